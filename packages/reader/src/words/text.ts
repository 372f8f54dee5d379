import { interned, memoised } from './caching.ts'

/** The kind of a token. A break is a line end or a punctuation mark that ends a clause. */
type TokenKind = 'word' | 'number' | 'sign' | 'break' | 'emoji'

/** A stretch of characters of the message. */
export interface Token {
  readonly kind: TokenKind
  /** Lower case, without accents; digits as 0-9, whatever script they were written in. */
  readonly key: string
  /** Offsets in UTF-16 units of the message. */
  readonly start: number
  readonly end: number
  /** Whether no space precedes it. */
  readonly glued: boolean
}

const blank = 0
const letter = 1
const digit = 2
const breaker = 3
const sign = 4
const emoji = 5
const silent = 6

/** The zeros of the digit blocks that phones type: Arabic, Persian, Devanagari, full width. */
const zeros = [0x660, 0x6f0, 0x966, 0xff10]
const classes = new Uint8Array(0x10000).fill(255)
const folds = new Map<number, string>()

function classify(code: number): number {
  const char = String.fromCharCode(code)
  if (/\s/.test(char) || code === 0x202f || code === 0x2007)
    return code === 10 || code === 13 ? breaker : blank
  if (char === 'º' || char === 'ª' || char === '°') return sign
  if (/\p{L}/u.test(char)) return letter
  if (char >= '0' && char <= '9') return digit
  if (zeros.some((zero) => code >= zero && code <= zero + 9)) return digit
  if (/[,;.!?:()[\]{}"“”«»¿¡…，．؟،]/.test(char)) return breaker
  if (/[\p{M}\p{Cf}\p{Cc}]/u.test(char)) return silent
  if (code >= 0xd800 && code <= 0xdfff) return emoji
  if (/\p{Extended_Pictographic}/u.test(char)) return emoji
  return sign
}

function classOf(code: number): number {
  const known = classes[code] ?? sign
  if (known !== 255) return known
  const found = classify(code)
  classes[code] = found
  return found
}

function foldCode(code: number): string {
  const known = folds.get(code)
  if (known !== undefined) return known
  const zero = zeros.find((start) => code >= start && code <= start + 9)
  const char = String.fromCharCode(code)
  const folded =
    char === 'º' || char === 'ª'
      ? 'º'
      : zero === undefined
        ? char.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace('œ', 'oe').replace('ß', 'ss')
        : String(code - zero)
  folds.set(code, folded)
  return folded
}

/** Returns the text in lower case without accents, as every word is looked up. */
export function fold(text: string): string {
  let folded = ''
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= 97 && code <= 122) folded += text[at]
    else if (code < 128) folded += code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : text[at]
    else if (classOf(code) !== silent) folded += foldCode(code)
  }
  return folded
}

/**
 * Words that only an accent distinguishes from others: Portuguese 'é' (is) from 'e' (and), Spanish 'sí' (yes) from
 * 'si' (if), 'té' (tea) from 'te' (you) and 'uñas' (nails) from 'unas' (some).
 */
const accented: Readonly<Record<string, string>> = { é: 'eh', sí: 'sip', té: 'tea', uñas: 'unhas' }

const folded = memoised((word) =>
  interned((word.length < 5 ? accented[word.toLowerCase()] : undefined) ?? fold(word)),
)
/** Expands a lone 'q', which is short for 'que' in Spanish and Portuguese. */
const plain = memoised((word) => interned(word === 'q' ? 'que' : word))

function wordKey(word: string): string {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    if (code < 97 || code > 122) return folded(word)
  }
  return plain(word)
}

/**
 * English contractions that belong to the word before the apostrophe; elsewhere an apostrophe separates two words
 * (l'eau).
 */
const clitics = new Set(['s', 't', 'm', 're', 've', 'll', 'd'])

function isApostrophe(char: string | undefined): boolean {
  return char === "'" || char === '’' || char === '´' || char === '`'
}

function isDigitAt(text: string, at: number): boolean {
  return at < text.length && classOf(text.charCodeAt(at)) === digit
}

function wordEnd(text: string, from: number): number {
  let at = from
  while (at < text.length) {
    const found = classOf(text.charCodeAt(at))
    if (found !== letter && found !== silent) break
    at++
  }
  return at
}

/** Whether a character is a non-breaking or thin space, which groups thousands in print and dictation. */
function isGroupingBlank(code: number): boolean {
  return code === 0xa0 || code === 0x202f || code === 0x2009 || code === 0x2007
}

function startsGroupOfThree(text: string, at: number): boolean {
  return isDigitAt(text, at) && isDigitAt(text, at + 1) && isDigitAt(text, at + 2) && !isDigitAt(text, at + 3)
}

