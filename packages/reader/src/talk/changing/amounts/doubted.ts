import type { Correction, NotExpense } from '../../../meaning.ts'
import type { Scan } from '../../../message/scan.ts'
import { endsAt } from '../../../words/edges.ts'
import { hasParticle, particleEnd, phraseStart } from '../../../words/particle.ts'
import { after, before, hasAny, isAt } from '../../../words/sentence.ts'
import { isDenial } from '../../../words/taking-back.ts'

/**
 * Reads a doubted amount: with a question mark it is a question to others ('No eran 350?', "c'est pas 34,99 la box
 * ?"), without one it is only what the last expense was not ("c'est pas 34,99"). Otherwise null.
 */
export function readDoubted({ sentence, figures, days }: Scan): Correction | NotExpense | null {
  const [figure, ...others] = figures
  if (figure === undefined || others.length + days.length > 0) return null
  const was = before(sentence, figure.start)
  const doubts = phraseStart(sentence, 'wasntIt')
  const isDoubt = doubts >= 0 && particleEnd(sentence, doubts, 'wasntIt') === figure.start
  const isPhrase = isDenial(sentence, was)
  const start = isDoubt ? doubts : isPhrase ? was : was - 1
  const isDenied = isDoubt || isPhrase || (isAt(sentence, was, 'was') && isAt(sentence, start, 'not'))
  const isLed = sentence.tokens.every(
    ({ kind }, at) => at >= start || kind === 'break' || isAt(sentence, at, 'oops', 'filler', 'greeting'),
  )
  if (!isDenied || !isLed) return null
  if (isDoubt || sentence.tokens.at(-1)?.key === '?') {
    const [doubted = 0, ...others] = figure.readings
    return { kind: 'not_expense', reason: 'question', ...(others.length === 0 && { doubted }), sure: true }
  }
  // 'No eran 350' and 'não foi 350' may also mean 'no, eran 350'.
  const phrase = { start: was, end: after(sentence, was) }
  const mayBeNo = !isPhrase || hasParticle(sentence, phrase, 'denies')
  return mayBeNo || !endsAt(sentence, figure.end) ? null : { kind: 'correction', changes: {}, sure: true }
}

/** Whether a message says from a token on what others did, without a day or an amount: 'they fetched me'. */
export function tellsOfOthers({ sentence, figures, days }: Scan, from: number): boolean {
  if (figures.length + days.length > 0) return false
  const isOther = isAt(sentence, from, 'stranger') && !isAt(sentence, from, 'target')
  return isOther && !hasAny(sentence, 'payer', 'spendHe') && after(sentence, from) < sentence.tokens.length
}
