import { expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

const members = [
  { id: 'bruno', name: 'Bruno' },
  { id: 'ines', name: 'Inês' },
]

/** The amounts of a message, for each reading, each with its payer unless it is the writer. */
function amountsRead(language: Language, text: string): string[] {
  const meaning = read(text, homeOf(language, { members }))
  const readings =
    meaning.kind === 'expenses' ? [meaning.items] : meaning.kind === 'ambiguous' ? meaning.readings : []
  return readings.map((items) =>
    items.map(({ amount, payerId }) => [amount / 100, payerId].filter(Boolean).join(' ')).join(' + '),
  )
}

it.each([
  ['es', 'farmacia 36, pagamos a medias Bruno y yo'],
  ['es', 'internet 36, mitad yo mitad Bruno'],
  ['es', 'el recibo del agua 36, mitad Bruno y mitad yo'],
  ['pt', 'farmácia 36, rachamos eu e o Bruno'],
  ['pt', 'presente da avó 36 a meias com a Inês'],
  ['pt', 'internet 36, metade eu, metade Bruno'],
  ['en', 'pharmacy 36 split with Bruno'],
  ['en', 'sofa 36, I paid half and Bruno paid half'],
  ['en', 'pharmacy 36 50/50 with Bruno'],
  ['en', 'pharmacy 36, fifty fifty with Bruno'],
  ['fr', 'pharmacie 36 moit moit avec Bruno'],
  ['fr', 'pharmacie 36, moitié moi moitié Bruno'],
  ['fr', 'pharmacie 36, Bruno a payé la moitié'],
] as const)('records the whole price that a member shared with the writer (%s: %s)', (language, text) => {
  expect(amountsRead(language, text)).toEqual(['36'])
})

it.each([
  ['es', 'farmacia 36 a medias con mi hermana'],
  ['es', 'farmacia 36 a medias con Bruno y Zoe'],
  ['es', 'regalo de Bruno 36, mi hermana pagó la mitad'],
  ['es', 'farmacia 36, la mitad cada uno'],
  ['pt', 'gás 36, metade eu, metade minha irmã'],
  ['pt', 'farmácia 36 a meias'],
  ['en', 'pharmacy 36 split with Zoe'],
  ['fr', 'gaz 36, moitié moi, moitié mon frère'],
] as const)('asks whether half was spent if anybody else shared it (%s: %s)', (language, text) => {
  expect(amountsRead(language, text)).toEqual(['18', '36'])
})

it.each([
  ['pt', '3 meias 36', ['36']],
  ['es', 'pan 50 leche 50', ['50 + 50']],
] as const)('takes neither socks nor equal prices for halves (%s: %s)', (language, text, amounts) => {
  expect(amountsRead(language, text)).toEqual(amounts)
})
