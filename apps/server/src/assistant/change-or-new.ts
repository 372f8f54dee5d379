import type { Meaning } from '@casita/reader'
import { bare, namedBy } from './choosing.ts'
import type { Reply } from './message.ts'
import { isNamedIn } from './naming.ts'
import { pressId } from './press.ts'
import { draftsOf } from './recording.ts'
import { everyLanguage } from './replies/index.ts'
import { lately, saysOne } from './restating.ts'
import { latestOwn } from './targets.ts'
import { newQuestion, type Turn } from './turn.ts'
import { bold, button, draftLine, money, reply } from './wording.ts'

/**
 * 'La farmacia en total fueron 6.500', a while after a farmacia was noted with another amount: asks whether that is to be
 * changed, or is another expense. Null for every other message.
 */
export async function askChangeOrNew(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  if (turn.repliedTo || !saysOne(text, 'was') || !isDefinite(text)) return null
  const [items = [], ...readings] =
    meaning.kind === 'expenses' ? [meaning.items] : meaning.kind === 'ambiguous' ? meaning.readings : []
  const [item, ...others] = items
  if (
    !item ||
    readings.length + others.length > 0 ||
    item.dateStated ||
    item.currency !== turn.household.currency
  )
    return null
  const name = namedBy(item.description)
  if (name === '') return null
  const known = lately(turn, await latestOwn(turn)).filter((expense) => isNamedIn(expense, name))
  const [meant, ...more] = known
  if (!meant || more.length > 0 || meant.amount === item.amount) return null
  const { words, conversation } = turn
  const [draft] = draftsOf(turn, [item])
  if (!draft) return null
  const anew = { ...newQuestion(turn), kind: 'declined' as const, draft }
  const which = {
    ...newQuestion(turn),
    kind: 'which' as const,
    edit: { amount: item.amount },
    expenseIds: [meant.id],
  }
  conversation.ask(anew)
  conversation.ask(which)
  const { description, amount, expense_date: date } = meant
  const asked = words.changeOrNew(
    draftLine(turn, { description, amount, date }),
    bold(money(turn, item.amount)),
  )
  return reply(asked, {
    buttons: [
      button(pressId({ does: 'which', questionId: which.id, expenseId: meant.id }), words.buttons.change),
      button(pressId({ does: 'pick', questionId: anew.id, reading: 0 }), words.buttons.another),
    ],
    subject: { questionId: which.id },
  })
}

/** Whether a message begins with what is known already: 'la farmacia', 'the pharmacy'. */
function isDefinite(text: string): boolean {
  const [first = ''] = bare(text).split(' ')
  return everyLanguage.some(({ definite }) => definite.includes(first))
}
