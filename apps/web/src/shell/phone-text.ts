import { countries } from '@casita/contract'

/** How some countries group their mobile numbers; elsewhere groups of three, and four at the end of ten digits. */
const customs: readonly [pattern: RegExp, text: string][] = [
  [/^\+549(11)(\d{4})(\d{4})$/, '+54 9 $1 $2-$3'],
  [/^\+549(\d{3})(\d{3})(\d{4})$/, '+54 9 $1 $2-$3'],
  [/^\+55(\d{2})(\d{5})(\d{4})$/, '+55 $1 $2-$3'],
]

function grouped(e164: string): string {
  const custom = customs.find(([pattern]) => pattern.test(e164))
  if (custom) return e164.replace(...custom)
  const calling = countries.find(({ callingCode }) => e164.startsWith(`+${callingCode}`))?.callingCode
  if (!calling) return e164
  const rest = e164.slice(calling.length + 1)
  const groups = rest.match(/\d{3}(?=\d{3})|\d+/g) ?? []
  return [`+${calling}`, ...groups].join(' ')
}

/** Formats an E.164 number for display, with no-break spaces and hyphens. */
export function phoneText(e164: string): string {
  return grouped(e164).replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060')
}
