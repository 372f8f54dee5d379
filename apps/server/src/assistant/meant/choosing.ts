import type { ChoosingWords } from '../replies/heard-words.ts'
import { everyLanguage } from '../replies/index.ts'
import { anyAnd, withoutPunctuation } from '../saying.ts'

/**
 * The indexes, among `count` things, that a few words choose by position in any language: 'the second', 'both', 'les
 * deux premières', 'the first and the last'; null if they choose none.
 */
export function chosenIndexes(text: string, count: number): number[] | null {
  const said = withoutPunctuation(text).split(' ')
  for (const { choosing } of everyLanguage) {
    const words = said.filter((word) => !has(choosing.aside, word))
    const places = words.length > 0 ? placesOf(choosing, words, count) : null
    if (places !== null) return places
  }
  return null
}

const anyArticle = everyLanguage.flatMap(({ choosing }) => choosing.articles.split(' ')).join('|')
/** A position in digits, as such or as it is written in a list of ordinals: '2', '2nd', '2da'. */
const digits = `[1-9](?:${everyLanguage.flatMap(({ choosing }) => choosing.places.flatMap(endsOfDigits)).join('|')})?`
/** A position in digits after an article, and any further ones: 'el 2 y el 4', 'la 2e', 'le 2, le 3 et le 5'. */
const numbered = new RegExp(
  `^(?:${anyArticle}) ${digits}(?:(?: (?:${anyAnd}))?(?: (?:${anyArticle}))? ${digits})*(?= |$)`,
)

/** What ordinals put behind a digit: 'nd' in 'second 2nd'. */
function endsOfDigits(words: string): string[] {
  return words.match(/(?<=\d)\p{L}+/gu) ?? []
}

/**
 * The indexes, among `count` listed things, that the beginning of a message chooses by digits; null if it chooses
 * none.
 */
export function numberedOf(text: string, count: number): number[] | null {
  const places =
    numbered
      .exec(withoutPunctuation(text))?.[0]
      .match(/\d/g)
      ?.map((place) => Number(place) - 1) ?? []
  return places.length > 0 && places.every((place) => place < count) ? [...new Set(places)] : null
}

/** Whether a word is an ordinal such as 'first' or 'second', or 'last'. */
export function isOrdinal(word: string): boolean {
  const said = withoutPunctuation(word)
  return everyLanguage.some(({ choosing }) => placeOf(choosing, said) >= 0 || has(choosing.last, said))
}

/** Whether a word means 'last', also in the plural ('last ones'). */
export function isLast(word: string): boolean {
  return everyLanguage.some(({ choosing }) => has(choosing.last, withoutPunctuation(word)))
}

/** The number that a few words consist of: 3 for 'los tres'; 0 for other words. */
export function countAlone(text: string): number {
  const said = withoutPunctuation(text).split(' ')
  for (const { choosing } of everyLanguage) {
    const [word = '', ...others] = said.filter((each) => !has(choosing.aside, each))
    if (others.length === 0 && countOf(choosing, word) > 0) return countOf(choosing, word)
  }
  return 0
}

function placesOf(choosing: ChoosingWords, words: readonly string[], count: number): number[] | null {
  const [word = '', ...others] = words
  const all = Array.from({ length: count }, (_, place) => place)
  if (others.length === 0 && (has(choosing.all, word) || countOf(choosing, word) === count))
    return count > 1 ? all : null
  const some = words.map((each) => countOf(choosing, each)).find((each) => each > 0) ?? 0
  if (others.length === 1 && some > 1 && some <= count) {
    if (words.some((each) => has(choosing.last, each))) return all.slice(-some)
    return words.some((each) => placeOf(choosing, each) === 0) ? all.slice(0, some) : null
  }
  const places = words.map((each) => (has(choosing.last, each) ? count - 1 : placeOf(choosing, each)))
  return places.every((place) => place >= 0 && place < count) ? all.filter((at) => places.includes(at)) : null
}

/** Whether a message refers anywhere to all of `count` things: 'delete both', 'supprime tout'. */
export function saysAllOf(text: string, count: number): boolean {
  const said = withoutPunctuation(text).split(' ')
  return everyLanguage.some(({ choosing }) =>
    said.some((word) => has(choosing.all, word) || (count > 1 && countOf(choosing, word) === count)),
  )
}

/** Whether a message only says that another one was meant. */
export function saysOtherOne(text: string): boolean {
  const said = withoutPunctuation(text)
  return everyLanguage.some(({ choosing, no: [no] }) =>
    choosing.otherOne.some((phrase) => said === phrase || said === `${no} ${phrase}`),
  )
}

/** Whether a message has a phrase for 'the other one': 'borrá la otra también'. */
export function namesOtherOne(text: string): boolean {
  const said = ` ${withoutPunctuation(text)} `
  return everyLanguage.some(({ theOther }) => theOther.some((phrase) => said.includes(` ${phrase} `)))
}

/** What follows an opening 'the other one'; null if a message does not begin with it. */
export function behindOtherOne(text: string): string | null {
  const said = withoutPunctuation(text)
  const phrases = everyLanguage.flatMap(({ choosing }) => choosing.otherOne)
  const longest = phrases.toSorted((a, b) => b.length - a.length)
  const phrase = longest.find((each) => said.startsWith(`${each} `))
  return phrase === undefined ? null : said.slice(phrase.length + 1)
}

function placeOf({ places }: ChoosingWords, word: string): number {
  return places.findIndex((place) => has(place, word))
}

/** 2 for 'two' and 'both'; 0 for a word that is not a number. */
function countOf({ counts }: ChoosingWords, word: string): number {
  const at = counts.findIndex((each) => has(each, word))
  return at < 0 ? 0 : at + 2
}

function has(words: string, word: string): boolean {
  return words.split(' ').includes(word)
}
