import type { Item, Meaning } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { fold } from '../words/text.ts'
import { isAboutThings } from './talk.ts'

/** 'Paid Beto back 20', 'mandei 20 pro Beto': what was given to a member and for nothing else is no expense of the household. */
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
  // 'Le di 50 mil a Ana para el súper': what she spends it on is hers to note.
  const [name = '', lead = ''] = said.split(' ')
  const isHanded =
    context.members.some((member) => fold(member.name).split(' ')[0] === name) &&
    vocabulary.particles('forPeople').has(lead)
  // A name alone says nothing of where it belongs.
  const isFiled = isAboutThings(sentence)
  return isHanded || (isMember && !isFiled)
    ? { kind: 'not_expense', reason: 'transfer', wouldBe: item, sure: true }
    : meaning
}

/** The only thing that was spent, also where nothing says that it was. */
function givenIn(meaning: Meaning): Item | undefined {
  if (meaning.kind === 'not_expense') return meaning.reason === 'unrelated' ? meaning.wouldBe : undefined
  return meaning.kind === 'expenses' && meaning.items.length === 1 ? meaning.items[0] : undefined
}
