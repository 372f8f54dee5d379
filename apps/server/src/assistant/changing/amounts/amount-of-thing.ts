import { type Meaning, readMoney } from '@casita/reader'
import { fold } from '../../../folding.ts'
import { isNamedIn } from '../../meant/naming.ts'
import { only } from '../../meant/only.ts'
import { justRecorded, justRecordedByAnyone, latestOwn } from '../../meant/targets.ts'
import { everyLanguage } from '../../replies/index.ts'
import { withoutPointers } from '../../saying.ts'
import { contextOf, type Turn } from '../../turn.ts'
import { firstName } from '../../wording.ts'

/**
 * Reads 'it was 79.40 for the stain', "c'était 12 le ballon" as a correction of the expense that stands behind the
 * amount, if exactly one that was just recorded has that name. Every other meaning stays as it is.
 */
export async function asOfThingBehind(turn: Turn, text: string, meaning: Meaning): Promise<Meaning> {
  const isOpen = ['correction', 'expenses', 'ambiguous', 'not_expense'].includes(meaning.kind)
  const told = isOpen && !turn.repliedTo && !text.includes('?') ? toldOf(turn, text) : null
  if (!told) return meaning
  const { currency, locale } = contextOf(turn)
  const money = readMoney(told.amount, { currency, ...(locale !== undefined && { locale }) })
  const name = withoutPointers(told.thing)
  if (money.kind !== 'amount' || name === '') return meaning
  const own = justRecorded(turn, await latestOwn(turn)).filter((expense) => isNamedIn(expense, name))
  const meant =
    own.length > 0 ? own : (await justRecordedByAnyone(turn)).filter((expense) => isNamedIn(expense, name))
  if (!only(meant)) return meaning
  return { kind: 'correction', about: name, changes: { amount: money.amount }, sure: true }
}

/** The amount and the thing of a message that tells what that thing was, after the name of a member or none. */
function toldOf({ household }: Turn, text: string): { amount: string; thing: string } | null {
  const [, first = '', rest = ''] = /^\s*@?(\p{L}+)[\s,]+(.*)$/su.exec(text) ?? []
  const isToMember = household.members.some(({ name }) => fold(firstName(name)) === fold(first))
  const said = isToMember ? rest : text
  for (const { amountOfThing } of everyLanguage) {
    const { amount, thing } = amountOfThing.exec(said)?.groups ?? {}
    if (amount && thing) return { amount, thing }
  }
  return null
}
