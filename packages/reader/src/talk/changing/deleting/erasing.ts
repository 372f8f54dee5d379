import { periodsIn } from '../../../days/period.ts'
import type { Correction, Deletion } from '../../../meaning.ts'
import { nameAt } from '../../../message/content.ts'
import type { Scan } from '../../../message/scan.ts'
import { amountOf } from '../../../numbers/figure.ts'
import type { Period } from '../../../scope.ts'
import { behindArticle, endsAt, skipAll } from '../../../words/edges.ts'
import { memberAt } from '../../../words/member-names.ts'
import { hasPhrase, isParticle, mayHaveParticle, particleEnd, phraseStart } from '../../../words/particle.ts'
import { after, before, isAsked, isAt, isDone, type Sentence } from '../../../words/sentence.ts'
import { openingWith } from '../../opening.ts'
import { isReason, isThingNamed, readRemoval } from './removal.ts'

/**
 * Reads a deletion by the days of spending, or of the latest few expenses: 'Borrá todo lo de hoy', 'delete the one
 * from Thursday', 'supprime les deux dernières'; else null.
 */
export function readDeletionByTime(scan: Scan): Deletion | null {
  const { sentence } = scan
  if (!sentence.present.has('delete') || isAsked(sentence)) return null
  const verb = sentence.tokens.findIndex((_, at) => isAt(sentence, at, 'delete'))
  const removal = isDone(sentence, verb) ? null : readRemoval(scan)
  if (removal?.kind !== 'delete') return null
  const last = lastSome(scan) ?? lastNoted(scan)
  if (last !== null) return { kind: 'delete', amount: null, words: '', last, sure: true }
  if (tellsWhy(sentence)) return null
  const [period, ...others] = periodsIn(scan)
  if (period === undefined || period.from === null || others.length > 0) return null
  const today = sentence.context.today
  return period.from > today ? null : ofPeriod(scan, verb, period)
}

/**
 * Reads a request to take something off, as if it were a part of something, and no more than a period: 'Quítale la
 * gaseosa', 'sácale lo de ayer'. If it says what it is a part of ('quítale el vino al súper'), the amount of that is
 * wrong. Null for all other messages.
 */
export function readTakenOff(scan: Scan): Deletion | Correction | null {
  const { sentence, figures } = scan
  const start = openingWith(sentence, 'takesOff')
  const end = particleEnd(sentence, start, 'takesOff')
  const thing = behindArticle(sentence, end)
  if (end === start || figures.length > 0 || isAsked(sentence) || isParticle(sentence, thing, 'extra'))
    return null
  const isNamed = isAt(sentence, thing, 'kind')
  const rest = skipAll(sentence, isNamed ? after(sentence, thing) : end, ...small)
  const words = isNamed ? nameAt(sentence, thing) : ''
  if (scan.claims[rest] === 'day') {
    const [period] = periodsIn(scan)
    return period ? { kind: 'delete', amount: null, words, period, sure: true } : null
  }
  if (!isNamed) return null
  if (endsAt(sentence, rest)) return { kind: 'delete', amount: null, words, sure: true }
  if (!isAt(sentence, rest, 'kind') || !endsAt(sentence, after(sentence, rest))) return null
  return { kind: 'correction', about: nameAt(sentence, rest), wrong: 'amount', changes: {}, sure: true }
}

const small = ['of', 'article', 'preposition', 'dayBefore', 'timeBefore', 'filler', 'thanks'] as const

/** Whether a time is named only in the reason: 'Borrá el seguro, era del mes pasado'. */
function tellsWhy(sentence: Sentence): boolean {
  const why = sentence.tokens.findIndex(
    ({ kind }, at) =>
      kind === 'break' &&
      ((isAt(sentence, at + 1, 'was') && !isAt(sentence, at + 1, 'kind')) ||
        tellsGone(sentence, at + 1) ||
        tellsNoted(sentence, at + 1)),
  )
  const isTime = (at: number) => isAt(sentence, at, 'period', 'day', 'weekday', 'month', 'past')
  return why > 0 && !sentence.tokens.some((_, at) => at < why && isTime(at))
}

/** Whether a clause says that something is no longer paid: 'cancelamos netflix', 'we cancelled it'. */
function tellsGone(sentence: Sentence, start: number): boolean {
  const verb = skipAll(sentence, start, 'pronoun')
  return particleEnd(sentence, verb, 'noLonger') > verb
}

