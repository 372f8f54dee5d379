import { commonTimeZones } from '@casita/contract'
import { useMemo, useRef } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { otherTimeZones, zoneFinder, zoneName } from './zone-names.ts'

interface TimeZoneFieldProps {
  zone: string
  onChange: (zone: string) => void
  /** The search text. */
  search: string
  onSearch: (search: string) => void
  /** Whether the form was submitted with search results none of which was chosen. */
  unchosen: boolean
}

/** The number of cities that a search shows. */
const mostFound = 4

/**
 * Lists the ten common time zones first, then all others. A search filters the list and shows the best match first,
 * which Enter chooses.
 */
export function TimeZoneField({ zone, onChange, search, onSearch, unchosen }: TimeZoneFieldProps) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const language = useLanguage()
  const isFound = useMemo(() => zoneFinder(language), [language])
  const select = useRef<HTMLSelectElement>(null)
  const others = useMemo(otherTimeZones, [])
  const matches = (each: string) => each === zone || search.trim() === '' || isFound(each, search)
  const groups = [
    { name: t('timezoneCommon'), zones: commonTimeZones.filter(matches) },
    { name: t('timezoneAll'), zones: others.filter(matches) },
  ]
  const isKnown = groups.some(({ zones }) => zones.some((each) => each === zone))
  const found = groups.flatMap(({ zones }) => zones).filter((each) => each !== zone)
  const choose = (each: string) => {
    onChange(each)
    onSearch('')
    select.current?.focus()
  }
  return (
    <div className="grid gap-2">
      <Field
        label={t('timezone')}
        hint={t('timezoneHint', { time: format.time(new Date().toISOString(), zone) })}
      >
        {(control) => (
          <Select {...control} ref={select} value={zone} onChange={(event) => onChange(event.target.value)}>
            {!isKnown && <option value={zone}>{zoneName(zone, language)}</option>}
            {groups
              .filter(({ zones }) => zones.length > 0)
              .map(({ name, zones }) => (
                <optgroup key={name} label={name}>
                  {zones.map((each) => (
                    <option key={each} value={each}>
                      {zoneName(each, language)}
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
        error={search && found.length === 0 ? t('timezoneNone') : unchosen ? t('timezoneUnchosen') : null}
      >
        {(control) => (
          <Input
            {...control}
            type="search"
            value={search}
            placeholder={t('timezoneSearch')}
            autoComplete="off"
            onChange={(event) => onSearch(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !search.trim()) return
              // Must not submit the form: nothing is chosen yet.
              event.preventDefault()
              if (found[0]) choose(found[0])
            }}
          />
        )}
      </Field>
      {search.trim() && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          {found.slice(0, mostFound).map((each) => (
            <Button key={each} size="sm" onClick={() => choose(each)}>
              {zoneName(each, language)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
