import type { Item } from '../meaning.ts'
import { isContentAt } from '../message/content.ts'
import { memberBeforeColon } from '../message/payer.ts'
import type { Scan } from '../message/scan.ts'
import { hasParticle, isParticle } from '../words/particle.ts'
import { after, isAt, textOf } from '../words/sentence.ts'
import { fold } from '../words/text.ts'

type Items = readonly [Item, ...Item[]]

/**
 * Adds to each of several items what the heading says they are for: 'Churrasco: carne 180, cerveja 96', 'compré para
 * la posada: piñata 180, dulces 245'.
 */
export function withLabel(scan: Scan, items: Items): Items {
  const label = items.length > 1 ? labelIn(scan) : null
  if (label === null) return items
  const named = items.map(({ description }) => fold(description))
  // 'Fui a la farmacia y a la frutería: 12 y 9' names each of them in the heading.
  const isOfEach = named.every((each) => each !== '' && fold(label).includes(each))
  if (isOfEach || named.some((each) => each.includes(fold(label)))) return items
  const [first, ...others] = items
  return [{ ...first, label }, ...others.map((item) => ({ ...item, label }))]
}

/**
 * Returns the known thing or event before a colon that precedes all prices, with the words that follow it; null if
 * there is none or the heading is a member who paid.
 */
function labelIn(scan: Scan): string | null {
  const { sentence, figures } = scan
  const colon = sentence.tokens.findIndex(({ key }) => key === ':')
  if (colon < 1 || memberBeforeColon(sentence) !== null || figures.some(({ start }) => start < colon))
    return null
  let [first, last] = [-1, -1]
  for (let at = 0; at < colon; at = after(sentence, at)) {
    const end = after(sentence, at)
    // 'Salida' (outing) counts although it is also a word for spending.
    const isEvent = isParticle(sentence, at, 'event') && scan.claims[at] === null
    const isThing = isContentAt(scan, at) && !isAt(sentence, at, 'spending', 'record', 'method')
    if (!isEvent && !isThing) continue
    // 'Varias cosas' (several things) names nothing.
    const isOne = isEvent || isAt(sentence, at, 'kind')
    const isNamed = isOne && !hasParticle(sentence, { start: at, end }, 'anything')
    if (first < 0 && isNamed) first = at
    last = end
  }
  return first < 0 ? null : textOf(sentence, first, last)
}
