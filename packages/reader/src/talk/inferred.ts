import { isOfAnotherTime, isOfPastYear } from '../expenses/another-time.ts'
import { isWondered } from '../expenses/judge.ts'
import { isAllTakenBack } from '../expenses/parts/taken-back.ts'
import { notExpense, reasonIn, reasonUnpriced } from '../expenses/reason.ts'
import type { Intent } from '../intent.ts'
import type { Ambiguous, Item, Meaning } from '../meaning.ts'
import { isList } from '../message/content.ts'
import { isPaidByThem, payingRelative } from '../message/payer.ts'
import type { Scan } from '../message/scan.ts'
import { likeliest, marginOf } from '../weighing/weighing.ts'
import { endsAt } from '../words/edges.ts'
import { hasParticle, mayHaveParticle } from '../words/particle.ts'
import { after, allOf, isAsked, isAt, isOneOf } from '../words/sentence.ts'
import type { SenseType } from '../words/vocabulary.ts'
import { openQuestion } from './asking/question.ts'
import { isNoted } from './changing/correction.ts'
import { likelyChange } from './changing/likely-change.ts'
import { opening } from './opening.ts'

/**
 * The least lead of another intent over the one that the rules read; none is needed if they read nothing. `sure` and
 * `corrected` are the leads with which spending is not asked about.
 */
const leads = { read: 0.8, asked: 0.3, amount: 3, unpriced: 0.2, nothing: 0, sure: 1.75, corrected: 0.7 }

/**
 * Replaces the meaning of a message of more than one word by that of its likeliest intent, if the rules read nothing
 * or if the whole message contradicts what they read. Expenses were weighed when they were read (`judge`).
 */
export function inferFrom(scan: Scan, meaning: Meaning, readPrices: () => Meaning): Meaning {
  if (scan.sentence.tokens.length < 2 || meaning.kind === 'expenses') return meaning
  const intent = likeliest(scan.odds)
  if (intent === intentOf(meaning)) return meaning.kind === 'ambiguous' ? settled(scan, meaning) : meaning
  const isOpen = scan.odds.open > scan.odds[intent]
  if (isOpen || marginOf(scan.odds, intent) < leadNeeded(meaning)) return meaning
  switch (intent) {
    case 'question':
      if (isPutInAll(scan)) return likelyChange(scan)
      if (tellsPayer(meaning) && !isAsked(scan.sentence)) return meaning
      return meaning.kind === 'missing_amount' && (isBill(scan) || isPaid(scan))
        ? meaning
        : openQuestion(scan)
    case 'correction': {
      const item = thingBought(scan, meaning)
      return item ? { kind: 'expenses', items: [item], sure: true } : changeUnlessNoted(scan, meaning)
    }
    case 'talk':
      return { kind: 'small_talk', sure: true }
    case 'nothing':
      if (scan.claims.every((claim) => claim === 'amount')) return meaning
      return notExpense(
        (scan.figures.length > 0 ? reasonIn : reasonUnpriced)(scan.sentence, [allOf(scan.sentence)]),
        itemOf(scan.figures.length > 0 ? readPrices() : meaning),
      )
    case 'spending':
      return intentOf(meaning) === 'nothing' ? meaning : priced(meaning, readPrices())
    default:
      return intent satisfies never
  }
}

/**
 * Whether a correction names the payer, which is believed even with a period in the message: "C'est moi qui ai payé
 * internet ce mois-ci".
 */
function tellsPayer(meaning: Meaning): boolean {
  return meaning.kind === 'correction' && meaning.changes.payerId !== undefined
}

/**
 * Whether a message only sets a total: 'Poneme 20 en total', whose verb may record an expense as well as set a limit.
 */
function isPutInAll({ sentence, figures: [figure, ...others] }: Scan): boolean {
  if (figure === undefined || others.length > 0 || !isAt(sentence, figure.end, 'total')) return false
  const isOpened = isAt(sentence, 0, 'record') && after(sentence, 0) === figure.start
  return isOpened && endsAt(sentence, after(sentence, figure.end))
}

/**
 * The item of a message that is nothing but a thing and its price, 'the nanny 45': what changes a price says that it
 * was another. Longer ones may be sentences of unknown words.
 */
