import { exampleAmounts, registrationCurrency } from '@casita/contract'
import { useHousehold } from '../data/households.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useAuth } from '../sign-in/auth-context.tsx'

/** What the examples of an expense cost, in dollars or euros: some shopping, a visit to the pharmacy, a bus ride. */
export const worths = { one: 8.5, two: 12.3, three: 1.2 } as const

/** Writes an amount that is worth so many dollars or euros as the household's members would. */
export function useExampleAmount(): (worth: number) => string {
  const language = useLanguage()
  const { user } = useAuth()
  const { data: household } = useHousehold(user?.has_household ?? false)
  const currency = household?.currency ?? registrationCurrency
  return exampleAmounts(currency, language)
}
