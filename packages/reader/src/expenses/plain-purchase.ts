import { addDays } from '../days/calendar.ts'
import type { Day } from '../days/day.ts'
import { type Item, type Meaning, onlySpent } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { endsAt } from '../words/edges.ts'
import { after, hasAny, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'

/** The most words of the thing, with a day behind and with a mark between: longer ones say something else, too. */
const longest = { dated: 3, marked: 2 }

/**
 * Reads a message of one thing, its price and a day ('photobooth 45 yesterday'), or with a mark between ('hen coop: 45'),
 * as the thing and its price alone would be read, if it would otherwise be refused or change an amount: the network
 * knows few unusual things in these forms. So it is with a thing of somebody and a verb between, if that is refused ('o
 * dentista do Léo foi 250'). Anything else keeps its meaning.
 */
export function asPlainPurchase(scan: Scan, meaning: Meaning, readPart: (text: string) => Meaning): Meaning {
  if (!mayBePurchase(meaning)) return meaning
  const { sentence, figures, days } = scan
  const [figure, ...others] = figures
  // 'pipas no, pipa: 7,50'
  if (figure === undefined || others.length > 0 || hasAny(sentence, 'not', 'oops')) return meaning
  const { text, tokens } = sentence
  const day = days.find(({ start, date }) => start === figure.end && isLately(date, sentence.context.today))
  const isMarked = /^[:=–—-]$/.test(keyAt(tokens, figure.start - 1))
  const isOwned = meaning.kind === 'not_expense' && isThingOfSomebody(sentence, figure.start - 1)
  const thing = tokens.slice(0, figure.start - (isMarked || isOwned ? 1 : 0))
  const most = day ? longest.dated : isMarked ? longest.marked : isOwned ? thing.length : 0
  if (thing.length === 0 || thing.length > most || thing.some(({ kind }) => kind !== 'word')) return meaning
  if (days.length > (day ? 1 : 0) || !endsAt(sentence, day?.end ?? figure.end)) return meaning
  const from = tokens[figure.start]?.start ?? 0
  const alone = text.slice(0, thing.at(-1)?.end ?? 0).padEnd(from)
  const item = onlySpent(readPart(alone + text.slice(from, tokens[figure.end - 1]?.end)))
  return item === null ? meaning : { kind: 'expenses', items: [onDay(item, day)], sure: true }
}

function mayBePurchase(meaning: Meaning): boolean {
  return (
    meaning.kind === 'not_expense' || (meaning.kind === 'correction' && meaning.changes.amount !== undefined)
  )
}

/**
 * Whether a message begins with a known thing of somebody and a verb in the past: 'el taxi de papá fue'. In the present
 * it may be a size or a price: 'o sapato do Caio é 42'.
 */
function isThingOfSomebody(sentence: Sentence, verb: number): boolean {
  const was = senseAt(sentence, verb, 'was')
  if (was === undefined || was.value === 'now' || after(sentence, verb) !== verb + 1) return false
  const thing = isAt(sentence, 0, 'article') ? 1 : 0
  const of = after(sentence, thing)
  if (!isAt(sentence, thing, 'kind') || !isAt(sentence, of, 'of')) return false
  const owner = isAt(sentence, of + 1, 'article') ? of + 2 : of + 1
  const isPerson = isAt(sentence, owner, 'family') || sentence.marks[owner] === null
  return isPerson && after(sentence, owner) === verb
}

/** Whether a day is yesterday or the one before. */
function isLately(date: string, today: string): boolean {
  return date < today && date >= addDays(today, -2)
}

function onDay(item: Item, day: Day | undefined): Item {
  return day === undefined ? item : { ...item, date: day.date, dateStated: true }
}
