import { notExpense } from '../../expenses/reason.ts'
import type { Correction, NotExpense } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { isParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import { after, isAsked, isAt, type Sentence } from '../../words/sentence.ts'
import type { SenseType } from '../../words/vocabulary.ts'

/**
 * Reads a remark that changes nothing: on what occasion an expense was ("it was Pat's birthday"), or what the writer
 * thinks of a price ("ah bon le coiffeur c'est cher"); else null.
 */
export function readAside({ sentence, figures, days }: Scan): Correction | NotExpense | null {
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  if (tellsOccasion(sentence)) return { kind: 'correction', changes: {}, remark: 'aside', sure: true }
  return tellsOpinion(sentence) ? notExpense('unrelated') : null
}

/** Whether a message says that it was somebody's occasion, and no more: "bah, c'était l'anniv de Paul". */
function tellsOccasion(sentence: Sentence): boolean {
  const was = sentence.tokens.findIndex((_, at) => isAt(sentence, at, 'was'))
  const occasion = phraseStart(sentence, 'occasion', was + 1)
  const end = particleEnd(sentence, occasion, 'occasion')
  // 'Birthday cake' is one phrase.
  const isAlone = was >= 0 && occasion > was && after(sentence, occasion) <= end
  return (
    isAlone &&
    isBeside(sentence, 0, was, ...exclamations) &&
    isBeside(sentence, after(sentence, was), occasion, ...owners) &&
    isBeside(sentence, end, sentence.tokens.length, ...owners)
  )
}

/** Whether a message only calls the price of a thing high or low: "la vache c'est cher le coiffeur". */
function tellsOpinion(sentence: Sentence): boolean {
  const types = ['dear', 'cheap'] as const
  const at = Math.max(...types.map((type) => phraseStart(sentence, type)))
  const end = Math.max(...types.map((type) => particleEnd(sentence, at, type)))
  const isThing = (from: number, to: number) =>
    isBeside(sentence, from, to, ...exclamations, 'article', 'was', 'kind')
  return at >= 0 && sentence.present.has('kind') && isThing(0, at) && isThing(end, sentence.tokens.length)
}

const exclamations = ['filler', 'greeting', 'smallTalk', 'oops', 'not', 'pronoun', 'but', 'and'] as const
const owners = ['article', 'of', 'pronoun', 'me', 'family', 'stranger', 'filler', 'target'] as const

/** The most unknown words of an exclamation or a name. */
const mostUnknown = 2

/** Whether a stretch has nothing but phrases of the types, a few unknown words, and punctuation. */
function isBeside(sentence: Sentence, start: number, end: number, ...types: readonly SenseType[]): boolean {
  let unknown = 0
  for (let at = start; at < end; at = after(sentence, at)) {
    const isSmall = isAt(sentence, at, ...types) || isParticle(sentence, at, 'isNow')
    if (!isSmall && sentence.marks[at] !== null) return false
    if (!isSmall && sentence.tokens[at]?.kind === 'word') unknown++
  }
  return unknown <= mostUnknown
}
