import type { Language } from '../languages/language.ts'
import type { Token } from './text.ts'
import type { Sense, SenseType, Vocabulary } from './vocabulary.ts'

/** The types of word that form an amount with its unit. */
const ofMoney: ReadonlySet<SenseType> = new Set<SenseType>(['number', 'times', 'currency', 'coin'])

/** The largest number of words that may have been run together by mistake. */
const most = 5

/** Whether a piece of a word may be read as a word of its own; `index` counts the pieces before it. */
type IsPiece = (piece: string, index: number) => boolean

/**
 * Splits words that were run together: 'ciento veintemil', 'ninetyfive', 'cinquentareais'; and, when written without a
 * space beside a figure, other words too: '9lucasla feria', 'luas2.60thismorning', 'gaveher40'. A word that is itself
 * known stays whole.
 */
export function splitGlued(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  languages: readonly Language[],
): readonly Token[] {
  let parted: Token[] | null = null
  for (const [at, token] of tokens.entries()) {
    const pieces = piecesOf(vocabulary, tokens, at, languages)
    if (pieces.length > 1) parted ??= tokens.slice(0, at)
    if (pieces.length > 1) parted?.push(...partedAs(token, pieces))
    else parted?.push(token)
  }
  return parted ?? tokens
}

function piecesOf(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  at: number,
  languages: readonly Language[],
): readonly string[] {
  const token = tokens[at]
  if (token === undefined || !mayBeRunTogether(vocabulary, token)) return []
  const { key } = token
  const next = tokens[at + 1]
  if (next?.glued === true && /^[1-9]$/.test(next.key) && isTensAnd(vocabulary, key, languages))
    return [key.slice(0, -1), key.slice(-1)]
  // A misspelt number word is not two words run together: 'dosciento', 'sixten'.
  if (vocabulary.nearMoney(key, 'number', languages, () => true).length > 0) return []
  const money = inOneLanguage(vocabulary, key, languages)
  if (money.length > 0) return money
  const isBehind = token.glued && tokens[at - 1]?.kind === 'number'
  const isAhead = tokens[at + 1]?.glued === true && tokens[at + 1]?.kind === 'number'
  if (!isBehind && !isAhead) return []
  const leading = isBehind ? behindFigure : aheadOfFigure
  const isKnown: IsPiece = (piece, index) =>
    index === 0
      ? sensesOf(vocabulary, piece).some(
          ({ language, type }) => leading.has(type) && isWritten(language, languages),
        )
      : vocabulary.smallWord(piece) !== null ||
        sensesOf(vocabulary, piece).some(({ language, type }) =>
          piece.length > 2
            ? isWritten(language, languages)
            : small.has(type) && isWritten(language, languages),
        )
  return part(key, isKnown)
}

/**
 * The types that the first piece may have after a figure and before one: '9 lucas la', '60 this morning', 'gave her
 * 40'.
 */
const behindFigure: ReadonlySet<SenseType> = new Set<SenseType>([
  'article', 'preposition', 'of', 'currency', 'coin', 'times', 'minor', 'day',
]) // biome-ignore format: a list to read at a glance
const aheadOfFigure: ReadonlySet<SenseType> = new Set<SenseType>(['spend', 'cost', 'day'])

/** The types that a two-letter word beside a figure must have to be believed. */
const small: ReadonlySet<SenseType> = new Set<SenseType>(['article', 'preposition', 'of', 'day', 'pronoun'])

function mayBeRunTogether(vocabulary: Vocabulary, { kind, key, start, end }: Token): boolean {
  const isPlain = kind === 'word' && key.length > 5 && key.length < 25 && end - start === key.length
  return isPlain && vocabulary.steps(key).length === 0
}

/** Whether a word is tens with a joining letter before an attached digit: 'ochentay5', 'cinquentae5'. */
function isTensAnd(vocabulary: Vocabulary, key: string, languages: readonly Language[]): boolean {
  return sensesOf(vocabulary, key.slice(0, -1)).some(
    ({ language, type, value }) =>
      type === 'number' &&
      isWritten(language, languages) &&
      /^[2-9]0$/.test(value) &&
      ((language === 'es' && key.endsWith('y')) || (language === 'pt' && key.endsWith('e'))),
  )
}

/** Splits a word into a number and its unit, all of one language. */
function inOneLanguage(
  vocabulary: Vocabulary,
  key: string,
  languages: readonly Language[],
): readonly string[] {
  for (const language of languages) {
    const isPiece: IsPiece = (piece, index) =>
      sensesOf(vocabulary, piece).some(
        (sense) =>
          sense.language === language &&
          (piece.length > 2 ? ofMoney.has(sense.type) : index > 0 && sense.type === 'and'),
      )
    const pieces = part(key, isPiece)
    if (pieces.length > 1 && endsInMoney(vocabulary, pieces)) return pieces
  }
  return []
}

/** Whether a piece is a number word and the last piece is more than a joining word: 'ochentay 5' is not split. */
function endsInMoney(vocabulary: Vocabulary, pieces: readonly string[]): boolean {
  const isNumber = pieces.some((piece) =>
    sensesOf(vocabulary, piece).some(({ type }) => type === 'number' || type === 'times'),
  )
  return isNumber && (pieces.at(-1)?.length ?? 0) > 2
}

/** Splits a word into the fewest pieces that are all accepted; returns an empty list when it cannot be split so. */
function part(word: string, isPiece: IsPiece): readonly string[] {
  let ways: { readonly at: number; readonly pieces: readonly string[] }[] = [{ at: 0, pieces: [] }]
  for (let count = 0; count < most && ways.length > 0; count++) {
    const longer: typeof ways = []
    for (const { at, pieces } of ways)
      for (let end = word.length; end > at + 1; end--) {
        const piece = word.slice(at, end)
        if (end - at === word.length || !isPiece(piece, count)) continue
        if (end === word.length) return [...pieces, piece]
        longer.push({ at: end, pieces: [...pieces, piece] })
      }
    ways = longer
  }
  return []
}

function sensesOf({ root }: Vocabulary, word: string): readonly Sense[] {
  return root.get(word)?.senses ?? []
}

function isWritten(language: Sense['language'], languages: readonly Language[]): boolean {
  return language === 'any' || languages.length === 0 || languages.includes(language)
}

function partedAs(token: Token, pieces: readonly string[]): readonly Token[] {
  let start = token.start
  return pieces.map((key, index) => {
    const piece = { ...token, key, start, end: start + key.length, glued: index === 0 && token.glued }
    start = piece.end
    return piece
  })
}
