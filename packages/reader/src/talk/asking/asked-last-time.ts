import type { Scan } from '../../message/scan.ts'
import { endsAt } from '../../words/edges.ts'
import { isParticle, mayHaveParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import { hasAny, type Sentence, type Stretch, textOf } from '../../words/sentence.ts'
import { namesThing } from '../named.ts'
import { opening } from '../opening.ts'

/**
 * Whether a message asks when a known thing was bought, or last bought: '¿cuándo fue la última vez que cargué nafta?',
 * 'when did I last buy petrol', 'la feria qué día fue?'.
 */
export function asksLastTime({ sentence, figures }: Scan): boolean {
  return (
    figures.length === 0 && mayHaveParticle(sentence, 'lastTime', 'whenBehind') && restOf(sentence) !== null
  )
}

/**
 * Whether a message asks how often a known thing is bought: '¿cada cuánto pagamos el cole?', 'how often do we buy dog
 * food'.
 */
export function asksHowOften({ sentence, figures }: Scan): boolean {
  const at = opening(sentence)
  return figures.length === 0 && particleEnd(sentence, at, 'asksHowOften') > at && namesThing(sentence)
}

/** The tokens beside the words that ask when; null if these neither open nor end a message that names a thing. */
function restOf(sentence: Sentence): Stretch | null {
  const { tokens } = sentence
  const at = opening(sentence)
  const lead = particleEnd(sentence, at, 'lastTime')
  const when = sentence.tokens.findLastIndex(({ kind }) => kind === 'word')
  // "T'as payé l'essence quand ?" asks with the last word only.
  const isWhen = isParticle(sentence, when, 'whenBehind') && !hasAny(sentence, 'not', 'future')
  const behind = isWhen ? when : phraseStart(sentence, 'lastTime', at)
  const isLast = behind > at && (isWhen || endsAt(sentence, particleEnd(sentence, behind, 'lastTime')))
  const rest = lead > at ? { start: lead, end: tokens.length } : isLast ? { start: at, end: behind } : null
  if (rest === null || !namesThing(sentence)) return null
  // 'Quand j'ai dit pizza, …' goes on with something else.
  const mark = tokens.findIndex(({ kind }, n) => n > at && kind === 'break')
  const isWhole = mark < 0 || tokens.slice(mark).every(({ kind }) => kind !== 'word')
  return isWhole ? rest : null
}

/**
 * The things that such a question names: without its verb, and without the 'día' of its own words, which would be the
 * shop 'Dia'.
 */
export function thingsIn({ sentence }: Scan): string {
  const rest = restOf(sentence) ?? { start: opening(sentence), end: sentence.tokens.length }
  const things = sentence.marks.flatMap((mark, at) =>
    at >= rest.start && at < rest.end && mark?.senses.some(({ type }) => type === 'kind')
      ? textOf(sentence, at, mark.end)
      : [],
  )
  return things.join(' ')
}
