import { dayIn } from '../i18n/format.ts'

/** Milliseconds between two looks at the clock. */
const interval = 30_000

/**
 * Calls back when a new day has begun in a time zone, soon after midnight or once the tab is visible again, until the
 * returned function is called.
 */
export function watchDay(timeZone: string | undefined, onNewDay: () => void): () => void {
  let day = dayIn(timeZone)
  const look = () => {
    const now = dayIn(timeZone)
    if (now === day) return
    day = now
    onNewDay()
  }
  const timer = setInterval(look, interval)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
