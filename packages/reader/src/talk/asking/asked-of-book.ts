import { periodOf, periodsIn } from '../../days/period.ts'
import { classify } from '../../expenses/categories/category.ts'
import type { Query } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { endsAt, firstWord } from '../../words/edges.ts'
import { memberAt } from '../../words/member-names.ts'
import { hasParticle, hasPhrase, isParticle, mayHaveParticle, particleEnd } from '../../words/particle.ts'
import { after, allOf, before, hasAny, isAsked, isAt, type Sentence } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'
import { namesThing } from '../named.ts'
import { openingWith } from '../opening.ts'
import { rankingIn } from './ask.ts'
import { thingsIn } from './asked-last-time.ts'
import { namesKin } from './asked-whose.ts'

/**
 * Reads a question about the book itself rather than the spending: what was recorded last ('what was that for?'), who
 * recorded something, where it is filed, whether it is there, what is filed in a category, and what is there twice;
 * else null.
 */
export function readOfBook(scan: Scan): Query | null {
  const { sentence, figures } = scan
  if (figures.length > 0) return null
  // '¿Quién puso más?' asks who paid more.
  if (asksWhoNoted(sentence) && rankingIn(sentence) !== 'members')
    return { ...queryOf(scan), ask: namesThing(sentence) ? 'list' : 'latest', authors: true }
  const placed = asksWhatIn(sentence) ? queryOf(scan) : null
  if (placed && (placed.scope.categoryId ?? placed.scope.categoryKind) !== null) return placed
  if (asksWhereFiled(sentence)) return { ...queryOf(scan), ask: namesThing(sentence) ? 'list' : 'latest' }
  if (asksIfThere(sentence))
    return {
      ...queryOf(scan),
      scope: { categoryId: null, categoryKind: null, words: thingsIn(scan), person: null },
    }
  if (asksWhatThatWas(sentence)) return { ...queryOf(scan), ask: 'latest', authors: true }
  if (asksLatest(scan)) return { ...queryOf(scan), ask: 'latest', ...byMember(scan) }
  return asksRepeated(sentence) ? { ...queryOf(scan), ask: 'repeated' } : null
}

/**
 * Limits a question to the member or relative who recorded it: 'Lo último que anotó Ana', 'the last thing my husband
 * added'.
 */
function byMember({ sentence }: Scan): Partial<Pick<Query, 'scope' | 'kin'>> {
  const at = sentence.tokens.findIndex((_, each) => memberAt(sentence, each) !== null)
  const person = memberAt(sentence, at)?.id
  if (person === undefined) return namesKin(sentence) ? { kin: true } : {}
  return { scope: { categoryId: null, categoryKind: null, words: '', person } }
}

/** A list query for the things that the message names. */
function queryOf(scan: Scan): Query {
  const { sentence } = scan
  const { categoryId, categoryKind } = classify(scan, [allOf(sentence)])
  const scope = { categoryId, categoryKind, words: thingsIn(scan), person: null }
  const [period = periodOf('this_month', sentence.context.today)] = periodsIn(scan)
  return { kind: 'query', ask: 'list', period, against: null, scope, sure: true }
}

/**
 * Whether a message asks what is filed in a category, not what is left there: "Y'a quoi dans loisirs ?", "what's in
 * groceries".
 */
function asksWhatIn(sentence: Sentence): boolean {
  const start = openingWith(sentence, 'whatIn')
  return particleEnd(sentence, start, 'whatIn') > start && !hasAny(sentence, 'budget', 'left')
}

/**
 * Whether a message asks where something is filed, not where most was spent: 'Dans quelle catégorie est le loyer ?',
 * 'what category did you put that in?'.
 */
function asksWhereFiled(sentence: Sentence): boolean {
  return hasPhrase(sentence, 'whichCategory') && !hasAny(sentence, 'top', 'compare')
}

