import { fold } from '../../folding.ts'

/**
 * Endings of things and of the shops named after them: 'fruta' and 'frutería', 'peixe' and 'peixaria', 'glace' and
 * 'glacier'.
 */
const endings = [
  ['a', 'eria'],
  ['o', 'eria'],
  ['e', 'eria'],
  ['an', 'anaderia'],
  ['arne', 'arniceria'],
  ['ura', 'uleria'],
  ['a', 'aria'],
  ['o', 'aria'],
  ['e', 'aria'],
  ['ao', 'adaria'],
  ['ace', 'acier'],
] as const

/** The fewest letters of a shop's name. */
const shortest = 7

/** The possible names of shops for a thing, folded: 'heladeria' for 'helado' and 'helados'. */
export function shopsOf(thing: string): string[] {
  const said = fold(thing)
  if (said.includes(' ')) return []
  const one = said.replace(/(?<=\p{L}{3})s$/u, '')
  return endings
    .flatMap(([from, to]) => (one.endsWith(from) ? [one.slice(0, -from.length) + to] : []))
    .filter(({ length }) => length >= shortest)
}
