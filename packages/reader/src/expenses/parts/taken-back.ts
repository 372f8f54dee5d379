import type { Scan } from '../../message/scan.ts'
import { endBefore } from '../../words/edges.ts'
import { isParticleBefore, particleEnd } from '../../words/particle.ts'
import { after, has, isAt } from '../../words/sentence.ts'

/**
 * Whether the last clause takes back that anything was paid, so that it has to be asked about: 'taxi 20, no wait, Tom
 * paid', 'zapatos 45000, ah no, los devolví' (I returned them), 'gasolina 100, esquece' (forget it).
 */
export function isAllTakenBack({ sentence, figures, days }: Scan): boolean {
  const last = figures.at(-1)?.end ?? 0
  const end = endBefore(sentence, sentence.tokens.length)
  if (last === 0 || days.some(({ start }) => start > last)) return false
  if (isParticleBefore(sentence, end, 'forgetIt') && end > last + 1) return true
  if (!sentence.present.has('oops')) return false
  for (let at = last; at < end; at = after(sentence, at)) {
    const opens = sentence.tokens[at - 1]?.kind === 'break' && isAt(sentence, at, 'oops')
    if (!opens) continue
    const isNot = sentence.tokens.some(
      (_, word) => word >= at && particleEnd(sentence, word, 'notAfterAll') > word,
    )
    return isNot || has(sentence, { start: at, end }, 'payer', 'spendHe')
  }
  return false
}