function thingBought({ sentence, figures: [figure, ...others] }: Scan, meaning: Meaning): Item | undefined {
  const { tokens, marks } = sentence
  if (figure?.end !== tokens.length || figure.start > 3 || others.length > 0) return undefined
  const isThing = (at: number) =>
    tokens[at]?.kind === 'word' && (marks[at] === null || isOneOf(sentence, at, naming))
  const said = tokens.slice(1, figure.start).map((_, at) => at + 1)
  return isAt(sentence, 0, 'article') && said.length > 0 && said.every(isThing) ? itemOf(meaning) : undefined
}

const naming: ReadonlySet<SenseType> = new Set<SenseType>(['article', 'kind', 'of'])

/** Whether a message is a known thing with a word for its bill, and no question: 'Phone bill', 'facture internet'. */
function isBill(scan: Scan): boolean {
  const { sentence } = scan
  if (!mayHaveParticle(sentence, 'billWord') || isAsked(sentence)) return false
  return isList(scan, allOf(sentence), billed) && hasParticle(sentence, allOf(sentence), 'billWord')
}

/** Whether a message only says that a known thing was paid: "J'ai payé le loyer", 'I paid the rent'. */
function isPaid(scan: Scan): boolean {
  const { sentence } = scan
  const isTold = isAt(sentence, opening(sentence), 'spend') && !isAsked(sentence)
  return isTold && isList(scan, allOf(sentence), paying)
}

const paying: ReadonlySet<SenseType> = new Set<SenseType>(['spend', 'article', 'pronoun'])

/** The types of word that may stand with a bill. */
const billed: ReadonlySet<SenseType> = new Set<SenseType>(['article', 'of', 'record'])

/** The only item that the prices are read as; undefined for none, or for several readings. */
function itemOf(spent: Meaning): Item | undefined {
  if (spent.kind === 'not_expense') return spent.wouldBe
  const [items, ...readings] =
    spent.kind === 'expenses' ? [spent.items] : spent.kind === 'ambiguous' ? spent.readings : []
  const [item, ...others] = items ?? []
  return readings.length + others.length === 0 ? item : undefined
}

/** The reading of the prices if it is spending; otherwise the meaning as it was. */
function priced(meaning: Meaning, spent: Meaning): Meaning {
  return intentOf(spent) === 'spending' ? spent : meaning
}

/** Turns a message that leaves only its intent open into expenses if it most likely reports spending. */
function settled(scan: Scan, meaning: Ambiguous): Meaning {
  const [[first, ...others], ...more] = meaning.readings
  const isOpen = meaning.why !== 'intent' || more.length > 0 || first === undefined || isNameless(first)
  // 'pizza 250, no, 280': a corrected price was paid.
  const isCorrected = scan.sentence.present.has('oops') && scan.figures.length > 1 && others.length === 0
  const least = isCorrected ? leads.corrected : leads.sure
  const isAsked = scan.odds.open > scan.odds.spending || marginOf(scan.odds, 'spending') < least
  if (isOpen || isAsked || isAllTakenBack(scan) || payingRelative(scan) === 'kin' || isWondered(scan))
    return meaning
  if (isOfAnotherTime(scan) || isOfPastYear(scan)) return meaning
  if (isPaidByThem(scan.sentence, [allOf(scan.sentence)])) return meaning
  return { kind: 'expenses', items: [first, ...others], sure: true }
}

function isNameless({ description, categoryKind }: Item): boolean {
  return description === '' && categoryKind === null
}

function intentOf({ kind }: Meaning): Intent {
  switch (kind) {
    case 'expenses':
    case 'ambiguous':
      return 'spending'
    case 'query':
    case 'budget':
      return 'question'
    case 'correction':
    case 'delete':
    case 'undo':
    case 'restore':
      return 'correction'
    case 'not_expense':
    case 'missing_amount':
      return 'nothing'
    default:
      return 'talk'
  }
}

function leadNeeded(meaning: Meaning): number {
  switch (meaning.kind) {
    case 'not_expense':
      return leads.nothing
    case 'missing_amount':
      return leads.unpriced
    case 'ambiguous':
      return meaning.why === 'intent' ? leads.asked : leads.amount
    default:
      return leads.read
  }
}

function changeUnlessNoted(scan: Scan, meaning: Meaning): Meaning {
  return isNoted(scan) ? meaning : likelyChange(scan)
}
