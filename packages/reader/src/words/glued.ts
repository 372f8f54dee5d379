import type { Language } from '../languages/language.ts'
import type { Token } from './text.ts'
import type { Sense, SenseType, Vocabulary } from './vocabulary.ts'

/** What a number and its unit are written with. */
const ofMoney: ReadonlySet<SenseType> = new Set<SenseType>(['number', 'times', 'currency', 'coin'])

/** More words are not run together by mistake. */
const most = 5

/** How a stretch of a word may be read where it is a word of its own. */
type IsPiece = (piece: string, index: number) => boolean

/**
 * The words of a message, those parted that were run together: 'ciento veintemil', 'ninetyfive', 'cinquentareais'; and
 * beside a figure without a blank also others: '9lucasla feria', 'luas2.60thismorning', 'gaveher40'. Only a word that is
 * known by itself stays whole.
 */
export function unglued(
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
  // A number with a letter too few is no two of them: 'dosciento', 'sixten'.
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

/** What a run of words begins with behind a figure, and before one: '9 lucas la', '60 this morning', 'gave her 40'. */
const behindFigure: ReadonlySet<SenseType> = new Set<SenseType>([
  'article', 'preposition', 'of', 'currency', 'coin', 'times', 'minor', 'day',
]) // biome-ignore format: a list to read at a glance
const aheadOfFigure: ReadonlySet<SenseType> = new Set<SenseType>(['spend', 'cost', 'day'])

/** Beside a figure, a word of two letters is only believed where it is one of the grammar. */
const small: ReadonlySet<SenseType> = new Set<SenseType>(['article', 'preposition', 'of', 'day', 'pronoun'])

function mayBeRunTogether(vocabulary: Vocabulary, { kind, key, start, end }: Token): boolean {
  const isPlain = kind === 'word' && key.length > 5 && key.length < 25 && end - start === key.length
  return isPlain && vocabulary.steps(key).length === 0
}

/** 'ochentay5', 'cinquentae5': tens and what joins the last digit to them, which is glued to it. */
function isTensAnd(vocabulary: Vocabulary, key: string, languages: readonly Language[]): boolean {
  return sensesOf(vocabulary, key.slice(0, -1)).some(
    ({ language, type, value }) =>
      type === 'number' &&
      isWritten(language, languages) &&
      /^[2-9]0$/.test(value) &&
      ((language === 'es' && key.endsWith('y')) || (language === 'pt' && key.endsWith('e'))),
  )
}

/** A number with its unit, all of one language. */
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

/** 'ochentay 5' ends in its joining word only before a figure, which has to follow by itself. */
function endsInMoney(vocabulary: Vocabulary, pieces: readonly string[]): boolean {
  const isNumber = pieces.some((piece) =>
    sensesOf(vocabulary, piece).some(({ type }) => type === 'number' || type === 'times'),
  )
  return isNumber && (pieces.at(-1)?.length ?? 0) > 2
}

/** The fewest pieces that a word is made of, each of which may be one; none where there are no such. */
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
