import { type Country, countries } from '@casita/contract'

/** A country, and a number without its calling code. */
export interface TypedPhone {
  country: Country
  number: string
}

/**
 * What a text in the number's field means: only digits, blanks, hyphens and parentheses; a pasted international
 * number tells its country by itself.
 */
export function readTyped(text: string, country: Country): TypedPhone {
  const allowed = (part: string) => part.replace(/[^\d\s()-]/g, '')
  const international = text.trim().startsWith('+') ? text.replace(/\D/g, '') : ''
  const known = countries.find(({ callingCode }) => international.startsWith(callingCode))
  if (!known || international.length < 8) return { country, number: allowed(text) }
  const rest = text.trim().slice(1).replace(known.callingCode, '')
  return { country: known.code, number: allowed(rest).trim() }
}
