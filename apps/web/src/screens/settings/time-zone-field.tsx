import { commonTimeZones } from '@casita/contract'
import { useMemo, useRef, useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'

/** 'America/Argentina/Buenos_Aires' as people say it: the city first. */
function cityOf(zone: string): string {
  const [city = zone, ...region] = zone.replaceAll('_', ' ').split('/').reverse()
  return region.length > 0 ? `${city} (${region.reverse().join(', ')})` : city
}

/** Lower case without accents, so that 'sao' finds São Paulo. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

interface TimeZoneFieldProps {
  zone: string
  onChange: (zone: string) => void
}

/** As many cities as a search shows at once. */
const mostFound = 4

/** The ten common time zones first, then every other one; a search shortens the list, and shows what it found first. */
export function TimeZoneField({ zone, onChange }: TimeZoneFieldProps) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const [search, setSearch] = useState('')
  const select = useRef<HTMLSelectElement>(null)
  const others = useMemo(() => {
    const known: readonly string[] = commonTimeZones
    return Intl.supportedValuesOf('timeZone').filter((each) => !known.includes(each))
  }, [])
  const matches = (each: string) => each === zone || plain(cityOf(each)).includes(plain(search.trim()))
  const groups = [
    { name: t('timezoneCommon'), zones: commonTimeZones.filter(matches) },
    { name: t('timezoneAll'), zones: others.filter(matches) },
  ]
  const isKnown = groups.some(({ zones }) => zones.some((each) => each === zone))
  const found = groups.flatMap(({ zones }) => zones).filter((each) => each !== zone)
  return (
    <div className="grid gap-2">
      <Field
        label={t('timezone')}
        hint={t('timezoneHint', { time: format.time(new Date().toISOString(), zone) })}
      >
        {(control) => (
          <Select {...control} ref={select} value={zone} onChange={(event) => onChange(event.target.value)}>
            {!isKnown && <option value={zone}>{cityOf(zone)}</option>}
            {groups
              .filter(({ zones }) => zones.length > 0)
              .map(({ name, zones }) => (
                <optgroup key={name} label={name}>
                  {zones.map((each) => (
                    <option key={each} value={each}>
                      {cityOf(each)}
                    </option>
                  ))}
                </optgroup>
              ))}
          </Select>
        )}
      </Field>
      <Field
        label={t('timezoneSearch')}
        hideLabel
        error={search && found.length === 0 ? t('timezoneNone') : null}
      >
        {(control) => (
          <Input
            {...control}
            type="search"
            value={search}
            placeholder={t('timezoneSearch')}
            autoComplete="off"
            onChange={(event) => {
              setSearch(event.target.value)
            }}
          />
        )}
      </Field>
      {search.trim() && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          {found.slice(0, mostFound).map((each) => (
            <Button
              key={each}
              size="sm"
              onClick={() => {
                onChange(each)
                setSearch('')
                select.current?.focus()
              }}
            >
              {cityOf(each)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
