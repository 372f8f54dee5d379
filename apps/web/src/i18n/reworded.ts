import { inTu } from '@casita/contract/spanish'
import type { Words } from './texts.ts'

/** Spanish texts, which are written with 'vos', as they are said with 'tú'. */
export function reworded<Texts extends Words>(texts: Texts): Texts
export function reworded(texts: Words): Words {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? inTu(text) : reworded(text)]),
  )
}
