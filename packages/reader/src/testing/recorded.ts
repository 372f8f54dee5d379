import { read } from '../index.ts'
import type { Language } from '../languages/language.ts'
import { homeOf } from './home.ts'

/** The descriptions and amounts that a message records; the kind of its meaning if it records none. */
export function recorded(language: Language, text: string): string {
  const meaning = read(text, homeOf(language))
  if (meaning.kind !== 'expenses') return meaning.kind
  return meaning.items.map(({ description, amount }) => `${description} ${amount / 100}`).join(', ')
}
