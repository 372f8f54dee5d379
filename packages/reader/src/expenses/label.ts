import type { Item } from '../meaning.ts'
import { isContentAt } from '../message/content.ts'
import { memberBeforeColon } from '../message/payer.ts'
import type { Scan } from '../message/scan.ts'
import { hasParticle, isParticle } from '../words/particle.ts'
import { after, isAt, textOf } from '../words/sentence.ts'
import { fold } from '../words/text.ts'

type Items = readonly [Item, ...Item[]]

/** 'Churrasco: carne 180, cerveja 96', 'compré para la posada: piñata 180, dulces 245': several, with what they are for. */
export function withLabel(scan: Scan, items: Items): Items {
  const label = items.length > 1 ? labelIn(scan) : null
  if (label === null || items.some(({ description }) => fold(description).includes(fold(label)))) return items
  const [first, ...others] = items
  return [{ ...first, label }, ...others.map((item) => ({ ...item, label }))]
}

/** A known thing or event before a colon and all prices, and what is said of it; null for none, and where it is a member who paid. */
function labelIn(scan: Scan): string | null {
  const { sentence, figures } = scan
  const colon = sentence.tokens.findIndex(({ key }) => key === ':')
  if (colon < 1 || memberBeforeColon(sentence) !== null || figures.some(({ start }) => start < colon))
    return null
  let [first, last] = [-1, -1]
  for (let at = 0; at < colon; at = after(sentence, at)) {
    const end = after(sentence, at)
    // 'Salida' is also what is to be noted.
    const isEvent = isParticle(sentence, at, 'event') && scan.claims[at] === null
    const isThing = isContentAt(scan, at) && !isAt(sentence, at, 'spending', 'record', 'method')
    if (!isEvent && !isThing) continue
    // 'Varias cosas' name nothing.
    const isOne = isEvent || isAt(sentence, at, 'kind')
    const isNamed = isOne && !hasParticle(sentence, { start: at, end }, 'anything')
    if (first < 0 && isNamed) first = at
    last = end
  }
  return first < 0 ? null : textOf(sentence, first, last)
}
