import type { Member } from '../context.ts'
import type { Language } from '../languages/language.ts'
import { memoised } from './caching.ts'
import type { Found } from './phrases-at.ts'
import { fold, type Token } from './text.ts'

/** Returns the words of a member's name, the first name first, as they are looked up. */
export const namesOf = memoised((name) => fold(name).split(' '))

function firstName(name: string): string | undefined {
  return namesOf(name)[0]
}

/**
 * Returns the index after the name of a member that starts at a token: after 'Marina' of 'Luz Marina'; `at + 1` when
 * there is none.
 */
export function nameEnd(tokens: readonly Token[], at: number, members: readonly Member[] = []): number {
  const ends = members.map(({ name }) => {
    const names = namesOf(name)
    const others = names.findIndex((each, index) => tokens[at + index]?.key !== each)
    return at + (others < 0 ? names.length : others)
  })
  return Math.max(at + 1, ...ends)
}

/**
 * Whether a token that means money or a multiplier only in other languages is a name: a member's first name, or a
 * slang word for thousands that is written as a name without a number before it. 'La pizza, c'est lucas', 'shoes for
 * Lucas'.
 */
export function isNameAbroad(
  text: string,
  token: Token | undefined,
  found: readonly Found[],
  language: Language,
  { members = [], isBehindNumber }: { members: readonly Member[] | undefined; isBehindNumber: boolean },
): boolean {
  let isMoney = false
  let isThousands = false
  for (const { senses } of found)
    for (const sense of senses) {
      if (sense.language === language) return false
      isThousands ||= sense.type === 'times'
      isMoney ||= isThousands || sense.type === 'currency'
    }
  if (!isMoney) return false
  if (members.some(({ name }) => firstName(name) === token?.key)) return true
  return !isBehindNumber && isThousands && isWrittenAsName(text, token)
}

/** Whether a token is a member's first name that no list contains as a word: 'Ramiro', which is close to 'ramito'. */
export function isNameAlone(
  token: Token | undefined,
  isListed: boolean | undefined,
  members: readonly Member[] = [],
): boolean {
  return isListed !== true && members.some(({ name }) => firstName(name) === token?.key)
}

/** Whether a word is the first name of a member, written with a capital letter. */
export function isMemberName(
  text: string,
  token: Token | undefined,
  members: readonly Member[] = [],
): boolean {
  return isWrittenAsName(text, token) && members.some(({ name }) => firstName(name) === token?.key)
}

function isWrittenAsName(text: string, token: Token | undefined): boolean {
  return token?.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(text.slice(token.start, token.end))
}