/** Whether a message only asks if a thing is recorded: '¿Está el del agua?', "l'eau y est ?". */
function asksIfThere(sentence: Sentence): boolean {
  if (!isAsked(sentence) || !mayHaveParticle(sentence, 'isThere') || !namesThing(sentence)) return false
  let isThere = false
  for (let at = 0; at < sentence.tokens.length; ) {
    const end = particleEnd(sentence, at, 'isThere')
    isThere ||= end > at
    const isThing =
      isAt(sentence, at, 'kind', 'article', 'of', 'filler') || sentence.tokens[at]?.kind === 'break'
    const isPointed = isParticle(sentence, at, 'theOne', 'thatOf', 'namesNothing', 'unsearched')
    if (end === at && !isThing && !isPointed) return false
    at = Math.max(end, after(sentence, at))
  }
  return isThere
}

/**
 * Whether a message asks for the expense recorded last: "What's the last thing I added?", '¿qué fue lo último que
 * anoté?'; not for several, as in 'the last expenses that I noted'.
 */
function asksLatest({ sentence, days }: Scan): boolean {
  const { tokens } = sentence
  if (!mayHaveParticle(sentence, 'theLast') || days.length > 0 || namesThing(sentence)) return false
  const last = tokens.findIndex((_, at) => isParticle(sentence, at, 'theLast'))
  const lead = before(sentence, last + 1)
  const isOne =
    [lead, last].some((at) => isAt(sentence, at, 'target')) && !hasAny(sentence, 'list', 'spending')
  const isTheirs = isOfMember(sentence)
  const isNoted = isOne || isTheirs || hasParticle(sentence, allOf(sentence), 'iRecorded')
  // 'The last 7 days' is a period.
  const isCounted = tokens[last + 1]?.kind === 'number' || isAt(sentence, last + 1, 'number')
  const isOfSeveral = isCounted || /s$/.test(keyAt(tokens, last + 1))
  const asks =
    isAsked(sentence) || opensAsking(sentence) || (isTheirs && !hasAny(sentence, 'was', 'payer', 'not'))
  return last >= 0 && isNoted && !isOfSeveral && asks && !hasAny(sentence, 'delete', 'undo', 'change')
}

/**
 * Whether a message names a member who recorded something: 'The last thing Mike noted', "la dernière chose qu'Ana a
 * notée".
 */
function isOfMember(sentence: Sentence): boolean {
  const isNamed = sentence.tokens.some((_, at) => memberAt(sentence, at) !== null)
  return isNamed && hasParticle(sentence, allOf(sentence), 'theyRecorded')
}

/**
 * Whether a message only asks what the last expense was, even if another member recorded it: 'What was that for?',
 * "c'était quoi ça ?".
 */
function asksWhatThatWas(sentence: Sentence): boolean {
  const start = openingWith(sentence, 'whatThatWas')
  const end = particleEnd(sentence, start, 'whatThatWas')
  return end > start && endsAt(sentence, end)
}

/** Whether a message asks who recorded something: '¿Quién anotó la nafta?', 'who added the groceries'. */
function asksWhoNoted(sentence: Sentence): boolean {
  const first = firstWord(sentence)
  return (
    isParticle(sentence, first, 'who') && isParticle(sentence, verbFrom(sentence, first + 1), 'theyRecorded')
  )
}

/**
 * The index of the verb after the small words that may precede it: 'Qui a noté', 'who has added', '¿quién lo anotó?'.
 */
function verbFrom(sentence: Sentence, from: number): number {
  let at = from
  while (isParticle(sentence, at, 'verbLead')) at++
  return at
}

/**
 * Whether a message asks about duplicates: '¿Tengo algún gasto repetido?', 'did I log anything twice?', 'any
 * duplicates'.
 */
function asksRepeated(sentence: Sentence): boolean {
  if (!isAsked(sentence) && !opensAsking(sentence)) return false
  const isNoted = (['iRecorded', 'theyRecorded', 'recordedYet'] as const).some((type) =>
    hasParticle(sentence, allOf(sentence), type),
  )
  return hasPhrase(sentence, 'repeated') || (hasPhrase(sentence, 'twice') && isNoted)
}

/** Whether a message starts as a question, with or without a question mark: 'Which is', 'any'. */
export function opensAsking(sentence: Sentence): boolean {
  const start = openingWith(sentence, 'asksWhat')
  return particleEnd(sentence, start, 'asksWhat') > start
}
