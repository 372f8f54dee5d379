import { fold } from '../../folding.ts'
import { everyLanguage } from '../replies/index.ts'

const endings = everyLanguage.flatMap(({ shops }) => shops)

/** The fewest letters of a shop's name. */
const shortest = 7

/**
 * The possible names of shops for a thing, folded: 'heladeria' for 'helado' and 'helados', 'peixaria' for 'peixe',
 * 'glacier' for 'glace'.
 */
export function shopsOf(thing: string): string[] {
  const said = fold(thing)
  if (said.includes(' ')) return []
  const one = said.replace(/(?<=\p{L}{3})s$/u, '')
  return endings
    .flatMap(([from, to]) => (one.endsWith(from) ? [one.slice(0, -from.length) + to] : []))
    .filter(({ length }) => length >= shortest)
}
