import { enMoney } from './en.money.ts'
import { esMoney } from './es.money.ts'
import { frMoney } from './fr.money.ts'
import type { MoneyBook } from './language.ts'
import { ptMoney } from './pt.money.ts'

/** The words from which amounts are read, in every language. */
export const moneyBooks: readonly MoneyBook[] = [esMoney, enMoney, ptMoney, frMoney]
