import type { Item, Meaning } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { endsAt } from '../words/edges.ts'
import { isParticle, particleEnd, phraseStart } from '../words/particle.ts'
import { after, isAt } from '../words/sentence.ts'
import { fold } from '../words/text.ts'
import { namesThing } from './named.ts'

/**
 * Turns money that was given to a member, for nothing else, into a transfer instead of an expense: 'Paid Beto back
 * 20', 'mandei 20 pro Beto'.
 */
export function amongMembers(scan: Scan, meaning: Meaning): Meaning {
  const { sentence } = scan
  const { context, vocabulary } = sentence
  if (!context.members?.length) return meaning
  const item = givenIn(meaning)
  if (isOwnShare(scan))
    return { kind: 'not_expense', reason: 'transfer', ...(item && { wouldBe: item }), sure: true }
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

/** Whether a message only says that the writer gave somebody their own share: 'Eu já lhe dei os meus 27,50'. */
function isOwnShare({ sentence, figures: [figure, ...others] }: Scan): boolean {
  const gives = phraseStart(sentence, 'handsOwnShare')
  if (gives < 0 || figure === undefined || others.length > 0) return false
  const share = particleEnd(sentence, gives, 'handsOwnShare')
  const isSmall = (at: number) =>
    isAt(sentence, at, 'filler', 'pronoun', 'me', 'not', 'oops') || isParticle(sentence, at, 'recordedYet')
  let at = 0
  while (at < gives && (isSmall(at) || sentence.tokens[at]?.kind === 'break')) at = after(sentence, at)
  let amount = share
  while (isSmall(amount)) amount = after(sentence, amount)
  if (sentence.tokens[amount]?.kind === 'break') amount++
  let end = figure.end
  while (isSmall(end)) end = after(sentence, end)
  return at === gives && figure.start === amount && endsAt(sentence, end)
}

/** The only item of a message, even if the message does not say that it was spent. */
function givenIn(meaning: Meaning): Item | undefined {
  if (meaning.kind === 'not_expense') return meaning.reason === 'unrelated' ? meaning.wouldBe : undefined
  return meaning.kind === 'expenses' && meaning.items.length === 1 ? meaning.items[0] : undefined
}
