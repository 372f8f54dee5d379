import { categoryKinds } from '../src/category-kind.ts'
import type { Context } from '../src/context.ts'
import { type Intent, intents } from '../src/intent.ts'
import { enCases } from '../src/languages/en.cases.ts'
import { esCases } from '../src/languages/es.cases.ts'
import { frCases } from '../src/languages/fr.cases.ts'
import { books } from '../src/languages/index.ts'
import { type LanguageBook, languages } from '../src/languages/language.ts'
import { ptCases } from '../src/languages/pt.cases.ts'
import { contextOf } from '../src/line.ts'
import type { Scan } from '../src/message/scan.ts'
import { scan } from '../src/scan-message.ts'
import { casesOf } from '../src/testing/cases.ts'
import { readSentence } from '../src/words/sentence.ts'
import { hash } from '../src/words/spelling.ts'
import { Vocabulary } from '../src/words/vocabulary.ts'
import { corpusOf, fair, tellsOfExpense, type Written } from './corpus.ts'

/** The percentage of things that are treated as unknown when reading the corpus. */
const unknown = 8

/** The intent of each kind of meaning in the tables and the corpus. */
const intentOf: Readonly<Record<string, Intent>> = {
  expense: 'spending',
  expenses: 'spending',
  query: 'question',
  budget: 'question',
  correction: 'correction',
  fix: 'correction',
  delete: 'correction',
  undo: 'correction',
  restore: 'correction',
  no: 'nothing',
  missing: 'nothing',
  not_expense: 'nothing',
}

/** A message to learn from. */
export interface Message {
  readonly scan: Scan
  /** The share of readers that would take it for each intent, in the order of `intents`. */
  readonly shares: readonly number[]
  /** Whether the reader has to ask about it. */
  readonly isOpen: boolean
  /** The expected amounts, in hundredths. */
  readonly amounts: readonly number[]
  /** The possible amounts when the reader has to ask, in hundredths. */
  readonly open: readonly number[]
  /** The accepted names of the expenses; null when they are not given for all. */
  readonly names: readonly string[] | null
  /** Its source: the tables are checked word by word, the corpus shows how people write. */
  readonly from: 'tables' | 'corpus'
  /** Whether the weights are only held to it, and nothing else is learned from it. */
  readonly isOnlyHeld: boolean
}

/** The hand-written messages of each language. */
export const tables = { es: esCases, en: enCases, pt: ptCases, fr: frCases }

/**
 * The word books were made with the corpus and would know every thing in it. To learn how unfamiliar messages read,
 * some things are left out when reading the corpus, always the same ones. The tables are read with all words.
 */
const fewer = books.map((book) => ({ ...book, kinds: withoutSome(book.kinds) }))
export const [vocabulary, poorer] = [new Vocabulary(books), new Vocabulary(fewer)]

/** Returns all messages of the tables and of the corpus. */
export function allMessages(): Message[] {
  return languages.flatMap((language) => [
    ...casesOf(language, tables[language]).map(({ text, context, expected, isOnlyHeld }) => ({
      scan: scanOf(vocabulary, text, context),
      ...intentIn(expected),
      amounts: amountsIn(expected),
      open: openIn(expected),
      names: namesIn(expected),
      from: 'tables' as const,
      isOnlyHeld,
    })),
    ...corpusOf(language).map((line) => ({
      scan: scanOf(poorer, line.text, contextOf(line)),
      ...intentIn(fair(line.expect.kind)[0] ?? ''),
      amounts: tellsOfExpense(line)
        ? (line.expect.items ?? []).map(({ amount }) => Math.round(amount * 100))
        : [],
      open: [],
      names: namesOf(line),
      from: 'corpus' as const,
      isOnlyHeld: false,
    })),
  ])
}

function scanOf(words: Vocabulary, text: string, context: Context): Scan {
  return scan(readSentence(words, text, context))
}

function withoutSome(kinds: LanguageBook['kinds']): LanguageBook['kinds'] {
  const isKept = (phrase: string) => (hash(phrase.trim()) >>> 0) % 100 >= unknown
  const fewer = { ...kinds }
  for (const kind of categoryKinds) fewer[kind] = kinds[kind].split(',').filter(isKept).join(',')
  return fewer
}

/** Returns the amounts that a line of the tables books, in hundredths: '500 food + 1200'. */
function amountsIn(expected: string): number[] {
  if (!/^\d/.test(expected)) return []
  return expected.split(' + ').map((item) => Math.round(Number.parseFloat(item) * 100))
}

/** Returns the amounts that a line of the tables asks about, in hundredths: '? 15000 | 45000'. */
function openIn(expected: string): number[] {
  if (!expected.startsWith('? ')) return []
  return expected
    .slice(2)
    .split(/ [+|] /)
    .map((amount) => Math.round(Number.parseFloat(amount) * 100))
}

/**
 * Returns the names that a line of the tables gives its expenses: '500 food "pan" + 1200 "leche"'; null when one has
 * none.
 */
function namesIn(expected: string): string[] | null {
  const names = [...expected.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name)
  return names.length > 0 && names.length === amountsIn(expected).length ? names : null
}

/** Returns the names that the author of a message accepts for its expenses; null when one is left open. */
function namesOf(line: Written): string[] | null {
  if (!tellsOfExpense(line)) return null
  const names = (line.expect.items ?? []).flatMap(({ description }) => fair(description ?? null))
  return names.every((name) => name !== null && name !== 'any') ? names.map(String) : null
}

/** Returns the expected intent of a message, from the notation of the tables or a kind of the corpus. */
function intentIn(expected: string): Pick<Message, 'shares' | 'isOpen'> {
  const [word = ''] = expected.split(/[ :]/)
  const isOpen = word === '?' || word === 'ambiguous'
  // When several amounts are possible, something was bought in any case.
  if (expected.includes(' | ')) return { shares: sharesOf({ spending: 0.5, open: 0.5 }), isOpen }
  if (isOpen) return { shares: sharesOf({ open: 1 }), isOpen }
  const intent = /^\d/.test(word) ? 'spending' : (intentOf[word] ?? 'talk')
  return { shares: sharesOf({ [intent]: 1 }), isOpen }
}

function sharesOf(shares: Partial<Record<Intent, number>>): number[] {
  return intents.map((intent) => shares[intent] ?? 0)
}
