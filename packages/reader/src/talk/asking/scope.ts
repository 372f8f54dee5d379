import { classify, wholeNameIn } from '../../expenses/category.ts'
import type { Scope } from '../../meaning.ts'
import { memberAt } from '../../message/payer.ts'
import type { Scan } from '../../message/scan.ts'
import { isParticle, particleEnd } from '../../words/particle.ts'
import { after, before, hasAny, isAt, type Sentence, type Stretch } from '../../words/sentence.ts'
import { openingWith } from '../talk.ts'
import { whichDayIn } from './asked-day.ts'
import { isMineInList, isMineInTop, isShown, saysI } from './asked-whose.ts'

const notSearched = [
  'howMuch', 'show', 'top', 'compare', 'list', 'spending', 'target', 'period', 'me', 'budget', 'limit', 'left', 'article', 'of',
  'preposition', 'and', 'or', 'filler', 'pronoun', 'day', 'month', 'weekday', 'past', 'dayUnit', 'currency', 'total',
  'greeting', 'thanks', 'spend', 'payer', 'record', 'statement', 'was', 'quote', 'family', 'dayBefore', 'approx', 'future', 'help', 'with', 'now', 'not', 'infinitive', 'spendHe', 'field',
] as const // biome-ignore format: a list to read at a glance

/** What is wished of a budget: to be none, more or less. */
const wishes = ['givesUp', 'raises', 'lowers', 'adds'] as const

/** What a question or a wish is about: a category, a person, and what is to be searched for. */
export function scopeOf(scan: Scan, left: Stretch = nothing): Scope {
  const { sentence } = scan
  const leftOut = left === nothing ? (householdIn(sentence) ?? nothing) : left
  // 'show me' names no show, 'montre les dépenses' no watch, and 'laisse, combien …' no leash.
  const isLeft = particleEnd(sentence, 0, 'leaveIt') === 1 && sentence.tokens[1]?.kind === 'break'
  // 'Trim the budget' is of no haircut.
  const wish = openingWith(sentence, ...wishes)
  const ends = wishes.map((type) => particleEnd(sentence, wish, type))
  const isWish = hasAny(sentence, 'budget') && ends.some((end) => end > wish)
  // "Augmente le" is one phrase.
  const behind = Math.max(after(sentence, wish), ...ends)
  const start = isWish ? behind : isAt(sentence, 0, 'show') || isLeft ? after(sentence, 0) : 0
  // 'Qual dia' is no shop of that name.
  const day = whichDayIn(sentence) ?? { start, end: start }
  const named = [
    { start, end: day.start },
    { start: day.end, end: sentence.tokens.length },
  ].flatMap((each) => around(each, leftOut))
  const { categoryId, categoryKind } = classify(scan, named)
  let person: Scope['person'] = sentence.tokens.some(
    (_, at) =>
      (isAt(sentence, at, 'me') &&
        !isShown(sentence, at) &&
        !isAt(sentence, after(sentence, at), 'family')) ||
      // "J'ai dépensé" is one phrase.
      (isAt(sentence, at, 'spend', 'howMuch') && saysI(sentence, at)),
  )
    ? 'me'
    : null
  if (isMineInTop(sentence) || isMineInList(sentence)) person = 'me'
  const words: string[] = []
  const category = wholeNameIn(sentence, { start, end: sentence.tokens.length })
  for (let at = start; at < sentence.tokens.length; at = after(sentence, at)) {
    for (const type of ['excess', 'over', 'under'] as const) at = particleEnd(sentence, at, type)
    // 'How much of that was me'.
    if (isAt(sentence, at, 'discount')) at = particleEnd(sentence, at, 'including')
    const whether = particleEnd(sentence, at, 'whether')
    if (whether === after(sentence, at)) at = whether
    if (at >= leftOut.start && at < leftOut.end) continue
    const token = sentence.tokens[at]
    // '300 lucas' is no Lucas.
    const member = scan.claims[at] === null ? memberAt(sentence, at) : null
    if (member !== null) person = member.id
    // 'Et Léa, elle a dépensé combien ?'
    else if (person !== null && person !== 'me' && isAt(sentence, at, 'stranger')) continue
    // 'Pis en bouffe ?'
    else if (at === start && isAt(sentence, at, 'further')) continue
    else if (category !== null && at >= category.start && at < category.end) continue
    // 'Second biggest?' is told with the others.
    else if (isParticle(sentence, at, 'ranked') && hasAny(sentence, 'top')) continue
    else if (
      token?.kind === 'word' &&
      scan.claims[at] === null &&
      !isLead(sentence, at) &&
      !isAt(sentence, at, ...notSearched) &&
      !isParticle(
        sentence,
        at,
        'since',
        'smallestWord',
        'what',
        'allOfThem',
        'from',
        'unsearched',
        'perMonth',
        'perWeek',
      )
    ) {
      words.push(sentence.text.slice(token.start, sentence.tokens[after(sentence, at) - 1]?.end))
    }
  }
  return { categoryId, categoryKind, words: words.join(' '), person }
}

const nothing: Stretch = { start: -1, end: -1 }

/** 'Quanto deu a casa', 'cuánto gastó la casa', 'a casa gastou': the household itself, right beside the verb; null where it is none. */
function householdIn(sentence: Sentence): Stretch | null {
  const home = sentence.tokens.findIndex((_, at) => isParticle(sentence, at, 'household'))
  const article = before(sentence, home)
  if (home < 1 || !isAt(sentence, article, 'article') || isAt(sentence, article, 'of')) return null
  const verbs = ['spendHe', 'spending', 'spend', 'cost'] as const
  const isSubject = isAt(sentence, home + 1, ...verbs) || isAt(sentence, before(sentence, article), ...verbs)
  return isSubject ? { start: article, end: home + 1 } : null
}

/** What of a stretch stands before and behind another one. */
function around({ start, end }: Stretch, other: Stretch): Stretch[] {
  if (other.end <= start || other.start >= end) return [{ start, end }]
  return [
    { start, end: other.start },
    { start: other.end, end },
  ].filter((each) => each.end > each.start)
}

/** So short are words that say nothing before a question: 'jsp combien', 'yo how much'. */
const shortest = 3

function isLead(sentence: Sentence, at: number): boolean {
  const asks = sentence.marks.findIndex((_, each) => isAt(sentence, each, 'howMuch'))
  const isShort = (sentence.tokens[at]?.key.length ?? 0) <= shortest
  return at < asks && sentence.marks[at] === null && isShort
}
