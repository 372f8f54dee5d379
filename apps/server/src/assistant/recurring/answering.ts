import type { Recurrence } from '@casita/contract'
import { type Meaning, read } from '@casita/reader'
import { weekdayOf } from '../../calendar.ts'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import type { Reply } from '../../message.ts'
import { listRecurring } from '../../recurring/recurring.service.ts'
import type { RecurringRow } from '../../recurring/recurring-rows.ts'
import { askToDelete } from '../asking/asking-which.ts'
import { isNamedIn } from '../meant/naming.ts'
import { only } from '../meant/only.ts'
import { findByWords, findTarget, justRecordedByAnyone, recentTarget } from '../meant/targets.ts'
import { everyLanguage } from '../replies/index.ts'
import { matches, withoutPointers, withoutPunctuation } from '../saying.ts'
import { contextOf, type Turn } from '../turn.ts'
import { bulleted, dayPhrase, reply } from '../wording.ts'
import { endNamed, seriesCalled } from './ending.ts'
import { calledToComeBack, namedAsRecurring } from './named.ts'
import { changePrice } from './new-price.ts'
import { oftenIn, weekdayIn } from './often.ts'
import { recurAsTold, recurOnDay } from './on-day.ts'
import { askHowOften, askWhichRepeats, named, repeat, stopRepeating } from './repeating.ts'
import { answerToCome } from './to-come.ts'

/**
 * Answers 'Se repite todos los meses', 'qué se repite?', 'qué falta pagar?', 'netflix ya no se repite', 'cancel the
 * gym', 'the rent goes up to 900': starts, lists, changes or stops recurring expenses. Null for every other message.
 */
export async function answerRecurring(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const said = withoutPunctuation(text)
  if (matches(text, 'whatRecurs')) return tellWhatRecurs(turn)
  const toCome = await answerToCome(turn, text)
  if (toCome) return toCome
  const stopped = everyLanguage.map(({ recursNoMore }) => recursNoMore.exec(said)).find((match) => match)
  if (stopped) return stopCalled(turn, stopped.groups?.before ?? stopped.groups?.after ?? '')
  const changed = (await endNamed(turn, text)) ?? (await changePrice(turn, text, meaning))
  const other = changed ?? (await cancelCalled(turn, text, meaning)) ?? (await repeatWeekly(turn, said))
  if (other) return other
  const onDay = (await recurOnDay(turn, said)) ?? (await recurAsTold(turn, text, meaning))
  if (onDay) return onDay
  const every = oftenIn(text)
  const asked = withoutRequest(said)
  if (every && saysComesBack(asked, every)) return repeatLast(turn, asked, every)
  const thing = every && !text.includes('?') ? await calledToComeBack(turn, said, every) : null
  if (every && thing) return repeat(turn, thing.id, every)
  if (matches(asked, 'recurs')) return repeatLast(turn, said, null)
  const recurring = every || text.includes('?') ? null : await namedAsRecurring(turn, said)
  return recurring && askHowOften(turn, recurring)
}

/** The words of a message behind 'can you' and the like. */
function withoutRequest(said: string): string {
  return everyLanguage.reduce((rest, { asksTo }) => rest.replace(asksTo, ''), said)
}

/** Whether a message only says that something recurs this often. */
function saysComesBack(said: string, every: Recurrence): boolean {
  return everyLanguage.some(({ often, comesBack }) => {
    const rest = said.replace(often[every], ' ').replace(/\s+/g, ' ').trim()
    return rest !== said && comesBack.test(rest)
  })
}

async function repeatLast(turn: Turn, said: string, every: Recurrence | null): Promise<Reply | null> {
  // 'Todos los meses' alone, or with 'please', may also continue a question.
  const isAlone =
    every !== null &&
    everyLanguage.some(({ often, concludes }) => said.replace(often[every], '').replace(concludes, '') === '')
  const { hasJustHeard, listedLast } = turn.conversation
  if (isAlone && !turn.repliedTo && hasJustHeard && listedLast.length !== 1) return null
  // If the previous message was refused, an earlier expense is not meant.
  if (!turn.repliedTo && turn.conversation.hasJustRefused) return reply(turn.words.nothingToChange)
  const expense = only((isAlone ? await recentTarget(turn) : await findTarget(turn)) ?? [])
  const theirs = every && (await notedByOtherSince(turn, expense))
  if (theirs)
    return expense ? askWhichRepeats(turn, [theirs, expense], every) : repeat(turn, theirs.id, every)
  if (!expense) return isAlone ? null : reply(turn.repliedTo ? turn.words.gone : turn.words.nothingToChange)
  return every ? repeat(turn, expense.id, every) : askHowOften(turn, expense)
}

