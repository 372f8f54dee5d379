import type { Scan } from '../../message/scan.ts'
import { firstWord } from '../../words/edges.ts'
import { memberAt } from '../../words/member-names.ts'
import { hasParticle, mayHaveParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import { after, allOf, before, hasAny, isAsked, isAt, isDone, type Sentence } from '../../words/sentence.ts'

/**
 * Whether a message only asks, after the verb, what was bought: 'Pierre a mis quoi aujourd'hui', 'Jack bought what?'.
 */
export function asksWhatBehind({ sentence, figures }: Scan): boolean {
  if (figures.length > 0) return false
  const what = phraseStart(sentence, 'whatBehind', 1)
  const verb = before(sentence, what)
  const isTold = isAt(sentence, verb, ...verbs) || (isAt(sentence, verb, 'record') && isDone(sentence, verb))
  return isTold && isNoMore(sentence, particleEnd(sentence, what, 'whatBehind'))
}

/**
 * Whether a message asks which things somebody bought, not what they cost: 'What did Tom buy?', '¿qué compró Ana
 * ayer?'.
 */
export function asksWhatBought({ sentence, figures }: Scan): boolean {
  const { tokens } = sentence
  // 'What's the biggest thing we bought?' asks for a top.
  if (figures.length > 0 || !mayHaveParticle(sentence, 'buys') || hasAny(sentence, 'top')) return false
  const opens = Math.max(
    particleEnd(sentence, firstWord(sentence), 'what'),
    particleEnd(sentence, firstWord(sentence), 'asksWhat'),
  )
  const isOfSomebody = tokens.some(
    (_, at) => memberAt(sentence, at) !== null || isAt(sentence, at, 'family', 'period', 'day'),
  )
  return opens > 0 && (isAsked(sentence) || isOfSomebody) && hasParticle(sentence, allOf(sentence), 'buys')
}

const verbs = ['spend', 'spendHe', 'payer'] as const

const beside = [
  'day', 'weekday', 'period', 'month', 'dayUnit', 'past', 'dayBefore', 'article', 'preposition', 'of', 'filler', 'me', 'pronoun',
] as const // biome-ignore format: a list to read at a glance

/** Whether only a time or a person is named from a token on. */
function isNoMore(sentence: Sentence, from: number): boolean {
  for (let at = from; at < sentence.tokens.length; at = after(sentence, at)) {
    const isWord = sentence.tokens[at]?.kind !== 'break'
    if (isWord && !isAt(sentence, at, ...beside) && memberAt(sentence, at) === null) return false
  }
  return true
}
