import { fold } from '../../folding.ts'

/** Endings of what is bought, and of the shops that are called by it: 'fruta' and 'frutería', 'peixe' and 'peixaria', 'glace' and 'glacier'. */
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

/** No shop that is called by what it sells has fewer letters. */
const shortest = 7

/** The shops that may be called by a thing, folded: 'heladeria' of 'helado' and 'helados'. */
export function shopsOf(thing: string): string[] {
  const said = fold(thing)
  if (said.includes(' ')) return []
  const one = said.replace(/(?<=\p{L}{3})s$/u, '')
  return endings
    .flatMap(([from, to]) => (one.endsWith(from) ? [one.slice(0, -from.length) + to] : []))
    .filter(({ length }) => length >= shortest)
}
