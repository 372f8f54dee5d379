import { countries } from '@casita/contract'

/** Argentina's long-distance form, for the one area code of two digits: +54 9 11 5555-0142. */
const buenosAires = /^\+549(11)(\d{4})(\d{4})$/

/** A number in E.164 with blanks, for the eye: country, then groups of which the last has four digits. */
export function phoneText(e164: string): string {
  const [, area, middle, last] = buenosAires.exec(e164) ?? []
  if (area) return `+54 9 ${area} ${middle}-${last}`
  const calling = countries.find(({ callingCode }) => e164.startsWith(`+${callingCode}`))?.callingCode
  if (!calling) return e164
  const rest = e164.slice(calling.length + 1)
  const head = rest.slice(0, -4).match(/\d{1,3}(?=(?:\d{3})*$)/g) ?? []
  return [`+${calling}`, ...head, rest.slice(-4)].join(' ')
}
