import { expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

/** The items of a message and their amounts, or the kind of message it is. */
function told(language: Language, text: string): string[] {
  const meaning = read(text, homeOf(language))
  if (meaning.kind !== 'expenses') return [meaning.kind]
  return meaning.items.map(({ description, amount }) => `${description} ${amount / 100}`)
}

it.each([
  ['es', 'COTO\nLECHE 2.100\nPAN 1.800\nTOTAL 3.900\nEFECTIVO 5.000\nVUELTO 1.100', 'COTO 3900'],
  ['en', 'KROGER\nBANANAS 1.74\nYOGURT 5.99\nTAX .00\nBALANCE 7.73\nCHANGE 2.27', 'KROGER 7.73'],
  ['en', 'CO-OP\nMILK 1.45\nWINE 8.00\nMEMBER SAVING -1.00\nTO PAY £8.45', 'CO-OP 8.45'],
  ['pt', 'ARROZ 24,90\nFEIJAO 8,49\nTOTAL 33,39\nDINHEIRO 50,00\nTROCO 16,61', 'ARROZ, FEIJAO 33.39'],
  ['fr', 'CARREFOUR\nLAIT 1,20\nPAIN 0,95\nTOTAL A PAYER EUR 2,15\nCB 2,15', 'CARREFOUR 2.15'],
] as const)('records the total of a receipt once (%s: %s)', (language, text, noted) => {
  expect(told(language, text)).toEqual([noted])
})

it.each([
  ['es', 'pan 1.200\nleche 900\ntotal 2.100', ['pan 1200', 'leche 900']],
  ['en', 'bread 3\nmilk 2\ntotal 5', ['bread 3', 'milk 2']],
  ['fr', 'pain 3\ncarte de bus 20\nlait 2', ['pain 3', 'carte de bus 20', 'lait 2']],
] as const)('records the things of a list without the lines of a receipt (%s: %s)', (...row) => {
  const [language, text, things] = row
  expect(told(language, text)).toEqual(things)
})
