import { notExpense } from '../expenses/reason.ts'
import type { Ambiguous, Item, Meaning } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { marginOf } from '../weighing/weighing.ts'
import { endsAt } from '../words/edges.ts'
import { mayHaveParticle, particleEnd } from '../words/particle.ts'
import { after, isAt, type Sentence } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'

/**
 * The least lead of 'ask first' over every other intent: in general, and if the writer says they are not sure. Chosen
 * with messages that were held out from the weights.
 */
const least = { open: -0.5, unsure: -9 }

/**
 * Asks about what the writer leaves open and what would therefore be read as no expense: 'not sure if the 75 went
 * through', '150 avec Luc, c'est lui ou c'est moi'. The question offers the expenses to record; without any, the
 * message keeps its meaning. Expenses were weighed when they were read (`judge`) and are asked about only if the
 * writer is unsure.
 */
export function askedIfOpen(scan: Scan, meaning: Meaning, readPrices: () => Meaning): Meaning {
  // 'Não lembro se lancei o condomínio' does not file anything under the condominium.
  if (scan.figures.length === 0)
    return meaning.kind === 'correction' && isUnsure(scan.sentence) ? notExpense('hypothetical') : meaning
  const lead = marginOf(scan.odds, 'open')
  const isNone = meaning.kind === 'not_expense' || meaning.kind === 'small_talk'
  const isUnclear = lead >= least.unsure && isUnsure(scan.sentence)
  if (isNone && isPriceAsked(scan)) return offered(readPrices()) ?? meaning
  const isAsked = isUnclear ? isNone || meaning.kind === 'expenses' : isNone && lead >= least.open
  return isAsked ? (offered(meaning) ?? offered(readPrices()) ?? meaning) : meaning
}

/** Whether a message is only a known thing, an amount and a question mark: 'Loyer 5000?' */
function isPriceAsked({ sentence, figures: [figure, ...others] }: Scan): boolean {
  const thing = isAt(sentence, 0, 'article') ? 1 : 0
  if (figure === undefined || others.length > 0 || !isAt(sentence, thing, 'kind')) return false
  const mark = sentence.tokens[figure.end]
  return after(sentence, thing) === figure.start && mark?.key === '?' && endsAt(sentence, figure.end)
}

/**
 * Whether the writer is not sure: 'acho que paguei a faxineira, 150, mas não tenho certeza'; not before an infinitive
 * ('no sé si comprar el de 40'), where nothing was bought.
 */
function isUnsure(sentence: Sentence): boolean {
  if (!mayHaveParticle(sentence, 'unsure')) return false
  return sentence.tokens.some((_, at) => {
    const end = particleEnd(sentence, at, 'unsure')
    return end > at && !isInfinitive(keyAt(sentence.tokens, end)) && !isAt(sentence, end, 'of')
  })
}

function isInfinitive(key: string): boolean {
  return /..(ar|er|ir)(lo|la|me|se)?$/.test(key) && key !== 'ayer'
}

/** The question whether the items of a reading were spent; null if it has none. */
function offered(meaning: Meaning): Ambiguous | null {
  if (meaning.kind === 'ambiguous') return meaning
  if (meaning.kind === 'expenses') return asked(meaning.items)
  return meaning.kind === 'not_expense' && meaning.wouldBe ? asked([meaning.wouldBe]) : null
}

function asked(items: readonly Item[]): Ambiguous {
  return { kind: 'ambiguous', why: 'intent', readings: [items], sure: false }
}
