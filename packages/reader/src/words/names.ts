import type { Member } from '../context.ts'
import type { Language } from '../languages/language.ts'
import type { Found } from './phrases-at.ts'
import { fold, remembered, type Token } from './text.ts'

const firstName = remembered((name) => fold(name).split(' ')[0])

const namesOf = remembered((name) => fold(name).split(' '))

/** Where the name of a member ends whose first name stands at a token: behind 'Marina' of 'Luz Marina'. */
export function nameEnd(tokens: readonly Token[], at: number, members: readonly Member[] = []): number {
  const ends = members.map(({ name }) => {
    const names = namesOf(name)
    const others = names.findIndex((each, index) => tokens[at + index]?.key !== each)
    return at + (others < 0 ? names.length : others)
  })
  return Math.max(at + 1, ...ends)
}

/**
 * 'La pizza, c'est lucas', 'shoes for Lucas': whether a name is also money, or so much of it, but in other languages alone: a
 * member's first name, or what is a slang word for thousands, written as a name where no number stands before it.
 */
export function isNameAbroad(
  text: string,
  token: Token | undefined,
  found: readonly Found[],
  language: Language,
  { members = [], isBehindNumber }: { members: readonly Member[] | undefined; isBehindNumber: boolean },
): boolean {
  const senses = found.flatMap((phrase) => phrase.senses)
  const isMoney = senses.some(({ type }) => type === 'times' || type === 'currency')
  if (!isMoney || senses.some((sense) => sense.language === language)) return false
  if (members.some(({ name }) => firstName(name) === token?.key)) return true
  return !isBehindNumber && isWrittenAsName(text, token) && senses.some(({ type }) => type === 'times')
}

/** 'Ramiro', which is nearly 'ramito': whether a member is called by a word that no book lists. */
export function isNameAlone(
  token: Token | undefined,
  isListed: boolean | undefined,
  members: readonly Member[] = [],
): boolean {
  return isListed !== true && members.some(({ name }) => firstName(name) === token?.key)
}

/** Whether a word is the first name of a member, written as a name. */
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
