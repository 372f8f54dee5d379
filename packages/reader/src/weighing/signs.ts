import type { Claim, Parted } from '../message/scan.ts'
import type { Mark } from '../words/marking.ts'
import type { Sentence } from '../words/sentence.ts'
import { type Spelling, spell } from '../words/spelling.ts'
import type { Sense } from '../words/vocabulary.ts'
import { signOf } from './hashing.ts'

/** How what stands at a token is spelled in the language of its message. */
export function spellingAt({ tokens, words, language }: Sentence, at: number): Spelling {
  const word = at < 0 ? undefined : words[at]
  const known = word?.spelled[language]
  if (known !== undefined) return known
  const { key = '', kind } = (at < 0 ? undefined : tokens[at]) ?? {}
  const spelling = spell(key, language, kind === 'word')
  if (word) word.spelled[language] = spelling
  return spelling
}

/** What was told of the senses of a phrase, which many messages share. */
interface Told {
  /** What the phrase may be. */
  readonly signs: readonly number[]
  /** What kinds of things it may name. */
  readonly kinds: readonly number[]
  /** Both at once. */
  readonly all: readonly number[]
}

const toldOf = new WeakMap<readonly Sense[], Told>()

function tell(senses: readonly Sense[]): Told {
  const known = toldOf.get(senses)
  if (known !== undefined) return known
  const signs = [...new Set(senses.map(({ type }) => signOf(type)))]
  const named = senses.flatMap(({ type, value }) => (type === 'kind' ? [value] : []))
  const kinds = [...new Set(named)]
  const told = {
    signs,
    kinds: kinds.map(signOf),
    all: [...signs, ...kinds.map((kind) => signOf(`kind:${kind}`))],
  }
  toldOf.set(senses, told)
  return told
}

/** The signs of all that a phrase may be. */
function signsOf({ senses }: Mark): readonly number[] {
  return tell(senses).signs
}

/** The signs of the kinds of things that a phrase may name. */
export function kindsOf({ senses }: Mark): readonly number[] {
  return tell(senses).kinds
}

/** The signs of all that a phrase may be, and of the kinds of things that it may name. */
export function signsOfPhrase({ senses }: Mark): readonly number[] {
  return tell(senses).all
}

/** The signs of what a token may be: as part of a phrase, or by what it was claimed for. */
export function signsAt({ sentence, claims }: Parted, at: number): readonly number[] {
  const token = sentence.tokens[at]
  if (token === undefined) return edge
  const claim = claims[at]
  if (claim != null) return claimed[claim]
  for (let start = at; start >= 0 && start > at - 5; start--) {
    const mark = sentence.marks[start]
    if (mark && mark.end > at) return signsOf(mark)
  }
  return token.kind === 'word' ? unknown : [signOf(token.key)]
}

const edge = [signOf('edge')]
const unknown = [signOf('unknown')]
const claimed: Readonly<Record<NonNullable<Claim>, readonly number[]>> = {
  amount: [signOf('as amount')],
  day: [signOf('as day')],
  time: [signOf('as time')],
  number: [signOf('as number')],
  dropped: [signOf('as dropped')],
  marker: [signOf('as marker')],
}
