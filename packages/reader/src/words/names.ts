import type { Member } from '../context.ts'
import { fold, remembered, type Token } from './text.ts'

const firstName = remembered((name) => fold(name).split(' ')[0])

/** Whether a word is the first name of a member, written as a name. */
export function isMemberName(
  text: string,
  token: Token | undefined,
  members: readonly Member[] = [],
): boolean {
  if (token?.kind !== 'word' || !/^\p{Lu}\p{Ll}/u.test(text.slice(token.start, token.end))) return false
  return members.some(({ name }) => firstName(name) === token.key)
}
