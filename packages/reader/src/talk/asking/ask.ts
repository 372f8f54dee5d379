import { periodsIn } from '../../days/period.ts'
import type { Scan } from '../../message/scan.ts'
import { type QueryAsk, type Ranking, rankings } from '../../scope.ts'
import { consistsOf, endsAt, skipAll } from '../../words/edges.ts'
import { memberAt } from '../../words/member-names.ts'
import { hasParticle, isParticle, mayHaveParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import { after, allOf, hasAny, isAt, type Sentence, senseAt } from '../../words/sentence.ts'
import { namesThing, quotesPrice } from '../named.ts'
import { opening, startsWith } from '../opening.ts'
import { isBound, isListWithin } from './asked-bound.ts'
import { countsExpenses, isForEach, isTopOfAll } from './asked-count.ts'
import { asksWhether, asksWhetherNoted } from './asked-whether.ts'
import { asksWhoPaid } from './asked-who-paid.ts'

/** What a message asks about spending; null if it asks nothing about it. */
export function askOf(scan: Scan): QueryAsk | null {
  return mayAsk(scan) ? askedIn(scan) : null
}

/** Returns the same, however little a message looks like a question. */
export function askedIn(scan: Scan): QueryAsk | null {
  const { sentence } = scan
  const whether = asksWhether(sentence)
  const asks = whether || sentence.tokens.some((token) => token.key === '?' || token.key === '¿')
  if (countsExpenses(scan)) return hasAny(sentence, 'top') ? 'top' : 'list'
  if (isTopOfAll(sentence)) return 'top'
  if (isListWithin(scan)) return 'list'
  const asksWho = asksWhoPaid(scan, asks) && rankingIn(sentence) !== 'members'
  if ((asks && asksWhetherNoted(scan, whether)) || asksWho) return 'list'
  if (isTotalOf(sentence) || isMonthAlone(scan)) return 'total'
  return tellsOfMoney(scan, asks) ? null : askFrom(scan, signsOf(scan, asks))
}

/** Whether a message may ask something: an amount without any word or sign of a question is told. */
export function mayAsk({ sentence, figures }: Scan): boolean {
  if (figures.length === 0 || mayHaveParticle(sentence, 'whether', 'orNot', 'over', 'under')) return true
  return hasAny(sentence, ...asking) || sentence.tokens.some(({ key }) => signs.has(key))
}

const asking = ['past', 'target', 'spending', 'top', 'list', 'total', 'compare', 'show', 'howMuch'] as const

/** Signs of a question, and a word for a list of the largest that may also name a garment. */
const signs: ReadonlySet<string> = new Set(['?', '¿', 'top'])

/** The signs that a message asks about spending. */
interface Signs {
  /** Whether it is put as a question. */
  readonly asks: boolean
  /** Whether it starts with a request to show something. */
  readonly shows: boolean
  readonly period: boolean
  /** Whether an amount limits what is asked about. */
  readonly bound: boolean
  readonly spending: boolean
}

function signsOf({ sentence, figures }: Scan, asks: boolean): Signs {
  const shows = startsWith(sentence, 'show')
  const bound = figures.some(({ start }) => isBound(sentence, start, asks))
  const spending =
    hasAny(sentence, 'spending') ||
    (bound && asks) ||
    rankingIn(sentence) !== undefined ||
    (hasAny(sentence, 'spend') && hasAny(sentence, 'howMuch')) ||
    (hasAny(sentence, 'total') && shows)
  const period = hasAny(sentence, 'period', 'month', 'day', 'weekday', 'past')
  return { asks, shows, period, bound, spending }
}

/** Whether a message states an amount or a wish, and so asks nothing. */
function tellsOfMoney({ sentence, figures }: Scan, asks: boolean): boolean {
  const countsOnly = hasAny(sentence, 'howMuch', 'top', 'list', 'compare') || startsWith(sentence, 'show')
  const isTold = figures.some(
    ({ start, end, firm, raw }) =>
      !isBound(sentence, start, asks) &&
      (!countsOnly ||
        isForEach(sentence, { start, end }) ||
        firm ||
        raw === null ||
        !/^(20\d\d|\d{1,2})$/.test(raw)),
  )
  return isTold || (hasAny(sentence, 'future', 'hypothetical') && !asks && !opensAsQuestion(sentence))
}

function askFrom(scan: Scan, signs: Signs): QueryAsk | null {
  const { sentence, figures } = scan
  const { asks, shows, period, spending } = signs
  if (compares(sentence, signs)) return 'compare'
  const counted = figures.every(({ end }) => isAt(sentence, end, 'top'))
  if (hasAny(sentence, 'top') && (counted || spending || asks)) return 'top'
  if (shows && hasParticle(sentence, allOf(sentence), 'everything') && namesThing(sentence)) return 'list'
  if (showsEntries(sentence, signs)) return 'list'
  const lists = shows && hasAny(sentence, 'list')
  if ((asks || shows) && !lists && figures.length === 0 && asksOfThing(sentence, period)) return 'total'
  if (hasAny(sentence, 'howMuch')) {
    const isOfChildren = hasParticle(sentence, allOf(sentence), 'children')
    const asked = spending || isOfChildren || hasAny(sentence, 'list') || (asks && hasAny(sentence, 'cost'))
    return asked || (period && figures.length === 0) ? 'total' : null
  }
  if (namesList(sentence, signs))
    return hasAny(sentence, 'spend') && !asks && !shows && !startsWith(sentence, 'list') ? null : 'list'
  return spending ? askOfSpending(scan, signs) : askOfRest(scan, signs)
}

/**
 * Whether a message asks to show each expense of a member or a period: "Show me Ana's expenses", "see yesterday's
 * expenses".
 */
function showsEntries(sentence: Sentence, { shows, period }: Signs): boolean {
  if (!shows || hasAny(sentence, 'total', 'howMuch')) return false
  const isOfOne = sentence.tokens.some((_, at) => memberAt(sentence, at) !== null)
  return (period || isOfOne) && hasParticle(sentence, allOf(sentence), 'entries')
}

function compares(sentence: Sentence, { asks, period, bound, spending }: Signs): boolean {
  if (bound) return false
  if (asks && asksIfMore(sentence)) return true
  if (!hasAny(sentence, 'compare')) return false
  const first = opening(sentence)
  // 'Comparé au mois passé' is a question by itself.
  const lead = isAt(sentence, first, 'and') ? after(sentence, first) : first
  const isAsked = asks || hasAny(sentence, 'howMuch', 'left') || namesThing(sentence)
  return spending || (period && isAsked) || isAt(sentence, lead, 'compare')
}

/** Whether a message ends with 'than before', behind 'more' or 'less': "on dépense plus en edf qu'avant ?". */
function asksIfMore(sentence: Sentence): boolean {
  const than = phraseStart(sentence, 'thanBefore')
  const more = sentence.tokens.findIndex((_, at) => isParticle(sentence, at, 'moreOrLess'))
  return more >= 0 && more < than && endsAt(sentence, particleEnd(sentence, than, 'thanBefore'))
}

/** Whether a message names a list ('list', 'the last ones') and asks for it. */
function namesList(sentence: Sentence, { asks, shows, period }: Signs): boolean {
  return hasAny(sentence, 'list') && (shows || asks || period || startsWith(sentence, 'list', 'howMuch'))
}

function askOfSpending(scan: Scan, { asks, shows }: Signs): QueryAsk | null {
  if (shows && scan.figures.length > 0) return 'list'
  return shows || asks || isTitle(scan) ? 'total' : null
}

/**
 * What a message asks without a word for spending: to show a period, to continue the question before it, or for the
 * total of a thing over a range of days.
 */
function askOfRest(scan: Scan, { asks, shows, period }: Signs): QueryAsk | null {
  if (shows && period) return showsPeriod(scan.sentence) ? 'list' : null
  return (asks && isFollowUp(scan.sentence)) || isOfRange(scan) ? 'total' : null
}

/** Whether a message is a thing and a range of days, with no price: 'groceries from November 3 to 9'. */
function isOfRange(scan: Scan): boolean {
  const { sentence, figures } = scan
  if (figures.length > 0 || hasAny(sentence, 'spend', 'cost', 'future') || !sentence.present.has('kind'))
    return false
  return sentence.tokens.length <= 8 && periodsIn(scan).some(({ name }) => name === 'range')
}

/** Whether a message only asks for the total of a period: 'total semaine', 'total this month'. */
function isTotalOf(sentence: Sentence): boolean {
  const about = ['article', 'of', 'preposition', 'filler', 'past', 'pronoun', 'me', 'dayUnit'] as const
  return (
    hasAny(sentence, 'period', 'month', 'dayUnit') &&
    consistsOf(sentence, 'total', 'period', 'month', 'day', ...about)
  )
}

/** Whether a message only names a month: 'november', 'en octobre ?'. */
function isMonthAlone({ sentence, figures, days }: Scan): boolean {
  const isAlone = figures.length + days.length === 0
  return isAlone && consistsOf(sentence, 'month', 'article', 'of', 'preposition', 'filler', 'past')
}

/**
 * Whether a question is about what the household spends on a thing: 'how much have we blown on takeout?', 'where are
 * we with groceries this month?'.
 */
function asksOfThing(sentence: Sentence, period: boolean): boolean {
  if (hasAny(sentence, 'cost', 'future', 'hypothetical', 'consume', 'now', 'stranger')) return false
  if (quotesPrice(sentence)) return false
  return (
    namesThing(sentence) &&
    (hasAny(sentence, 'howMuch') ? hasAny(sentence, 'pronoun', 'me') : period && hasAny(sentence, 'period'))
  )
}

/**
 * Whether a message starts as a question without a question mark, whatever follows: 'quanto foi de luz esse ano, a mãe
 * quer saber'.
 */
function opensAsQuestion(sentence: Sentence): boolean {
  return isAt(sentence, 0, 'howMuch') && isAt(sentence, after(sentence, 0), 'cost', 'spending', 'spend')
}

/** Whether a message only asks to show a period: 'mostrame lo de hoy'. */
function showsPeriod(sentence: Sentence): boolean {
  return consistsOf(
    sentence,
    'show',
    'period',
    'day',
    'month',
    'article',
    'of',
    'pronoun',
    'filler',
    'preposition',
  )
}

/** Whether a message continues the question before it: 'y en farmacia?', 'and last month?', 'y Nico?', 'y yo?'. */
function isFollowUp(sentence: Sentence): boolean {
  if (!isAt(sentence, 0, 'and')) return false
  const name = skipAll(sentence, 0, 'and', 'article', 'of', 'preposition')
  const isSomebody = memberAt(sentence, name) !== null || isParticle(sentence, name, 'writer')
  if (isSomebody && endsAt(sentence, name + 1)) return true
  const about = ['kind', 'period', 'month'] as const
  return about.some((type) => consistsOf(sentence, type, 'and', 'article', 'of', 'preposition'))
}

/**
 * Whether a message is a title: what is asked about, and a period. 'gastos de octubre', 'weekly summary', 'gastos en
 * farmacia desde el lunes'.
 */
function isTitle({ sentence, days }: Scan): boolean {
  if (hasAny(sentence, 'spend', 'cost') || sentence.tokens.length > 8) return false
  if (days.length > 0 || hasAny(sentence, 'period', 'month'))
    return isAt(sentence, opening(sentence), 'spending', 'article', 'period')
  return consistsOf(sentence, 'spending', 'article', 'filler', 'pronoun', 'of', 'me')
}

/** What the words that ask for a 'top' rank; undefined if they do not say it. */
export function rankingIn(sentence: Sentence): Ranking | undefined {
  const at = sentence.marks.findIndex((mark) => mark?.senses.some(({ type }) => type === 'top'))
  return rankings.find((ranking) => ranking === senseAt(sentence, at, 'top')?.value)
}
