import type { Expense } from '@casita/contract'
import { useTranslation } from '../i18n/use-translation.ts'
import { useAuth } from '../sign-in/auth-context.tsx'
import { nameAmong, type Person } from './first-name.ts'

/** Names who recorded an expense in a row: 'you', or the shortest name that is unambiguous among these people. */
export function useAuthor(people: readonly Person[]) {
  const { t } = useTranslation()
  const { user } = useAuth()
  return ({ user_id, user_name }: Pick<Expense, 'user_id' | 'user_name'>) =>
    user_id === user?.id ? t('you') : nameAmong(people, user_id, user_name)
}
