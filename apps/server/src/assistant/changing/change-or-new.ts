import {
  type Correction,
  type Item,
  type Meaning,
  mayBeSpent,
  onlyItem,
  read,
  readingsOf,
} from '@casita/reader'
import { addDays } from '../../calendar.ts'
import { type ExpenseRow, mayChange } from '../../expenses/expense-rows.ts'
import { fold } from '../../folding.ts'
import { askReadings } from '../asking/asking.ts'
import { isNamedIn } from '../meant/naming.ts'
import { only } from '../meant/only.ts'
import { lately, latelyOfAll, latestOwn, notedLast, ownIn } from '../meant/targets.ts'
import type { Reply } from '../message.ts'
import { draftsOf } from '../noting/recording.ts'
import { pressId } from '../press.ts'
import { everyLanguage } from '../replies/index.ts'
import { bare, endOf, isDefinite, namedBy, pointsAtLast, saysOne, saysToAdd } from '../saying.ts'
import { contextOf, newQuestion, type Turn } from '../turn.ts'
import { bold, button, draftLine, firstName, money, reply } from '../wording.ts'

/**
 * 'La farmacia en total fueron 6.500', a while after a farmacia was noted with another amount, 'la farmacia 6.500' right after, 'the taxi from Saturday was 55',
 * where one was noted of that day, or 'add 5 to the farmacia':
 * asks whether that is to be changed, or is another expense. Null for every other message.
 */
export async function askChangeOrNew(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  if (turn.repliedTo) return null
  const isAdded = saysToAdd(text)
  const hasArticle = isDefinite(endOf(text) ?? text)
  const bareAmount = await askLastOrNew(turn, text, meaning)
  if (bareAmount) return bareAmount
  const isTold =
    saysOne(text, 'was') || (hasArticle && (saysOne(text, 'endedAs') || (await isOfLast(turn, meaning))))
  if (!(isAdded || isTold)) return null
  const item = meaning.kind === 'not_expense' ? null : onlyItem(meaning)
  if (!item || item.currency !== turn.household.currency) return null
  const name = namedBy(item.description)
  if (name === '') return null
  const meant = await toldOf(turn, item, name, isTold && hasArticle)
  if (!meant) return null
  // 'Costco was really 221' without an article, of what is called just so, or cost nearly as much.
  const isSame = fold(meant.description) === fold(item.description) || isNear(item.amount, meant.amount)
  if (!isAdded && !hasArticle && !isSame) return null
  if (!mayChange(turn.member, meant))
    return item.amount === meant.amount ? null : askBeside(turn, meant, item)
  const amount = isAdded ? meant.amount + item.amount : item.amount
  return amount === meant.amount ? null : askEither(turn, meant, amount, item)
}

/** In milliseconds: an amount alone that follows a noted expense so soon is likely a change of its amount. */
const rightBehind = 2 * 60 * 1000
/** Between these parts of the noted amount, another one is likely of the same thing. */
const leastOfIt = 0.5
const mostOfIt = 2

/**
 * 'Doscientos cincuenta', right behind one expense of about as much, 'I gave her 71.80 for that', '26 avec les cacahuètes',
 * "d'occasion 28 finalement": whether that is what it was. Null for every other message.
 */
async function askLastOrNew(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const item = mayBeSpent(meaning) ? onlyItem(meaning) : null
  if (!item || item.dateStated) return null
  const isBare = item.description === '' && meaning.kind === 'ambiguous' && meaning.why === 'intent'
  const isOfLast = isBare ? endOf(text) === null : tellsOfLast(text, item)
  const told = isOfLast ? only(await notedLast(turn)) : null
  if (!told || turn.conversation.hasJustHeard || turn.conversation.lastAsked) return null
  const isRightBehind = !isBare || Date.parse(turn.work.now) - Date.parse(told.created_at) < rightBehind
  const part = item.amount / told.amount
  const isOwn =
    item.currency === turn.household.currency && part !== 1 && part >= leastOfIt && part <= mostOfIt
  return isRightBehind && isOwn ? askEither(turn, told, item.amount, item) : null
}

/** An amount and something known that was in it: '26 avec les cacahuètes'. */
const amountWith = everyLanguage.map(
  (words) => new RegExp(`^\\d+(?: \\d+)?(?: \\S+)? ${words.with} (?:${words.definite.join('|')})(?: |$)`),
)

/** Whether an amount is told as what something came to with more, in the end, or for what is pointed at. */
function tellsOfLast(text: string, item: Item): boolean {
  const { description, categoryKind } = item
  if (namedBy(description) === '') return pointsAtLast(text)
  if (isOfMore(text, item)) return true
  const said = bare(text)
  const isEnd = everyLanguage.some(({ endedAs }) => endedAs.some((end) => said.endsWith(` ${end}`)))
  return amountWith.some((each) => each.test(said)) || (isEnd && (categoryKind ?? 'other') === 'other')
}

/** 'Con gaseosa, 15': whether all that stands before an amount is that something was with it. */
function isOfMore(text: string, { description, readFrom: { amount } }: Item): boolean {
  const [lead, rest] = [text.slice(0, amount[0]?.start ?? 0), text.slice(amount.at(-1)?.end ?? 0)].map(bare)
  if (rest !== '') return false
  return everyLanguage.some(
    (words) =>
      lead?.startsWith(`${words.with} `) && namedBy(lead.slice(words.with.length)) === namedBy(description),
  )
}

