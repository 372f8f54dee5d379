import type { Session } from '@casita/contract'
import { useEndOtherSessions, useEndSession, useSessions } from '../../data/sessions.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.ts'
import { browserIn } from './browser-name.ts'
import { Sheet } from './sheet.tsx'

interface RowProps {
  session: Session
  /** It is being ended. */
  busy: boolean
  onEnd: () => void
}

function Row({ session, busy, onEnd }: RowProps) {
  const { t } = useTranslation('settings')
  const { user } = useAuth()
  const format = useFormat()
  const { browser, system } = browserIn(session.user_agent)
  const name =
    browser && system
      ? t('sessions.browser', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'))
  const used = {
    day: format.instant(session.last_used_at, user?.timezone),
    time: format.time(session.last_used_at, user?.timezone),
  }
  return (
    <li className="flex min-h-11 items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {name}
          {session.is_current && <Badge>{t('sessions.current')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">{t('sessions.lastUsed', used)}</p>
      </div>
      {!session.is_current && (
        <Button
          variant="quiet"
          size="sm"
          className="-mr-4"
          busy={busy}
          aria-label={t('sessions.endOf', { name, ...used })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}

/** Where the person is signed in, and how to end it. */
export function SessionsSheet() {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  const failureText = useFailureText()
  const { data, error, refetch, isFetching } = useSessions()
  const end = useEndSession()
  const endOthers = useEndOtherSessions()
  const failed = (failure: unknown) =>
    showToast({
      title: common('error'),
      description: failureText(failure, t('sessions.failed')),
      tone: 'error',
    })
  return (
    <Sheet title={t('sessions.title')}>
      {data ? (
        <>
          <ul className="grid gap-4">
            {data.map((session) => (
              <Row
                key={session.id}
                session={session}
                busy={end.isPending && end.variables === session.id}
                onEnd={() =>
                  end.mutate(session.id, {
                    onSuccess: () => showToast({ title: t('sessions.ended') }),
                    onError: failed,
                  })
                }
              />
            ))}
          </ul>
          {data.length > 1 && (
            <div>
              <Button
                busy={endOthers.isPending}
                onClick={() =>
                  endOthers.mutate(undefined, {
                    onSuccess: ({ ended: count }) =>
                      showToast({ title: t('sessions.othersEnded', { count }) }),
                    onError: failed,
                  })
                }
              >
                {t('sessions.others')}
              </Button>
            </div>
          )}
        </>
      ) : error ? (
        <ErrorState
          message={failureText(error, t('sessions.loadFailed'))}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Skeleton className="h-11 rounded-md" />
      )}
    </Sheet>
  )
}
