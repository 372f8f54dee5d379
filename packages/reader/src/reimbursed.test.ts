import { expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

/** The amounts of a message, for each reading. */
function amountsRead(language: Language, text: string): number[][] {
  const meaning = read(text, homeOf(language))
  const readings =
    meaning.kind === 'expenses' ? [meaning.items] : meaning.kind === 'ambiguous' ? meaning.readings : []
  return readings.map((items) => items.map(({ amount }) => amount / 100))
}

it.each([
  ['en', 'doctor 50, 30 reimbursed by insurance', 20],
  ['en', 'zara 50, refunded 30', 20],
  ['es', 'médico 50, reintegro de 30 de la obra social', 20],
  ['pt', 'médico 50, reembolso de 30 do plano', 20],
  ['fr', 'médecin 50, remboursé 30 par la sécu', 20],
  ['fr', 'dentiste 50, 30 remboursés par la mutuelle', 20],
  ['en', 'takeaway 50, the girls gave me 30', 20],
  ['es', 'sushi 50 con las chicas, me pasaron 30', 20],
  ['pt', 'pizza 50 com as meninas, elas me passaram 30', 20],
  ['fr', "pizza 50, ils m'ont donné 30", 20],
  ['fr', 'pharmacie 50 remboursé 30 par la mutuelle', 20],
  ['es', 'médico 50 me reintegran 30', 20],
  ['en', 'train 50, got 30 back', 20],
  ['pt', 'uber 50, me estornaram 30', 20],
  ['pt', 'jantar 50, o Pedro me devolveu 30', 20],
] as const)(
  'asks whether the rest or all was spent if a part was reimbursed (%s: %s)',
  (language, text, rest) => {
    expect(amountsRead(language, text)).toEqual([[rest], [50]])
  },
)

it.each([
  ['es', 'súper 50, devolví 30', 20],
  ['es', 'falabella 50 pero devolví un jogger de 30', 20],
  ['pt', 'leroy 50 mas devolvi uma lata de 30', 20],
  ['pt', 'renner 50, devolvi 30', 20],
  ['en', 'target 50, returned 30 of it', 20],
  ['en', 'bunnings 50 but returned 30 of it', 20],
  ['en', 'next 50, sent back a top 30', 20],
  ['fr', "zara 50 mais j'ai rendu 30", 20],
] as const)(
  'asks whether the rest or all was spent if a part was returned (%s: %s)',
  (language, text, rest) => {
    expect(amountsRead(language, text)).toEqual([[rest], [50]])
  },
)

it.each([
  ['es', 'zara 50, devolví 2 remeras'],
  ['es', 'cena 50, le devolví 30 a Beto'],
  ['en', 'amazon 50, returned 2 shirts'],
  ['en', 'taxi 12, gave 20 got 8 back'],
] as const)(
  'takes no count and no money for somebody for a part that was returned (%s: %s)',
  (language, text) => {
    expect(amountsRead(language, text)).not.toContainEqual([20])
    expect(amountsRead(language, text)).not.toContainEqual([48])
    expect(amountsRead(language, text)).not.toContainEqual([4])
  },
)

it.each([
  ['fr', 'remboursé 20 par la sécu', []],
  ['fr', 'médecin 30, remboursé par la sécu', []],
  ['en', 'expenses reimbursed 50 by work', []],
  ['en', 'taxi 20, lunch 15, reimbursed 10', [[20, 15]]],
] as const)(
  'asks nothing without an expense before it or without an amount that came back (%s: %s)',
  (language, text, amounts) => {
    expect(amountsRead(language, text)).toEqual(amounts)
  },
)

it.each([
  ['en', 'takeaway 50, Ben gave me 30'],
  ['es', 'sushi 50, Ben me pasó 30'],
] as const)('does not ask about the rest if a member gave the part (%s: %s)', (language, text) => {
  const members = [{ id: 'ben', name: 'Ben Walker' }]
  expect(JSON.stringify(read(text, homeOf(language, { members })))).not.toContain('"amount":2000')
})

it.each([
  ['en', 'hardware store 50 but returned 30 of it'],
  ['en', 'shoes 50, sent back 30'],
  ['es', 'ferretería 50 pero devolví 30'],
  ['pt', 'papelaria 50 mas devolvi 30'],
  ['fr', "bricolage 50 mais j'ai rendu pour 30"],
  ['fr', 'pharmacie 50 remboursé 30 par la mutuelle'],
  ['pt', 'farmácia 50 reembolso de 30'],
  ['en', 'clothes 50, returned one shirt 30'],
] as const)('asks the same if a part was returned, or no comma is before it (%s: %s)', (language, text) => {
  expect(amountsRead(language, text)).toEqual([[20], [50]])
})

it.each([
  ['en', 'tiles 50, returned 2 boxes'],
  ['en', 'gloves 50 returned 20 minutes later'],
] as const)('takes no number of other things for an amount that came back (%s: %s)', (language, text) => {
  expect(JSON.stringify(amountsRead(language, text))).not.toMatch(/\[(48|30)\]/)
})

it.each([
  ['es', 'pizza 50, mi hermano me va a devolver 30'],
  ['en', "cinema 50, zoe's paying me back 30"],
  ['en', 'pizza 50, my brother will pay me back 30'],
  ['pt', 'pizza 50, meu irmão vai me pagar 30'],
  ['fr', 'pizza 50, mon frère va me rembourser 30'],
  ['fr', 'kiné 50 remboursé à 60%'],
] as const)('asks the same if a part will come back, or a percentage did (%s: %s)', (language, text) => {
  expect(amountsRead(language, text)).toEqual([[20], [50]])
})

it('takes change for no part that came back', () => {
  expect(amountsRead('fr', 'fruits : donné 50, rendu 20')).toEqual([[30]])
})
