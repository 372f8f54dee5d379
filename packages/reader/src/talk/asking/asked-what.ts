import { memberAt } from '../../message/payer.ts'
import type { Scan } from '../../message/scan.ts'
import { mayHaveParticle, particleEnd } from '../../words/particle.ts'
import { after, before, isAt, isDone, type Sentence } from '../../words/sentence.ts'

/** 'Pierre a mis quoi aujourd'hui', 'Jack bought what?': whether what was bought is asked for behind the verb, and nothing else. */
export function asksWhatBehind({ sentence, figures }: Scan): boolean {
  if (figures.length > 0 || !mayHaveParticle(sentence, 'whatBehind')) return false
  const what = sentence.tokens.findIndex((_, at) => at > 0 && particleEnd(sentence, at, 'whatBehind') > at)
  const verb = before(sentence, what)
  const isTold = isAt(sentence, verb, ...verbs) || (isAt(sentence, verb, 'record') && isDone(sentence, verb))
  return isTold && isNoMore(sentence, particleEnd(sentence, what, 'whatBehind'))
}

const verbs = ['spend', 'spendHe', 'payer'] as const

const beside = [
  'day', 'weekday', 'period', 'month', 'dayUnit', 'past', 'dayBefore', 'article', 'preposition', 'of', 'filler', 'me', 'pronoun',
] as const // biome-ignore format: a list to read at a glance

/** Whether nothing but when, and who, is said from a token on. */
function isNoMore(sentence: Sentence, from: number): boolean {
  for (let at = from; at < sentence.tokens.length; at = after(sentence, at)) {
    const isWord = sentence.tokens[at]?.kind !== 'break'
    if (isWord && !isAt(sentence, at, ...beside) && memberAt(sentence, at) === null) return false
  }
  return true
}
