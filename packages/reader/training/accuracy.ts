// What the reader makes of the corpus, and of messages that nothing was made from, language by language: `node packages/reader/training/accuracy.ts`.
import { languages } from '../src/languages/language.ts'
import { answer } from '../src/line.ts'
import { corpusOf, type ExpectedItem, fair, tellsOfExpense, unseenOf, type Written } from './corpus.ts'

type Answer = ReturnType<typeof answer>
type AnsweredItem = Answer['items'][number]

for (const language of languages) {
  report(`${language}, known`, corpusOf(language))
  report(`${language}, unseen`, unseenOf(language))
}

function report(name: string, messages: readonly Written[]): void {
  const read = messages.map((written) => ({ written, answered: answer(written) }))
  const none = read.filter(({ written }) => !tellsOfExpense(written))
  const booked = none.filter(({ answered }) => books(answered))
  const wrong = read.filter(
    ({ written, answered }) =>
      tellsOfExpense(written) && books(answered) && !sameAmounts(written.expect.items ?? [], answered.items),
  )
  const right = read.filter(({ written, answered }) => isRight(written, answered))
  process.stdout.write(
    `${name}: ${((100 * right.length) / read.length).toFixed(1)} % of ${read.length} messages right in kind, ` +
      `amounts, currency and day; ${booked.length} of ${none.length} booked that are no expense; ` +
      `${wrong.length} wrong amounts\n`,
  )
}

function books({ kind }: Answer): boolean {
  return kind === 'expense' || kind === 'expenses'
}

function isRight(written: Written, answered: Answer): boolean {
  if (!tellsOfExpense(written) || !books(answered)) return allows(written.expect.kind, answered.kind)
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