/** Whether a clause says that something was in the book before: 'ya la había puesto', 'I already added it'. */
function tellsNoted(sentence: Sentence, start: number): boolean {
  for (let at = start; at < Math.min(start + 4, sentence.tokens.length); at++) {
    if (isParticle(sentence, at, 'before')) return true
    if (isAt(sentence, at, 'kind') || sentence.tokens[at]?.kind === 'break') return false
  }
  return false
}

/** The deletion of what is named in a period, or of everything in it. */
function ofPeriod(scan: Scan, verb: number, period: Period): Deletion {
  const { sentence, figures, claims } = scan
  const words: string[] = []
  let all = false
  const noted = allNotedEnd(sentence)
  for (let at = 0; at < sentence.tokens.length; at = after(sentence, at)) {
    if (at < noted && at !== verb && !isAllAt(sentence, at)) continue
    // 'Remove the chemist one from Friday, I got my money back' ends with a reason.
    if (at > verb && words.length > 0 && isReason(sentence, at, true)) break
    const isAll = isAllAt(sentence, at)
    all ||= isAll
    const isOne = isParticle(sentence, at, 'theOne') && !isAt(sentence, at, 'kind')
    const isAside = isAll || at === verb || isAt(sentence, at, ...aside) || isOne
    if (isAside || sentence.tokens[at]?.kind !== 'word' || claims[at] !== null) continue
    if (isThingNamed(sentence, at)) words.push(nameAt(sentence, at))
  }
  const [figure] = figures
  const amount = figure?.readings[0] ?? null
  const isAllOfIt = all && words.length === 0 && amount === null
  return {
    kind: 'delete',
    amount,
    words: words.join(' '),
    period,
    ...(isAllOfIt && { all: true }),
    sure: true,
  }
}

/**
 * Whether the word at a token means all that is there: 'Todo', 'everything', 'los gastos', 'all of today's expenses'.
 */
function isAllAt(sentence: Sentence, at: number): boolean {
  const isSeveral = isParticle(sentence, after(sentence, at) - 1, 'entries')
  return isParticle(sentence, at, 'everything') || (isSeveral && isAt(sentence, at, 'spending', 'list'))
}

/**
 * The index after words for everything that the writer recorded: 'Everything that I noted', "tout ce que j'ai noté"; 0
 * for none.
 */
function allNotedEnd(sentence: Sentence): number {
  const isAll = sentence.tokens.findIndex((_, at) => isParticle(sentence, at, 'everything'))
  const noted =
    isAll < 0 ? -1 : sentence.tokens.findIndex((_, at) => at > isAll && isParticle(sentence, at, 'iRecorded'))
  // 'Everything Tom entered' was not recorded by the writer.
  const isOther = sentence.tokens.some((_, at) => at > isAll && at < noted && memberAt(sentence, at) !== null)
  return noted < 0 || isOther ? 0 : after(sentence, noted)
}

const aside = ['period', 'month', 'past', 'dayBefore', 'was', 'list', 'spending', 'statement'] as const

/**
 * Whether the writer's own latest expense is meant, whatever was shown since: 'The last thing I added', 'la dernière
 * que j’ai notée', 'lo que acabo de poner'; 1 if so, otherwise null.
 */
function lastNoted({ sentence, figures, days }: Scan): number | null {
  const isJust = hasPhrase(sentence, 'justRecorded')
  const last = sentence.tokens.findIndex((_, at) => isParticle(sentence, at, 'theLast'))
  const isNoted = sentence.tokens.some((_, at) => at > last && isParticle(sentence, at, 'iRecorded'))
  const isOther = sentence.tokens.some(
    (_, at) => memberAt(sentence, at) !== null || isAt(sentence, at, 'kind'),
  )
  return (isJust || (last > 0 && isNoted)) && !isOther && figures.length + days.length === 0 ? 1 : null
}

/**
 * How many of the latest expenses to delete, if the message says no more: 'Los últimos 2', 'the last two expenses';
 * else null.
 */
function lastSome({ sentence, figures, days }: Scan): number | null {
  const [figure, ...others] = figures
  if (figure === undefined || others.length + days.length > 0 || !mayHaveParticle(sentence, 'lastSome'))
    return null
  const start = phraseStart(sentence, 'lastSome')
  const end = particleEnd(sentence, start, 'lastSome')
  const isRest = sentence.tokens.every(
    ({ kind }, at) =>
      at < end ||
      kind === 'break' ||
      isAt(sentence, at, 'spending', 'target', 'filler', 'thanks') ||
      isParticle(sentence, at, 'entries'),
  )
  const isLead = isAt(sentence, before(sentence, start), 'delete', 'article', 'me')
  const count = amountOf(figure) / 100
  return start > 0 && isLead && isRest && count > 1 && count < 10 ? count : null
}
