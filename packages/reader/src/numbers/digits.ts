/**
 * Returns the value of a figure in whole hundredths, or all possible values if its separators contradict each other.
 * One or two digits after the last separator are decimals, three are thousands, whichever separator is used; two
 * different separators resolve each other.
 */
export function parseDigits(raw: string): readonly number[] {
  if (/^\d+$/.test(raw)) return [Number(raw) * 100]
  const [, units, cents] = /^(\d+)[.,](\d\d?)$/.exec(raw) ?? []
  if (units !== undefined && cents !== undefined) return [decimalOf(units, cents)]
  const parts = raw.split(/[.,' ]/)
  const signs = raw.replace(/\d/g, '')
  const head = parts[0] ?? ''
  const tail = parts[parts.length - 1] ?? ''
  const last = signs[signs.length - 1] ?? ''
  const groups = parts.slice(1)
  const wellGrouped = (list: readonly string[]) =>
    head.length <= 3 && !(head.length > 0 && head[0] === '0') && list.every((part) => part.length === 3)
  const oneSign = signs.split('').every((sign) => sign === last)
  const decimal = decimalOf(parts.slice(0, -1).join(''), tail)
  const whole = Number(parts.join('')) * 100

  if (signs.length === 1) {
    if (tail.length <= 2 && last !== ' ') return [decimal]
    if (tail.length === 3 && wellGrouped(groups)) return [whole]
    return distinct(decimal, whole)
  }
  if (oneSign) {
    if (wellGrouped(groups)) return [whole]
    return tail.length <= 2 ? distinct(decimal, whole) : distinct(whole)
  }
  if (/^'[.,]+$/.test(signs) && wellGrouped(groups)) return [whole]
  // "1.086'40": written by hand, an apostrophe separates the decimals if another sign separates the thousands.
  if (/^([.,])\1*'$/.test(signs) && tail.length === 2 && wellGrouped(groups.slice(0, -1))) return [decimal]
  const lastIsOnce = !signs.slice(0, -1).includes(last)
  if (lastIsOnce && last !== ' ' && last !== "'" && tail.length <= 2 && wellGrouped(groups.slice(0, -1))) {
    return isMixed(signs.slice(0, -1)) ? distinct(decimal, whole) : [decimal]
  }
  return distinct(decimal, whole)
}

/** Whether a figure has exactly one separator with three digits after it, which is ambiguous before a unit like 'k'. */
export function isSingleGroup(raw: string): boolean {
  return /^\d{1,3}[.,]\d{3}$/.test(raw)
}

/** Returns a single group read as decimals, in whole hundredths: '4.500' as four and a half. */
export function asDecimals(raw: string): number {
  const [head = '', tail = ''] = raw.split(/[.,]/)
  return decimalOf(head, tail)
}

function isMixed(signs: string): boolean {
  return signs.split('').some((sign) => sign !== signs[0])
}

function decimalOf(head: string, tail: string): number {
  return Number(head) * 100 + Math.round(Number(`0.${tail}`) * 100)
}

function distinct(...values: number[]): number[] {
  return [...new Set(values)]
}
