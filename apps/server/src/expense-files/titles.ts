import { currencies } from '@casita/contract'
import { fold } from '../folding.ts'

/** A column's name without its currency, folded, and that currency as written; empty without one. */
export interface Title {
  name: string
  unit: string
}

/**
 * A currency behind the name of a column: in brackets, or after a blank ('Importe en US$', 'Débit euros', 'Amount
 * EUR').
 */
const inBrackets = /\s*\(([^()]*)\)$/
const atTheEnd = new RegExp(
  `\\s+(?:(?:en|in|em)\\s+)?((?:[A-Z]|[Uu][Ss]?)?\\$[sS]?|u\\$s|€|£|${currencies.join('|')}|[Ee]uros?|[Pp]esos|[Dd][oó]lares|[Dd]ollars|[Rr]eais)$`,
)

/** Splits the name of a column into its words and its currency. */
export function titleOf(column: string): Title {
  const trimmed = column.trim()
  const found = inBrackets.exec(trimmed) ?? atTheEnd.exec(trimmed)
  const words = found ? trimmed.slice(0, found.index) : trimmed
  return { name: fold(words.replace(/[_.]/g, ' ')), unit: found?.[1] ?? '' }
}
