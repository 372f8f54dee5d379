import type { Member } from '@casita/contract'
import { phoneText } from './phone-text.ts'

type Named = Pick<Member, 'id' | 'name' | 'phone_number'>

/** The members by their full names for a choice; those with identical names also by their phone numbers. */
export function fullyNamed(members: readonly Named[]): { id: string; name: string }[] {
  return members.map(({ id, name, phone_number: phone }) => {
    const isAmbiguous = members.some((other) => other.id !== id && other.name === name)
    return { id, name: isAmbiguous && phone ? `${name}, ${phoneText(phone)}` : name }
  })
}

/** Whether an id is of nobody in a list of members that is loaded: its person left the household. */
export function hasLeft(id: string, members: readonly Pick<Member, 'id'>[]): boolean {
  return members.length > 0 && !members.some((member) => member.id === id)
}