/** In milliseconds: the latest expense of a name is meant for so long, whatever others of that name there are. */
const surelyToldFor = 24 * 60 * 60 * 1000
/** And for so many days where it is the only one of its name, and cost nearly as much. */
const daysTold = 3
/** How many days back others of that name are looked for. */
const daysLookedAt = 60

/**
 * The expense of such a name that a message may be of: of the day that it says, or noted just now by the writer, or else by
 * anybody; where it plainly tells of one that is known ('el vino fue 33'), of the last days as well. Null for none, or several.
 */
async function toldOf(
  turn: Turn,
  { date, dateStated, amount, categoryId }: Item,
  name: string,
  isKnown: boolean,
): Promise<ExpenseRow | null> {
  const called = (expenses: readonly ExpenseRow[]) => expenses.filter((expense) => isNamedIn(expense, name))
  if (dateStated) return only(called(await ownIn(turn, { from: date, to: date })))
  const own = called(lately(turn, await latestOwn(turn)))
  if (own.length > 0) return only(own)
  // 'The popcorn was 11', of what another one of the household has just noted.
  const anybodys = called(await latelyOfAll(turn))
  if (anybodys.length > 0 || !isKnown) return only(anybodys)
  // 'A farmácia foi 62,40', right behind a medicine of 62.
  const akin = (await notedLast(turn)).filter(
    (last) => last.category_id === categoryId && isNear(amount, last.amount, nearly),
  )
  if (akin.length > 0 && categoryId !== null) return only(akin)
  const [latest, ...before] = called(
    await ownIn(turn, { from: addDays(turn.today, -daysLookedAt), to: turn.today }),
  )
  if (!latest) return null
  const age = Date.parse(turn.work.now) - Date.parse(latest.created_at)
  const isSingle = before.length === 0 && isNear(amount, latest.amount)
  return age < surelyToldFor || (isSingle && age < daysTold * surelyToldFor) ? latest : null
}

/** Two amounts are near each other where neither is more than so many times the other. */
const near = 1.2
/** The same where they are nearly equal. */
const nearly = 1.05

function isNear(amount: number, other: number, times = near): boolean {
  return amount < other * times && other < amount * times
}

/** 'Le popcorn 5,60', right behind a popcorn of 5, and maybe other things: whether what is called so was noted last. */
async function isOfLast(turn: Turn, meaning: Meaning): Promise<boolean> {
  const item = meaning.kind === 'expenses' ? onlyItem(meaning) : null
  if (!item || item.dateStated) return false
  const name = namedBy(item.description)
  const called = (await notedLast(turn)).filter(({ description }) => namedBy(description) === name)
  return name !== '' && called.length === 1
}

/**
 * 'Coloca mais 5 no uber', read as what the last one was: an expense by what stands behind the verb, so that it is asked
 * about where one of that name was noted. Every other meaning stays as it is.
 */
export function asAdded(turn: Turn, text: string, meaning: Meaning): Meaning {
  if (meaning.kind !== 'correction' || meaning.changes.amount === undefined || !saysToAdd(text))
    return meaning
  const [, ...behind] = text.trim().split(/\s+/)
  const told = read(behind.join(' '), contextOf(turn))
  return told.kind === 'expenses' && onlyItem(told) ? told : meaning
}

/** Says that somebody else's is theirs to change, and asks whether another one is to be noted. */
function askBeside(turn: Turn, { author_name }: ExpenseRow, item: Item): Reply {
  const asked = askReadings(turn, { why: 'intent', readings: [[item]] })
  return { ...asked, text: `${turn.words.notYours(firstName(author_name))} ${asked.text}` }
}

/** Asks whether an expense is to have another amount, or something is to be noted beside it. */
function askEither(turn: Turn, meant: ExpenseRow, changed: number, item: Item): Reply | null {
  const { words, conversation } = turn
  const [draft] = draftsOf(turn, [item])
  if (!draft) return null
  const anew = { ...newQuestion(turn), kind: 'declined' as const, draft }
  const which = {
    ...newQuestion(turn),
    kind: 'which' as const,
    edit: { amount: changed },
    expenseIds: [meant.id],
  }
  conversation.ask(anew)
  conversation.ask(which)
  const { description, amount, expense_date: date } = meant
  const asked = words.changeOrNew(draftLine(turn, { description, amount, date }), bold(money(turn, changed)))
  return reply(asked, {
    buttons: [
      button(pressId({ does: 'which', questionId: which.id, expenseId: meant.id }), words.buttons.change),
      button(pressId({ does: 'pick', questionId: anew.id, reading: 0 }), words.buttons.another),
    ],
    subject: { questionId: which.id },
  })
}

/**
 * Nothing is called what is to be changed: with an amount it may be an expense that was never noted. With any price behind
 * it the reader tells what it is and where it belongs.
 */
export function offerAsNew(
  turn: Turn,
  about: string,
  { amount, by = 0, payerId }: Correction['changes'],
): Reply {
  const none = reply(turn.words.nothingLikeIt(about))
  const price = amount ?? Math.max(by, 0)
  if (price === 0) return none
  const meaning = read(`${about} 100`, contextOf(turn))
  if (meaning.kind !== 'expenses' && meaning.kind !== 'ambiguous') return none
  const [[item] = []] = readingsOf(meaning)
  if (item === undefined) return none
  const isOther = payerId !== undefined && payerId !== 'me'
  const told = { ...item, amount: price, ...(isOther && { payerId }) }
  const asked = askReadings(turn, { why: 'intent', readings: [[told]] })
  return { ...asked, text: `${none.text} ${asked.text}` }
}
