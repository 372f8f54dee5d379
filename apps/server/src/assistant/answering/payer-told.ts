import { type Meaning, read } from '@casita/reader'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import type { Reply } from '../../message.ts'
import { askAmount, draftOf } from '../asking/asking.ts'
import { askWhich } from '../asking/asking-which.ts'
import { changeOne, isUnchangedBy, lineOf } from '../changing/changing.ts'
import type { AskedQuery } from '../conversation-state.ts'
import { askedByOther } from '../conversations-of-others.ts'
import { withoutArticle, wordsOf } from '../saying.ts'
import { causeOf, contextOf, type Turn } from '../turn.ts'
import { reply, subjectOf } from '../wording.ts'
import { rowsOfThing } from './asked-about.ts'

/**
 * 'Fui eu', 'it was Josie', right after a question of who paid something: changes the payer of that expense, or asks
 * which one is meant. If none is recorded, asks how much it was. Null for every other message.
 */
export async function answerWhoPaid(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const payerId = isShort(text, meaning) ? payerNamed(turn, text) : payerIn(turn, meaning)
  const asked = payerId === null || turn.repliedTo ? null : await askedWhoPaid(turn)
  if (!asked || payerId === null) return null
  const found = await rowsOfThing(turn, asked)
  if (!found) return null
  const [only, ...others] = found
  if (!only) return askPaid(turn, asked, payerId)
  return others.length > 0 ? askWhich(turn, found, { payerId }) : pay(turn, only, payerId)
}

/** Whether a message of one or two words may be only a name: 'yo', 'Ana sí'. */
function isShort(text: string, { kind }: Meaning): boolean {
  return (kind === 'not_expense' || kind === 'small_talk') && wordsOf(text).length < 3
}

/** The payer that a short answer names, as it is or with a verb of its own: 'Ana', 'I did'. */
function payerNamed(turn: Turn, text: string): string | null {
  const { itWas, no } = turn.words
  const said = [`${itWas} ${text}`, `${no[0]}, ${text}`].map((each) => read(each, contextOf(turn)))
  return said.map((each) => payerIn(turn, each)).find((each) => each !== null) ?? null
}

/** The payer that a correction names, if it says nothing else; otherwise null. */
function payerIn({ member }: Turn, meaning: Meaning): string | null {
  if (meaning.kind !== 'correction') return null
  const { changes, about } = meaning
  const { payerId, ...others } = changes
  if (!payerId || about !== undefined || Object.keys(others).length > 0) return null
  return payerId === 'me' ? member.userId : payerId
}

/** What somebody has just asked about who paid it: the sender, if nothing was found, or another member. */
async function askedWhoPaid(turn: Turn): Promise<AskedQuery | null> {
  const { hasJustHeard, listedLast, lastQuery } = turn.conversation
  const asked = hasJustHeard && listedLast.length === 0 ? lastQuery : (await askedByOther(turn))?.query
  return asked?.ofPayers ? asked : null
}

function pay(turn: Turn, expense: ExpenseRow, payerId: string): Reply | Promise<Reply> {
  return isUnchangedBy(expense, { payerId })
    ? reply(turn.words.unchanged(lineOf(turn, expense)), { subject: subjectOf([expense]) })
    : changeOne(turn, expense, { payerId })
}

function askPaid(turn: Turn, { scope }: AskedQuery, payerId: string): Reply {
  const { words, categoryId, categoryKind } = scope
  const thing = { description: withoutArticle(words), categoryId, categoryKind }
  const missing = {
    kind: 'missing_amount',
    date: turn.today,
    dateStated: false,
    sure: true,
    ...thing,
  } as const
  return askAmount(turn, causeOf(turn), [{ ...draftOf(missing), payerId }])
}