const separators: ReadonlyMap<string, string> = new Map([
  ['.', '.'],
  [',', ','],
  ['．', '.'],
  ['，', ','],
  ['٫', '.'],
  ['٬', ','],
  ["'", "'"],
  ['’', "'"],
])

/** Reads a number with its separators; a separator counts when a digit follows it. */
function numberAt(text: string, from: number): { key: string; end: number } {
  let key = ''
  let at = from
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (classOf(code) === digit) {
      key += code < 128 ? text[at] : foldCode(code)
      at++
      continue
    }
    const separator = separators.get(text.charAt(at))
    if (separator !== undefined && isDigitAt(text, at + 1)) key += separator
    else if (isGroupingBlank(code) && startsGroupOfThree(text, at + 1)) key += ' '
    else break
    at++
  }
  return { key, end: at }
}

/** Matches one emoji with its modifiers: skin tones, joined emoji, the two letters of a flag. */
const picture = /(?:\p{RI}{2}|.)[\p{M}\p{EMod}]*(?:\u200D\p{ExtPict}[\p{M}\p{EMod}]*)*/suy

function emojiEnd(text: string, from: number): number {
  picture.lastIndex = from
  return from + (picture.exec(text)?.[0].length ?? 1)
}

/** Returns the key of a token; empty when there is none. */
export function keyAt(tokens: readonly Token[], at: number): string {
  return (at < 0 ? undefined : tokens[at])?.key ?? ''
}

/**
 * Splits a message into words, numbers, signs, breaks and emoji. Hyphens and apostrophes that join words yield no
 * token.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  let last = 0
  while (at < text.length) {
    const kind = kindAt(text, at)
    if (kind === null) {
      at++
      continue
    }
    const { key, end } = tokenAt(text, at, kind)
    if (!isJoiningHyphen(text, at)) tokens.push({ kind, key, start: at, end, glued: at === last && at > 0 })
    at = kind === 'word' && isApostrophe(text[end]) ? end + 1 : end
    last = at
  }
  return tokens
}

/** Returns the kind of the token that starts here; null between tokens. */
function kindAt(text: string, at: number): TokenKind | null {
  const found = classOf(text.charCodeAt(at))
  if (found === blank || found === silent) return null
  if (found === letter) return 'word'
  if (found === digit || startsFraction(text, at)) return 'number'
  if (found === emoji) return 'emoji'
  return found === breaker ? 'break' : 'sign'
}

function tokenAt(text: string, start: number, kind: TokenKind): { key: string; end: number } {
  switch (kind) {
    case 'word':
      return wordAt(text, start)
    case 'number': {
      const { key, end } = numberAt(text, start)
      return { key: /^[.,]/.test(key) ? `0${key}` : key, end: Math.max(end, start + 1) }
    }
    case 'emoji': {
      const end = emojiEnd(text, start)
      return { key: text.slice(start, end).replace(/[\uFE0F\p{EMod}]|\u200D[♀♂]/gu, ''), end }
    }
    default: {
      const sign = text[start] ?? ''
      return { key: signs[sign] ?? fold(sign), end: start + 1 }
    }
  }
}

/** Signs that are read as another one. */
const signs: Readonly<Record<string, string>> = { '\n': '\n', '\r': '\n', '×': 'x' }

/** Reads a word, with a contraction that an apostrophe joins to it ("it's", "I'd"). */
function wordAt(text: string, start: number): { key: string; end: number } {
  const end = wordEnd(text, start)
  const key = wordKey(text.slice(start, end))
  if (!isApostrophe(text[end])) return { key, end }
  const tailEnd = wordEnd(text, end + 1)
  const tail = fold(text.slice(end + 1, tailEnd))
  const isJoined = clitics.has(tail) && !(tail === 'd' && key.length === 1)
  return isJoined ? { key: key + tail, end: tailEnd } : { key, end }
}

/** Whether a '.' or ',' starts a fraction: '.50' or ',50' after a space or a currency sign. */
function startsFraction(text: string, at: number): boolean {
  if (text[at] !== '.' && text[at] !== ',') return false
  const before = at === 0 ? blank : classOf(text.charCodeAt(at - 1))
  return (
    (before === blank || isMoneySign(text[at - 1])) && isDigitAt(text, at + 1) && !isDigitAt(text, at + 3)
  )
}

function isMoneySign(char: string | undefined): boolean {
  return char !== undefined && '$€£¥'.includes(char)
}

function isJoiningHyphen(text: string, at: number): boolean {
  const char = text[at]
  if (char !== '-' && char !== '‐' && char !== '‑' && char !== '_') return false
  return (
    at > 0 &&
    classOf(text.charCodeAt(at - 1)) === letter &&
    at + 1 < text.length &&
    classOf(text.charCodeAt(at + 1)) === letter
  )
}