/** What another member has just recorded after the sender's last expense, if that is newer than the conversation. */
async function notedByOtherSince(turn: Turn, own: ExpenseRow | null): Promise<ExpenseRow | null> {
  const [last] = turn.repliedTo ? [] : await justRecordedByAnyone(turn)
  const isTheirs = last && last.added_by !== turn.member.userId && last.id > turn.conversation.latestAt
  return isTheirs && (!own || last.id > own.id) ? last : null
}

/**
 * 'Every Friday', after an expense: repeats it each week if it is one of a Friday, and asks how often otherwise. Null
 * if it may continue a question, and for every other message.
 */
async function repeatWeekly(turn: Turn, said: string): Promise<Reply | null> {
  const day = weekdayIn(said)
  if (day === undefined || (!turn.repliedTo && turn.conversation.hasJustHeard)) return null
  const expense = only(await recentTarget(turn))
  const named = read(`${turn.words.itWas} ${day}`, contextOf(turn))
  const date = named.kind === 'correction' ? named.changes.date : undefined
  if (!expense || date === undefined) return null
  return weekdayOf(date) === weekdayOf(expense.expense_date)
    ? repeat(turn, expense.id, 'week')
    : askHowOften(turn, expense)
}

async function tellWhatRecurs(turn: Turn): Promise<Reply> {
  const { work, member, words } = turn
  const rows = await listRecurring(work.db, member.householdId)
  const lines = rows.flatMap((row) =>
    row.next_on
      ? words.comesBackOn(named(turn, row), words.every[row.every], dayPhrase(turn, row.next_on))
      : [],
  )
  if (lines.length === 0) return reply(words.nothingRecurs)
  return reply([words.whatComesBack, ...bulleted(turn, lines)].join('\n'))
}

/**
 * 'Cancel the gym, he gave it up', if the gym recurs: stops it, and leaves what was paid. 'Stop the gym', or a second
 * 'cancel the gym', if it is recorded but does not recur: says so; asks whether to delete it if it was said to be paid
 * each month. Null for every other message.
 */
async function cancelCalled(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const [clause = ''] = text.split(/[,;.]\s/)
  const said = withoutPunctuation(clause)
  const thing = everyLanguage.map((words) => words.cancelsThing.exec(said)?.groups?.thing).find(Boolean)
  const name = withoutPointers(thing ?? '')
  if (thing === undefined || name === '' || text.includes('?')) return null
  const found = await seriesCalled(turn, thing)
  if (found) return stopRepeating(turn, found.id)
  const [deed] = turn.conversation.deeds
  const isDeletion = meaning.kind === 'delete' || meaning.kind === 'undo'
  if (isDeletion && deed?.did !== 'unrepeated') return askIfOften(turn, name)
  const recorded = isDeletion ? only((await findTarget(turn)) ?? []) : await findByWords(turn, name, null)
  return recorded && isNamedIn(recorded, name) ? reply(turn.words.recursNot) : null
}

/** Asks whether to delete the named expense if its message said how often it is paid; null for other expenses. */
async function askIfOften(turn: Turn, name: string): Promise<Reply | null> {
  const named = await findByWords(turn, name, null)
  const isOften = turn.conversation.deeds.some(
    (deed) => deed.did === 'recorded' && deed.isOften && deed.expenseIds.includes(named?.id ?? ''),
  )
  if (!named || !isOften) return null
  const asked = askToDelete(turn, [named])
  return { ...asked, text: `${turn.words.recursNot} ${asked.text}` }
}

/** Stops the recurring expense of this name; without a name, or for 'it', that of the last expense. */
async function stopCalled(turn: Turn, thing: string): Promise<Reply> {
  const { work, member, words } = turn
  const rows = await listRecurring(work.db, member.householdId)
  const name = withoutPointers(thing)
  const last = name === '' ? only((await findTarget(turn)) ?? []) : null
  const isMeant = (row: RecurringRow) => (name === '' ? row.expense_id === last?.id : isNamedIn(row, name))
  const found = only(rows.filter(isMeant))
  return found ? stopRepeating(turn, found.id) : reply(words.recursNot)
}
