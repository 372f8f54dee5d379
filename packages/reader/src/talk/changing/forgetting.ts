import type { Deletion } from '../../meaning.ts'
import { nameAt } from '../../message/content.ts'
import type { Scan } from '../../message/scan.ts'
import { endsAt } from '../../words/edges.ts'
import { mayHaveParticle, particleEnd } from '../../words/particle.ts'
import { after, isAsked, isAt } from '../../words/sentence.ts'
import { openingWith } from '../talk.ts'

/** 'Olvidate del taxi', 'forget the taxi', 'oublie le jeu': that a known thing is to go, and no more; null for all other messages. */
export function readForgetting({ sentence, figures, days }: Scan): Deletion | null {
  if (!mayHaveParticle(sentence, 'forgets') || figures.length + days.length > 0 || isAsked(sentence))
    return null
  const start = openingWith(sentence, 'forgets')
  let thing = particleEnd(sentence, start, 'forgets')
  if (thing === start) return null
  while (isAt(sentence, thing, 'article', 'of') && !isAt(sentence, thing, 'kind'))
    thing = after(sentence, thing)
  if (!isAt(sentence, thing, 'kind') || !endsAt(sentence, after(sentence, thing))) return null
  return { kind: 'delete', amount: null, words: nameAt(sentence, thing), sure: true }
}
