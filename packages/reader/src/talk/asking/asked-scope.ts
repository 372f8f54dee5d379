import { categoryOfKind, classify, wholeNameIn } from '../../expenses/categories/category.ts'
import type { Scan } from '../../message/scan.ts'
import type { Scope } from '../../scope.ts'
import { memberAt } from '../../words/member-names.ts'
import { hasPhrase, isParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import {
  after,
  before,
  hasAny,
  isAt,
  type Sentence,
  type Stretch,
  textAt,
  textOf,
} from '../../words/sentence.ts'
import { openingWith } from '../opening.ts'
import { timeUnitAskedIn } from './asked-part.ts'
import { isMineInList, isMineInTop, isShown, saysI } from './asked-whose.ts'

const notSearched = [
  'howMuch', 'show', 'top', 'compare', 'list', 'spending', 'target', 'period', 'me', 'budget', 'limit', 'left', 'article', 'of',
  'preposition', 'and', 'or', 'filler', 'pronoun', 'day', 'month', 'weekday', 'past', 'dayUnit', 'currency', 'total',
  'greeting', 'thanks', 'spend', 'payer', 'record', 'statement', 'was', 'quote', 'family', 'dayBefore', 'approx', 'future', 'help', 'with', 'now', 'not', 'infinitive', 'spendHe', 'field',
] as const // biome-ignore format: a list to read at a glance

/** Types of request about a budget: to remove, raise or lower it. */
const wishes = ['removesBudget', 'raises', 'lowers', 'adds'] as const

/** The scope of a question or a request: its category, person and search words. */
export function scopeOf(scan: Scan, left: Stretch = nothing): Scope {
  const { sentence } = scan
  const leftOut = left === nothing ? (householdIn(sentence) ?? nothing) : left
  const start = aboutFrom(sentence)
  const bound = boundIn(scan)
  // 'Qual dia' does not name the shop 'Dia'.
  const part = timeUnitAskedIn(sentence) ?? { start, end: start }
  const deed = deedIn(sentence)
  const named = [
    { start, end: part.start },
    { start: part.end, end: sentence.tokens.length },
  ]
    .flatMap((each) => around(each, leftOut).flatMap((rest) => around(rest, bound)))
    .flatMap((each) => around(each, limitIn(sentence)))
  const { categoryId, categoryKind } = classify(scan, named)
  let person: Scope['person'] = isOfWriter(sentence, part) ? 'me' : null
  const words: string[] = []
  const category = wholeNameIn(sentence, { start, end: sentence.tokens.length }) ?? nothing
  for (let from = start; from < sentence.tokens.length; ) {
    const at = behindBounds(sentence, from)
    from = after(sentence, at)
    if ([leftOut, bound, part, deed].some((each) => isWithin(at, each))) continue
    // In '300 lucas' 'lucas' is money, not the member Lucas.
    const member = scan.claims[at] === 'amount' ? null : memberAt(sentence, at)
    if (member !== null && !isSpentOn(sentence, at)) {
      person = member.id
      continue
    }
    // In 'Et Léa, elle a dépensé combien ?' the pronoun is Léa, and the first word of 'Pis en bouffe ?' continues a
    // question.
    const isOfOther = person !== null && person !== 'me' && isAt(sentence, at, 'stranger')
    const isLeading = at === start && isAt(sentence, at, 'further')
    if (isOfOther || isLeading || isWithin(at, category) || (member === null && !isSearched(scan, at)))
      continue
    // "Energy's gone up": searches for 'Energy'.
    const said = textOf(sentence, at, from)
    words.push(said.replace(/^(\p{Ll}+)['’]s$/u, '$1'))
  }
  const isOfPlace = categoryKind !== null && categoryKind !== 'other'
  if (words.length === 0 && !isOfPlace) words.push(...childrenIn(sentence))
  if (words.length > 0 || categoryId !== null || categoryKind !== null)
    return { categoryId, categoryKind, words: words.join(' '), person }
  if (hasPhrase(sentence, 'onBills'))
    return { categoryId: categoryOfKind(sentence, 'utilities'), categoryKind: 'utilities', words: '', person }
  // 'Going out' in 'going out budget 120' is also a verb.
  const outing = phraseStart(sentence, 'outings')
  if (outing >= 0) words.push(textOf(sentence, outing, particleEnd(sentence, outing, 'outings')))
  return { categoryId, categoryKind, words: words.join(' '), person }
}

/**
 * Whether a name is the one something was bought for, not the buyer: 'How much on Kayla?', 'quanto gastamos com o
 * Beto'.
 */
function isSpentOn(sentence: Sentence, name: number): boolean {
  const lead = before(sentence, name)
  const at =
    isAt(sentence, lead, 'article') && !isParticle(sentence, lead, 'on', 'onBehalf') ? lead - 1 : lead
  if (isParticle(sentence, at, 'on')) return true
  return isParticle(sentence, at, 'onBehalf') && hasAny(sentence, 'spend', 'spendHe')
}

/** The word for the children, to search descriptions for: 'How much on the kids?'. */
function childrenIn(sentence: Sentence): string[] {
  const at = sentence.tokens.findIndex((_, each) => isParticle(sentence, each, 'children'))
  return at < 0 ? [] : [textAt(sentence, at)]
}

/** The words that ask whether it was done: 'ya anotaste', 'tu as noté'. */
function deedIn(sentence: Sentence): Stretch {
  const start = phraseStart(sentence, 'youDid')
  return start < 0 ? nothing : { start, end: particleEnd(sentence, start, 'youDid') }
}

/** The index where the scope may start: after a request or a 'show'. */
function aboutFrom(sentence: Sentence): number {
  // 'Trim the budget' is not about a haircut.
  const wish = openingWith(sentence, ...wishes)
  const ends = wishes.map((type) => particleEnd(sentence, wish, type))
  const isWish = hasAny(sentence, 'budget') && ends.some((end) => end > wish)
  // "Augmente le" is one phrase, longer than the verb.
  if (isWish) return Math.max(after(sentence, wish), ...ends)
  // Otherwise 'show me' would name a show, 'montre les dépenses' a watch, and 'laisse, combien …' a leash.
  const isLeft = particleEnd(sentence, 0, 'leaveIt') === 1 && sentence.tokens[1]?.kind === 'break'
  return isAt(sentence, 0, 'show') || isLeft ? after(sentence, 0) : 0
}

/** Whether the question is about the writer's spending. */
function isOfWriter(sentence: Sentence, part: Stretch): boolean {
  if (isMineInTop(sentence) || isMineInList(sentence)) return true
  return sentence.tokens.some((_, at) => {
    // In 'Qual mês' 'mês' is a month, not the French 'mes' (my).
    const isMe = isAt(sentence, at, 'me') && !isShown(sentence, at) && !isWithin(at, part)
    // In "J'ai dépensé" the 'I' is part of the phrase.
    const isI = isAt(sentence, at, 'spend', 'howMuch') && saysI(sentence, at)
    return (isMe && !isAt(sentence, after(sentence, at), 'family')) || isI
  })
}

/** The index after 'more than', 'including' and 'whether', which limit the question and name nothing. */
function behindBounds(sentence: Sentence, from: number): number {
  let at = from
  for (const type of ['excess', 'over', 'under'] as const) at = particleEnd(sentence, at, type)
  // 'How much of that was me' contains 'of that'.
  if (isAt(sentence, at, 'discount')) at = particleEnd(sentence, at, 'including')
  const whether = particleEnd(sentence, at, 'whether')
  return whether === after(sentence, at) ? whether : at
}

function isWithin(at: number, { start, end }: Stretch): boolean {
  return at >= start && at < end
}

/** Whether a word is to be searched for. */
function isSearched({ sentence, claims }: Scan, at: number): boolean {
  if (sentence.tokens[at]?.kind !== 'word' || claims[at] !== null) return false
  // In 'Second biggest?' the rank is not searched for.
  if (isParticle(sentence, at, 'ranked') && hasAny(sentence, 'top')) return false
  // 'For both of us' means everybody.
  if (particleEnd(sentence, at, 'people') > at && !isAt(sentence, at, 'kind')) return false
  // In 'Stick a budget of 200 on food' the verb is not searched for.
  if (isParticle(sentence, at, 'put') && hasAny(sentence, 'budget')) return false
  // In 'Cuánto salió todo lo de Jorgito' the verb and 'todo' are not searched for.
  const next = after(sentence, at)
  const isAllOf = isParticle(sentence, at, 'everything') && particleEnd(sentence, next, 'thatOf') > next
  if (isAllOf || (isAt(sentence, at, 'cost') && isAt(sentence, before(sentence, at), 'howMuch'))) return false
  return (
    !isLead(sentence, at) &&
    !isAt(sentence, at, ...notSearched) &&
    !isParticle(
      sentence,
      at,
      'since',
      'missing',
      'smallestWord',
      'what',
      'allOfThem',
      'from',
      'unsearched',
      'perMonth',
      'perWeek',
    )
  )
}

const nothing: Stretch = { start: -1, end: -1 }

/**
 * Where the household itself is named, beside the verb or as a whole: 'Quanto deu a casa', 'cuánto gastó la casa', 'a
 * casa gastou'; null for none.
 */
function householdIn(sentence: Sentence): Stretch | null {
  const whole = phraseStart(sentence, 'wholeHousehold')
  if (whole >= 0) return { start: whole, end: particleEnd(sentence, whole, 'wholeHousehold') }
  const home = sentence.tokens.findIndex((_, at) => isParticle(sentence, at, 'household'))
  const article = before(sentence, home)
  if (home < 1 || !isAt(sentence, article, 'article') || isAt(sentence, article, 'of')) return null
  const verbs = ['spendHe', 'spending', 'spend', 'cost'] as const
  const isSubject = isAt(sentence, home + 1, ...verbs) || isAt(sentence, before(sentence, article), ...verbs)
  return isSubject ? { start: article, end: home + 1 } : null
}

/** The words directly beside an amount that make it a maximum: 'Max 800', '800 como mucho'; empty if there are none. */
function boundIn({ sentence, figures }: Scan): Stretch {
  const start = phraseStart(sentence, 'atMost')
  const end = particleEnd(sentence, start, 'atMost')
  return figures.some((figure) => figure.start === end || figure.end === start) ? { start, end } : nothing
}

/** A word for a limit that is also a thing, before 'of' ('a cap of 300 on food'); empty if there is none. */
function limitIn(sentence: Sentence): Stretch {
  const start = sentence.tokens.findIndex(
    (_, at) =>
      isAt(sentence, at, 'budget') && isAt(sentence, at, 'kind') && isAt(sentence, after(sentence, at), 'of'),
  )
  return start < 0 ? nothing : { start, end: after(sentence, start) }
}

/** The parts of a stretch before and after another one. */
function around({ start, end }: Stretch, other: Stretch): Stretch[] {
  if (other.end <= start || other.start >= end) return [{ start, end }]
  return [
    { start, end: other.start },
    { start: other.end, end },
  ].filter((each) => each.end > each.start)
}

/** The length up to which an unknown word before a question says nothing: 'jsp combien', 'yo how much'. */
const shortest = 3

function isLead(sentence: Sentence, at: number): boolean {
  const asks = sentence.marks.findIndex((_, each) => isAt(sentence, each, 'howMuch'))
  const isShort = (sentence.tokens[at]?.key.length ?? 0) <= shortest
  return at < asks && sentence.marks[at] === null && isShort
}
