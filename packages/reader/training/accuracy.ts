// Reports how well the reader reads the corpus and the unseen messages, language by language: `node
// packages/reader/training/accuracy.ts`.
import { books } from '../src/languages/index.ts'
import { languages } from '../src/languages/language.ts'
import { answer } from '../src/line.ts'
import { tokenise } from '../src/words/text.ts'
import { type SenseType, Vocabulary } from '../src/words/vocabulary.ts'
import {
  corpusOf,
  type ExpectedItem,
  fair,
  tellsOfExpense,
  unseenBreakersOf,
  unseenOf,
  unseenTwinsOf,
  type Written,
} from './corpus.ts'

type Answer = ReturnType<typeof answer>
type AnsweredItem = Answer['items'][number]

const vocabulary = new Vocabulary(books)
const joining: ReadonlySet<SenseType> = new Set<SenseType>(['article', 'preposition', 'of', 'with', 'and'])

for (const language of languages) {
  report(`${language}, known`, corpusOf(language))
  report(`${language}, unseen`, unseenOf(language))
  report(`${language}, unseen that readers break on`, unseenBreakersOf(language))
  report(`${language}, unseen in families of twins`, unseenTwinsOf(language))
}

function report(name: string, messages: readonly Written[]): void {
  const read = messages.map((written) => ({ written, answered: answer(written) }))
  const none = read.filter(({ written }) => !tellsOfExpense(written))
  const booked = none.filter(({ answered }) => isBooked(answered))
  const wrong = read.filter(
    ({ written, answered }) =>
      tellsOfExpense(written) &&
      isBooked(answered) &&
      !sameAmounts(written.expect.items ?? [], answered.items),
  )
  const right = read.filter(({ written, answered }) => isRight(written, answered))
  const items = read
    .filter(({ written, answered }) => sameAmounts(written.expect.items ?? [], answered.items))
    .flatMap(({ written, answered }) => pairs(written.expect.items ?? [], answered.items))
  const filed = items.filter(([expected, own]) => allows(expected.category, own.category))
  const named = items.filter(([expected, own]) => isNamed(expected, own.description))
  process.stdout.write(
    `${name}: ${percent(right, read)} of ${read.length} messages right in kind, ` +
      `amounts, currency and day; ${booked.length} of ${none.length} booked that are no expense; ` +
      `${wrong.length} wrong amounts; of ${items.length} expenses ${percent(filed, items)} filed and ` +
      `${percent(named, items)} called as expected\n`,
  )
}

function percent(some: readonly unknown[], all: readonly unknown[]): string {
  return `${((100 * some.length) / all.length).toFixed(1)} %`
}

function pairs(
  expected: readonly ExpectedItem[],
  own: readonly AnsweredItem[],
): [ExpectedItem, AnsweredItem][] {
  return expected.flatMap((item, at) => {
    const its = own[at]
    return its === undefined ? [] : [[item, its] as [ExpectedItem, AnsweredItem]]
  })
}

/** Whether a description has all words of one accepted name, and no word that is in none of them. */
function isNamed({ description }: ExpectedItem, own: string): boolean {
  const names = fair(description).map((name) => (name === null || name === 'any' ? null : wordsOf(name)))
  const words = wordsOf(own)
  const allowed = new Set(names.flatMap((name) => name ?? []))
  return (
    names.some((name) => name === null || name.every((word) => words.includes(word))) &&
    (names.includes(null) || words.every((word) => allowed.has(word)))
  )
}

/**
 * Returns the words of a name without joining words: 'the milk at Aldi' gives 'milk' and 'Aldi', without 'the' and
 * 'at'.
 */
function wordsOf(name: string): string[] {
  const keys = tokenise(name).flatMap(({ kind, key }) => (kind === 'break' || kind === 'sign' ? [] : [key]))
  return keys.filter((key) => !vocabulary.root.get(key)?.senses?.some(({ type }) => joining.has(type)))
}

function isBooked({ kind }: Answer): boolean {
  return kind === 'expense' || kind === 'expenses'
}

function isRight(written: Written, answered: Answer): boolean {
  if (!tellsOfExpense(written) || !isBooked(answered)) return allows(written.expect.kind, answered.kind)
  const expected = written.expect.items ?? []
  return (
    sameAmounts(expected, answered.items) &&
    expected.every((item, at) => {
      const own = answered.items[at]
      return own !== undefined && allows(item.currency, own.currency) && allows(item.date, own.date)
    })
  )
}

function allows<T>(expected: Parameters<typeof fair<T>>[0] | undefined, own: T): boolean {
  return expected === undefined || fair(expected).some((each) => each === 'any' || each === own)
}

function sameAmounts(expected: readonly ExpectedItem[], own: readonly AnsweredItem[]): boolean {
  return expected.length === own.length && expected.every(({ amount }, at) => amount === own[at]?.amount)
}
