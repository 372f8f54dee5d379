import { createHash } from 'node:crypto'

const countries: readonly (readonly [prefix: string, country: string])[] = [
  ['598', 'UY'],
  ['595', 'PY'],
  ['593', 'EC'],
  ['591', 'BO'],
  ['351', 'PT'],
  ['57', 'CO'],
  ['56', 'CL'],
  ['55', 'BR'],
  ['54', 'AR'],
  ['52', 'MX'],
  ['51', 'PE'],
  ['49', 'DE'],
  ['44', 'GB'],
  ['39', 'IT'],
  ['34', 'ES'],
  ['33', 'FR'],
  ['1', 'US'],
]

// Brazilian areas 11 to 28 kept the ninth digit on WhatsApp; accounts of other areas often lack it.
const lastAreaWithNinthDigit = 28

/**
 * The digits by which WhatsApp identifies a number, not always those that were dialled: Argentine mobiles have a 9
 * after the country code, Mexican ones a 1, and Brazilian ones may lack the ninth digit.
 */
export const waIdOf = (number: string): string => {
  const digits = number.replace(/\D/g, '')
  if (/^54[^9]\d{9}$/.test(digits)) return `549${digits.slice(2)}`
  if (/^52\d{10}$/.test(digits)) return `521${digits.slice(2)}`
  const brazil = /^55(\d{2})9(\d{8})$/.exec(digits)
  if (brazil && Number(brazil[1]) > lastAreaWithNinthDigit) return `55${brazil[1]}${brazil[2]}`
  return digits
}

/** The business-scoped user id of a person, the same on every start. */
export const userIdOf = (waId: string): string => {
  const country = countries.find(([prefix]) => waId.startsWith(prefix))?.[1] ?? 'ZZ'
  const number = BigInt(`0x${createHash('sha256').update(`user:${waId}`).digest('hex').slice(0, 18)}`)
  return `${country}.${(number % 10n ** 20n).toString().padStart(20, '0')}`
}

/** Whether a text can be a phone number: 7 to 15 digits, with a plus, spaces, dots, dashes or parentheses. */
export const isNumber = (text: string): boolean =>
  /^\+?[\d\s().-]+$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''))

/** Whether a number has WhatsApp. Those ending in 0000 have not, so that a failing send can always be tried. */
export const isOnWhatsApp = (waId: string): boolean => !waId.endsWith('0000')
