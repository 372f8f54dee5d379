import type { Scan } from '../message/scan.ts'
import type { Figure } from '../numbers/figure.ts'
import { marginOf, weigh } from '../weighing/weighing.ts'
import { withArticle } from '../words/edges.ts'
import { hasPhraseIn, isParticle, isParticleBefore, mayHaveParticle, particleEnd } from '../words/particle.ts'
import { before, has, isAt, type Sentence, type Stretch } from '../words/sentence.ts'

/** How far spending must lead in the words before a deposit so that it alone decides. */
const leadOfPaid = 1

/**
 * Leaves out what was left with somebody beside a price and comes back: 'bouncy castle 95, refundable deposit 150',
 * 'disfraz 15 mil y 20 mil de depósito que me devuelven'.
 */
export function withoutSecurity(scan: Scan): Scan {
  const { sentence, claims, figures } = scan
  if (figures.length < 2 || !mayHaveParticle(sentence, 'security')) return scan
  let ends = sentence.tokens.length
  const left = figures.filter((figure, index) => {
    const told = securityAt(sentence, figure)
    const end = figures[index + 1]?.start ?? sentence.tokens.length
    const stretch = { start: figures[index - 1]?.end ?? 0, end }
    const comesBack =
      hasPhraseIn(sentence, stretch, 'comesBack') && !hasPhraseIn(sentence, stretch, 'staysAway')
    const isBack = told !== null && index > 0 && comesBack
    if (isBack) claims.fill('dropped', told.start, end)
    if (isBack && index === figures.length - 1) ends = told.start
    return !isBack
  })
  if (left.length === figures.length) return scan
  const odds = weigh(scan, { start: 0, end: ends })
  const lead = marginOf(odds, 'spending')
  if (lead <= marginOf(scan.odds, 'spending')) return { ...scan, figures: left }
  // The words of what comes back do not speak against what was paid before.
  const isPaid = left.length === 1 && lead >= leadOfPaid
  return { ...scan, odds, figures: isPaid ? left.map((each) => ({ ...each, paid: true })) : left }
}

/** Returns a figure with the words beside it that make it a security ('deposit 150', '200 de caution'), or null. */
export function securityAt(sentence: Sentence, { start, end }: Figure): Stretch | null {
  const lead = isAt(sentence, before(sentence, start), 'of') ? before(sentence, start) : start
  for (let at = lead - 1; at >= 0 && at >= lead - 2; at--)
    if (particleEnd(sentence, at, 'security') === lead) return { start: at, end }
  const word = isAt(sentence, end, 'of') ? end + 1 : end
  const behind = particleEnd(sentence, word, 'security')
  return behind > word ? { start, end: behind } : null
}

/**
 * Leaves out the deposit that was paid before the rest of a price: 'paid the balance, 520, the deposit was 260', "j'ai
 * réglé le solde 650, l'acompte de 300 datait de mars".
 */
export function withoutEarlierDeposit(scan: Scan): Scan {
  const { sentence, claims, figures } = scan
  const [rest, deposit, ...others] = figures
  if (rest === undefined || deposit === undefined || others.length > 0) return scan
  const isPaid = sentence.present.has('spend') || mayHaveParticle(sentence, 'paid')
  const isRest = isPaid && isParticleBefore(sentence, rest.start, 'theRest')
  const start = isRest ? depositBefore(sentence, deposit) : -1
  const isMore = start > 0 && sentence.tokens[withArticle(sentence, start) - 1]?.kind !== 'break'
  if (start < rest.end || isMore || has(sentence, { start, end: sentence.tokens.length }, 'kind')) return scan
  claims.fill('dropped', start, sentence.tokens.length)
  return { ...scan, figures: [{ ...rest, paid: true }] }
}

/** Returns the index of the word that calls a figure a deposit, before it: 'deposit was 260', 'acompte de 300'; or -1. */
function depositBefore(sentence: Sentence, { start }: Figure): number {
  const lead = before(sentence, start)
  const end = isAt(sentence, lead, 'was', 'of') ? lead : start
  return isParticle(sentence, end - 1, 'deposit', 'security') ? end - 1 : -1
}
