import type { Scan } from '../../../message/scan.ts'
import type { Figure } from '../../../numbers/figure.ts'
import { endsAt } from '../../../words/edges.ts'
import { isParticle, isParticleBefore, particleEnd } from '../../../words/particle.ts'
import { before, has, isAt, type Sentence } from '../../../words/sentence.ts'
import { opening } from '../../opening.ts'

/** Whether a message only says how much of the last expense the writer paid, or has to pay. */
export function isOwnShare(scan: Scan, figure: Figure): boolean {
  const { sentence } = scan
  return isCalledShare(sentence, figure) || isLeftOfSplit(sentence, figure) || isPaidAlone(scan, figure)
}

/** Whether the amount is called the writer's share: 'mi parte fue 15 mil', 'my half was 20'. */
function isCalledShare(sentence: Sentence, { start, end }: Figure): boolean {
  const was = before(sentence, start)
  const isTold = isAt(sentence, was, 'was', 'cost') && isMyShare(sentence, start)
  const isAll = sentence.tokens.slice(0, was - 2).every((_, at) => isAt(sentence, at, 'and', 'article'))
  return isTold && isAll && endsAt(sentence, end)
}

/**
 * Whether the amount is what a split left to the writer: 'La dividimos con unos amigos, nos tocó 44', 'rachamos, deu
 * 44 pra cada', 'dividido com a Bia, minha parte 44'.
 */
function isLeftOfSplit(sentence: Sentence, { start, end }: Figure): boolean {
  const first = opening(sentence)
  const parted = particleEnd(sentence, first, 'parted')
  const forMe = particleEnd(sentence, end, 'forMe')
  const isForMe = (forMe > end || isMyShare(sentence, start)) && endsAt(sentence, forMe)
  const isFallen = isParticleBefore(sentence, start, 'fellToUs') || isForMe
  // 'Dividimos a conta, 45 pra cada' names what was split: an expense.
  const isAlone = sentence.tokens.slice(parted, start).every((_, at) => isBesideShare(sentence, parted + at))
  const isEach = isAlone && [end, end + 1].some((at) => isAt(sentence, at, 'each'))
  const isNamed = has(sentence, { start: parted, end: sentence.tokens.length }, 'kind')
  return parted > first && (isFallen || isEach) && !isNamed
}

/**
 * Whether the amount is all that the writer paid: 'Yo puse 600 nada más', 'eu só paguei 20', 'éramos 4 y pagué mi
 * parte, 16'.
 */
function isPaidAlone({ sentence, claims }: Scan, { start, end }: Figure): boolean {
  const lead = sentence.tokens.slice(0, start).map((_, at) => at)
  const isLead = lead.every(
    (at) =>
      sentence.tokens[at]?.kind === 'break' ||
      claims[at] === 'number' ||
      isParticle(sentence, at, 'writer', 'only', 'paidOfIt', 'share', 'myself', 'mine', 'weWere') ||
      isAt(sentence, at, 'and', 'but', 'pronoun', 'filler'),
  )
  const only = particleEnd(sentence, end, 'only')
  const isOnly = only > end || lead.some((at) => isParticle(sentence, at, 'only', 'share'))
  const isPaid = lead.some((at) => isParticle(sentence, at, 'paidOfIt', 'share'))
  return isLead && isPaid && isOnly && endsAt(sentence, only)
}

/** Whether words for the writer's share stand right before an amount: 'Mi parte', 'minha parte foi'. */
function isMyShare(sentence: Sentence, start: number): boolean {
  const was = before(sentence, start)
  const share = isAt(sentence, was, 'was', 'cost') ? was - 1 : start - 1
  return isParticle(sentence, share, 'share') && isParticle(sentence, share - 1, 'myself', 'mine')
}

/**
 * Whether a token between a split and its amount says with whom it was, or leads to the amount: 'Com meu irmão, então
 * foi'.
 */
function isBesideShare(sentence: Sentence, at: number): boolean {
  const isLead = isAt(sentence, at, 'was', 'cost', 'spend', 'filler', 'family', 'stranger')
  return isLead || sentence.tokens[at]?.kind === 'break' || isParticle(sentence, at, 'concludes')
}
