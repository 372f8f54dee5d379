import type { Context } from '../context.ts'
import { dearest, scaleOf } from '../currency.ts'
import type { Claim, ClaimedMessage } from '../numbers/claims.ts'
import { amountOf, type Figure } from '../numbers/figure.ts'
import type { Mark } from '../words/marking.ts'
import type { Sentence } from '../words/sentence.ts'
import { type Spelling, spell } from '../words/spelling.ts'
import type { Sense } from '../words/vocabulary.ts'
import { signOf } from './hashing.ts'

/** Returns the spelling of the token in the language of its message; cached per word. */
export function spellingAt({ tokens, words, language }: Sentence, at: number): Spelling {
  const word = at < 0 ? undefined : words[at]
  const known = word?.spelled[language]
  if (known !== undefined) return known
  const { key = '', kind } = (at < 0 ? undefined : tokens[at]) ?? {}
  const spelling = spell(key, language, kind === 'word')
  if (word) word.spelled[language] = spelling
  return spelling
}

/** The signs derived from the senses of a phrase, which many messages share. */
interface Told {
  /** The signs of the types of its senses. */
  readonly signs: readonly number[]
  /** The signs of the category kinds that it may name. */
  readonly kinds: readonly number[]
  /** Both together. */
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

/** Returns the signs of the types that a phrase may have. */
function signsOf({ senses }: Mark): readonly number[] {
  return tell(senses).signs
}

/** Returns the signs of the category kinds that a phrase may name. */
export function kindsOf({ senses }: Mark): readonly number[] {
  return tell(senses).kinds
}

/** Returns the signs of the types and of the category kinds that a phrase may have. */
export function signsOfPhrase({ senses }: Mark): readonly number[] {
  return tell(senses).all
}

/** Returns the signs of a token: of what it was claimed as, or else of the phrase that it is part of. */
export function signsAt({ sentence, claims }: ClaimedMessage, at: number): readonly number[] {
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

/** Returns how expensive a figure would be: see `scaleOf`. */
export function dearnessOf(figure: Figure, context: Context): number {
  return scaleOf(amountOf(figure), figure.currency ?? context.currency)
}

/** Returns the sign of how large an amount is in its currency. */
export function dearSignOf(figure: Figure, context: Context): number {
  return dearSigns[dearnessOf(figure, context)] ?? 0
}

const dearSigns = Array.from({ length: dearest + 1 }, (_, scale) => signOf(`dear:${scale}`))
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
