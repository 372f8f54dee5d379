import type { Item, Meaning } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { fold } from '../words/text.ts'
import { namesThing } from './named.ts'

/**
 * Turns money that was given to a member, for nothing else, into a transfer instead of an expense: 'Paid Beto back
 * 20', 'mandei 20 pro Beto'.
 */
export function amongMembers({ sentence }: Scan, meaning: Meaning): Meaning {
  const { context, vocabulary } = sentence
  if (!context.members?.length) return meaning
  const item = givenIn(meaning)
  if (item === undefined) return meaning
  const gives = vocabulary.particles('handsOver')
  const said = fold(item.description)
    .split(/\s+/)
    .filter((word) => !gives.has(word))
    .join(' ')
  const isMember = context.members.some(({ name }) => [fold(name), fold(name).split(' ')[0]].includes(said))
  // 'Le di 50 mil a Ana para el súper': Ana reports what she spends it on.
  const [name = '', lead = ''] = said.split(' ')
  const isHanded =
    context.members.some((member) => fold(member.name).split(' ')[0] === name) &&
    vocabulary.particles('forPeople').has(lead)
  // A name alone does not tell a category.
  const isFiled = namesThing(sentence)
  return isHanded || (isMember && !isFiled)
    ? { kind: 'not_expense', reason: 'transfer', wouldBe: item, sure: true }
    : meaning
}

/** The only item of a message, even if the message does not say that it was spent. */
function givenIn(meaning: Meaning): Item | undefined {
  if (meaning.kind === 'not_expense') return meaning.reason === 'unrelated' ? meaning.wouldBe : undefined
  return meaning.kind === 'expenses' && meaning.items.length === 1 ? meaning.items[0] : undefined
}
