import { laughter } from './laughter.ts'

/**
 * Blanks out links, laughter and other words that add nothing, keeping everything else in its place, and replaces
 * letters typed for zeros.
 */
export function blanked(text: string): string {
  const unlinked = withoutLinks(withoutMargins(text))
  return withZeros(
    endsInDigit(unlinked) ? unlinked : withoutCertainty(withoutAlso(withoutLaughter(unlinked))),
  )
}

/** Blanks out line breaks and blanks before and after a message: in it, a line break divides what is listed. */
function withoutMargins(text: string): string {
  return text.replace(/^\s+|\s+$/g, (margin) => ' '.repeat(margin.length))
}

/** Whether a message ends in a figure, and so in no word that adds nothing, as most messages do. */
function endsInDigit(text: string): boolean {
  const last = text.charCodeAt(text.length - 1)
  return last >= 48 && last <= 57
}

/** Blanks out web addresses, whose words and numbers mean nothing; everything else keeps its place. */
function withoutLinks(text: string): string {
  return text.replace(/(https?:\/\/|www\.)\S+/gi, (link) => ' '.repeat(link.length))
}

/** Blanks out laughter at the end of a message: 'kiosco 3.000, jajaja', 'uber 18 kkkk', 'no I did lol'. */
function withoutLaughter(text: string): string {
  return text.replace(laughterAtEnd, (laughing: string, at: number) =>
    /[\p{L}\d]/u.test(text.slice(0, at)) ? ' '.repeat(laughing.length) : laughing,
  )
}

const laughterAtEnd = new RegExp(`(?<=[\\s,.!?])${laughter}[\\s!.]*$`, 'iu')

/**
 * Blanks out a trailing 'también' or 'aussi' after the amount, which adds nothing: 'El cuaderno 120 también', 'pain
 * 2,10 aussi'.
 */
function withoutAlso(text: string): string {
  return text.replace(/(?<=\d)\s+(?:tambi[eé]n|tamb[eé]m|tbm?|too|as well|aussi)[\s!.]*$/iu, (also) =>
    ' '.repeat(also.length),
  )
}

/**
 * Blanks out how sure the writer is of a corrected amount, so that it is not read as a thing: 'No, eran 12 seguro',
 * 'it was 12 for sure'.
 */
function withoutCertainty(text: string): string {
  return text.replace(
    /(?<=^(?:no\W+|não\W+|non\W+)?(?:eran?|fue(?:ron)?|son|it was|foi|foram|c['’ ]?était)\b[^\n]*\d)\s+(?:seguro|segurísimo|for sure|com certeza|c['’ ]est sûr|sûr)[\s!.]*$/iu,
    (sure) => ' '.repeat(sure.length),
  )
}

/**
 * Replaces the letter 'o' with the zero that it stands for, typed or read off a bill: '3O€', '18.9oo'. A single 'o'
 * after a digit is kept: it makes an ordinal, as in '1o de maio'.
 */
function withZeros(text: string): string {
  return text.replace(
    /(?<=\d)O+(?=€|\b)|(?<=[.,]\d?)[oO]{1,2}(?![a-zA-Z])|(?<=\d)oo+(?![a-zA-Z])/g,
    (letters) => '0'.repeat(letters.length),
  )
}
