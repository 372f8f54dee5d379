import type { Context } from '../context.ts'
import type { Language } from '../languages/language.ts'
import type { Token } from './text.ts'

/** Currencies whose sign is 'Rs'. */
const rupees: ReadonlySet<string> = new Set(['INR', 'PKR', 'LKR', 'NPR', 'MUR', 'SCR'])

/** Whether a figure is next to the sign: '150 rs', 'rs 150', 'rs. 1,200'. */
function isBesideFigure(text: string, { start, end }: Token): boolean {
  return /\d ?$/.test(text.slice(0, start)) || /^\.? ?\d/.test(text.slice(end))
}

/**
 * Whether a currency sign or code is an ordinary word here: 'mad', 'Bob' or 'ils' unless in capitals or the
 * household's own currency; 'fr' and 's/' in other languages; French 'livré' (delivered) and 'càd' (that is).
 */
export function isOtherThanMoney(
  text: string,
  token: Token | undefined,
  language: Language,
  { currency }: Context,
) {
  if (token === undefined) return false
  const word = text.slice(token.start, token.end)
  if (token.key === 'cad' && word !== 'CAD') return /[à-ÿ]/i.test(word)
  if (/^(rm|tsh|ush)$/.test(token.key)) return !/^(RM|TSh|USh)$/.test(word)
  if (token.key === 'fr') return language !== 'fr' && currency !== 'CHF'
  if (token.key === 'rs')
    return language !== 'en' || !(word === 'Rs' || rupees.has(currency) || isBesideFigure(text, token))
  if (token.key === 's') return language === 'pt' && currency !== 'PEN'
  if (!/^(bob|cop|ils|mad|pen|ves)(e?s)?$/.test(token.key)) return /ée?s?$/.test(word)
  return token.key.slice(0, 3).toUpperCase() !== currency && /\p{Ll}/u.test(word)
}
