import { dayIn } from '../i18n/format.ts'
import { useAuth } from '../sign-in/auth-context.tsx'

/** Today, `YYYY-MM-DD`, in the time zone of the signed-in person. */
export function useToday(): string {
  return dayIn(useAuth().user?.timezone)
}
