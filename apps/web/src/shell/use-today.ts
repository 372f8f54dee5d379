import { useCallback, useSyncExternalStore } from 'react'
import { watchDay } from '../data/day-watch.ts'
import { dayIn } from '../i18n/format.ts'
import { useAuth } from '../sign-in/auth-context.tsx'

/** Today, `YYYY-MM-DD`, in the time zone of the signed-in person; the next day begins on an open page, too. */
export function useToday(): string {
  const timeZone = useAuth().user?.timezone
  const watch = useCallback((onNewDay: () => void) => watchDay(timeZone, onNewDay), [timeZone])
  return useSyncExternalStore(watch, () => dayIn(timeZone))
}
