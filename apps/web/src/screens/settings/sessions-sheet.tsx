import type { Session } from '@casita/contract'
import { useEndOtherSessions, useEndSession, useSessions } from '../../data/sessions.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useTell } from '../../shell/use-tell.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { browserIn } from './browser-name.ts'

interface RowProps {
  session: Session
  /** Whether it is being ended. */
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
    // With no-break spaces, to stay on one line.
    day: format.instant(session.last_used_at, user?.timezone).replaceAll(' ', '\u00a0'),
    time: format.time(session.last_used_at, user?.timezone),
  }
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3">
      <div className="min-w-0 flex-1 basis-30">
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

/** The person's sessions, with buttons to end them. */
export function SessionsSheet() {
  const { t } = useTranslation('settings')
  const failureText = useFailureText()
  const { data, error, refetch, isFetching } = useSessions()
  const end = useEndSession()
  const endOthers = useEndOtherSessions()
  const tell = useTell()
  const failed = t('sessions.failed')
  return (
    <Sheet spaced title={t('sessions.title')}>
      {data ? (
        <>
          <ul className="grid grid-cols-1 gap-4">
            {data.map((session) => (
              <Row
                key={session.id}
                session={session}
                busy={end.isPending && end.variables === session.id}
                onEnd={() =>
                  tell(end.mutateAsync(session.id), {
                    done: () => ({ title: t('sessions.ended') }),
                    failed,
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
                  tell(endOthers.mutateAsync(), {
                    done: ({ ended: count }) => ({ title: t('sessions.othersEnded', { count }) }),
                    failed,
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
        <Skeleton className="h-11" />
      )}
    </Sheet>
  )
}
