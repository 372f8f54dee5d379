import type { Recurrence } from '@casita/contract'
import { listRecurring } from '../../recurring/recurring.service.ts'
import type { RecurringRow } from '../../recurring/recurring-rows.ts'
import { isNamedIn } from '../meant/naming.ts'
import { only } from '../meant/only.ts'
import { findTarget, notedLast } from '../meant/targets.ts'
import type { Reply } from '../message.ts'
import { everyLanguage } from '../replies/index.ts'
import { bare, matches, namedBy } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { bulleted, dayPhrase, reply } from '../wording.ts'
import { oftenIn } from './often.ts'
import { askHowOften, named, repeat, stopRepeating } from './repeating.ts'

/** 'Se repite todos los meses', 'qué se repite?', 'netflix ya no se repite': what comes back by itself; null for every other message. */
export async function hearRecurring(turn: Turn, text: string): Promise<Reply | null> {
  const said = bare(text)
  if (matches(text, 'whatRecurs')) return tellWhatRecurs(turn)
  const stopped = everyLanguage.map(({ recursNoMore }) => recursNoMore.exec(said)).find((match) => match)
  if (stopped) return stopCalled(turn, stopped.groups?.before ?? stopped.groups?.after ?? '')
  const every = oftenIn(text)
  if (every && saysComesBack(said, every)) return repeatLast(turn, said, every)
  return matches(text, 'recurs') ? repeatLast(turn, said, null) : null
}

/** Whether a message says nothing but that something comes back so often. */
function saysComesBack(said: string, every: Recurrence): boolean {
  return everyLanguage.some(({ often, comesBack }) => {
    const rest = said.replace(often[every], ' ').replace(/\s+/g, ' ').trim()
    return rest !== said && comesBack.test(rest)
  })
}

async function repeatLast(turn: Turn, said: string, every: Recurrence | null): Promise<Reply | null> {
  // 'Todos los meses' alone may as well go on from a question.
  const isAlone = every !== null && everyLanguage.some(({ often }) => said.replace(often[every], '') === '')
  if (isAlone && !turn.repliedTo && turn.conversation.hasJustHeard) return null
  const expense = only((isAlone ? await notedLast(turn) : await findTarget(turn)) ?? [])
  if (!expense) return isAlone ? null : reply(turn.repliedTo ? turn.words.gone : turn.words.nothingToChange)
  return every ? repeat(turn, expense.id, every) : askHowOften(turn, expense)
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
  return reply([words.whatComesBack, ...bulleted(lines, words.othersInList)].join('\n'))
}

/** Stops what is called so, or else what the last expense belongs to. */
async function stopCalled(turn: Turn, thing: string): Promise<Reply> {
  const { work, member, words } = turn
  const rows = await listRecurring(work.db, member.householdId)
  const isMeant = (row: RecurringRow) => isNamedIn(row, namedBy(thing))
  const last = thing === '' ? only((await findTarget(turn)) ?? []) : null
  const found = only(rows.filter((row) => (thing === '' ? row.expense_id === last?.id : isMeant(row))))
  return found ? stopRepeating(turn, found.id) : reply(words.recursNot)
}
