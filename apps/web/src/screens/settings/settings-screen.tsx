import { languages, limits, type Settings, SettingsChange } from '@casita/contract'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { ThemeSwitch } from '../../components/theme-switch.tsx'
import { usePageTitle } from '../../components/use-page-title.ts'
import { useSessions } from '../../data/sessions.ts'
import { useChangeSettings, useSettings } from '../../data/settings.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { fieldText } from '../../i18n/i18n.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { isLanguage } from '../../i18n/visitors-language.ts'
import { paths } from '../../paths.ts'
import { phoneText } from '../../shell/phone-text.ts'
import { useTell } from '../../shell/use-tell.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, WaitsForConnection } from '../../ui/form.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useEdited } from '../../ui/use-edited.ts'
import { ChatPreferences } from './chat-preferences.tsx'
import { DataSheet } from './data-sheet.tsx'
import { SessionsSheet } from './sessions-sheet.tsx'
import { TimeZoneField } from './time-zone-field.tsx'

function Profile() {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  const { user } = useAuth()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Avatar id={user?.id} name={user?.name} picture={user?.profile_picture} size="lg" />
      <div className="min-w-0 flex-1 basis-28">
        <p className="font-semibold wrap-anywhere">{user?.name}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">{user?.email}</p>
        {/* It is the number that was verified. */}
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft wrap-anywhere">
          {user?.phone_number ? phoneText(user.phone_number) : t('noPhone')}
          <Badge tone={user?.is_validated ? 'evergreen' : 'amber'}>
            {user?.is_validated ? common('verified') : t('notVerified')}
          </Badge>
        </p>
      </div>
    </div>
  )
}

function SettingsForm({ settings }: { settings: Settings }) {
  const { t } = useTranslation('settings')
  const failureText = useFailureText()
  const save = useChangeSettings()
  const tell = useTell()
  const [{ name, preferred_language: language, timezone }, edit] = useEdited(settings)
  const [city, setCity] = useState('')
  const [cityUnchosen, setCityUnchosen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { isSuccess, isError, reset } = save
  const form = [name, language, timezone, city].join('\n')
  /** The values saved last; once the form is changed again, no confirmation is shown. */
  const [sent, setSent] = useState('')

  useEffect(() => {
    if (!isSuccess && !isError) return undefined
    const timer = setTimeout(reset, limits.settingsMessageDuration)
    return () => clearTimeout(timer)
  }, [isSuccess, isError, reset])

  function submit() {
    const parsed = z.safeParse(SettingsChange, { name, preferred_language: language, timezone })
    // The confirmation or error of the previous save does not apply to this one.
    reset()
    if (!parsed.success) return setProblem(fieldText(parsed.error.issues[0]?.message ?? ''))
    if (city.trim()) return setCityUnchosen(true)
    setSent(form)
    tell(save.mutateAsync(parsed.data), {
      done: () => ({ title: t('saved') }),
      failed: t('failed'),
      duration: limits.settingsMessageDuration,
      inPlace: true,
    })
  }

  return (
    <Form className="grid gap-5" onSubmit={submit}>
      <Field label={t('name')} error={problem}>
        {(control) => (
          <Input
            {...control}
            value={name}
            autoComplete="name"
            maxLength={100}
            onChange={(event) => {
              edit({ name: event.target.value })
              setProblem(null)
            }}
          />
        )}
      </Field>
      <Field label={t('language')} hint={t('languageHint')}>
        {(control) => (
          <Select
            {...control}
            value={language}
            onChange={({ target }) => isLanguage(target.value) && edit({ preferred_language: target.value })}
          >
            {languages.map((code) => (
              <option key={code} value={code} lang={code}>
                {languageNames[code]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TimeZoneField
        zone={timezone}
        onChange={(zone) => edit({ timezone: zone })}
        search={city}
        onSearch={(text) => {
          setCity(text)
          setCityUnchosen(false)
        }}
        unchosen={cityUnchosen}
      />
      <WaitsForConnection when={save.isPaused} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" busy={save.isPending}>
          {t('save')}
        </Button>
        <p role="status" className={`font-semibold ${isError ? 'text-terracotta-ink' : 'text-evergreen'}`}>
          {sent === form && isSuccess && t('saved')}
          {sent === form && isError && failureText(save.error, t('failed'))}
        </p>
      </div>
    </Form>
  )
}

/** The skeleton of the form. */
function FormSkeleton() {
  return (
    <div aria-hidden="true" className="grid h-115 content-between md:h-110">
      {['name', 'language', 'timezone'].map((field) => (
        <div key={field} className="grid gap-2.5">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-12 rounded-md" />
        </div>
      ))}
      <Skeleton className="h-11 w-36 rounded-md" />
    </div>
  )
}

/** The person's settings, sessions and data. */
export function SettingsScreen() {
  const { t } = useTranslation('settings')
  const failureText = useFailureText()
  const { data, error, refetch, isFetching } = useSettings()
  // Requested together with the settings; they are rendered below them.
  useSessions()
  usePageTitle(t('title'))
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-4 md:gap-6">
      <div className="max-md:sr-only">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-1.5 text-ink-soft">{t('subtitle')}</p>
      </div>
      <Sheet spaced title={t('profile')}>
        <Profile />
        {data ? (
          <SettingsForm settings={data} />
        ) : error ? (
          <ErrorState
            message={failureText(error, t('loadFailed'))}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <FormSkeleton />
        )}
      </Sheet>
      {data && (
        <Sheet spaced title={t('chat')}>
          <ChatPreferences settings={data} />
        </Sheet>
      )}
      {/* Not under the skeleton: nothing that could be pressed moves when the settings arrive. */}
      {(data || error) && (
        <>
          <Sheet spaced title={t('appearance')}>
            <ThemeSwitch />
          </Sheet>
          <SessionsSheet />
          <DataSheet />
          <p className="flex gap-6">
            <Link className="link inline-flex min-h-11 items-center" to={paths.dashboard}>
              {t('dashboard')}
            </Link>
            <Link className="link inline-flex min-h-11 items-center" to={paths.expenses}>
              {t('expenses')}
            </Link>
          </p>
        </>
      )}
    </div>
  )
}
