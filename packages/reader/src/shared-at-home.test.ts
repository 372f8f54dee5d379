import { expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

const members = ['Nora', 'Rui'].map((name) => ({ id: name, name }))

/** What a message is read as in a household of two. */
const readAtHome = (language: Language, text: string) =>
  read(text, homeOf(language, { currency: 'EUR', members }))

it.each([
  ['es', 'cine 37 a medias con Rui', 'cine'],
  ['es', 'verdulería 37, lo pagamos a medias Rui y yo', 'verdulería'],
  ['es', 'estantería 37 mitad Nora mitad Rui', 'estantería'],
  ['es', 'veterinario 37, la mitad la puso Rui', 'veterinario'],
  ['es', 'pan 37, Rui me debe la mitad', 'pan'],
  ['en', 'vet 37, split it with Rui', 'vet'],
  ['en', 'vet 37 50/50 with Rui', 'vet'],
  ['en', 'vet 37, fifty fifty with Rui', 'vet'],
  ['en', 'broadband 37 split between me and Rui', 'broadband'],
  ['en', 'curtains 37 half mine half Rui’s', 'curtains'],
  ['en', 'me and Rui went halves on the curtains, 37', 'curtains'],
  ['en', "petrol 37, Rui's giving me half", 'petrol'],
  ['en', 'pizza 37, Rui paid half', 'pizza'],
  ['pt', 'cinema 37 a meias com o Rui', 'cinema'],
  ['pt', 'água 37 dividida com o Rui', 'água'],
  ['pt', 'tapete 37 metade minha metade do Rui', 'tapete'],
  ['pt', 'eu e o Rui rachamos o táxi, 37', 'táxi'],
  ['fr', 'véto 37, moitié moitié avec Rui', 'véto'],
  ['fr', 'eau 37 partagée avec Rui', 'eau'],
  ['fr', 'tapis 37 moitié Rui moitié moi', 'tapis'],
  ['fr', 'essence 37, Rui me rend la moitié', 'essence'],
] as const)('books all of what a member paid a part of (%s: %s)', (language, text, description) => {
  const meaning = readAtHome(language, text)
  expect(meaning).toMatchObject({
    kind: 'expenses',
    items: [{ amount: 3700, description, payerId: null }],
  })
})

it.each([
  ['es', 'cine 38 a medias con mi hermana'],
  ['es', 'cine 38, mi hermana me devuelve la mitad'],
  ['es', 'cine 38, mitad cada uno'],
  ['es', 'cine 38 a medias con Rui y Zoe'],
  ['es', 'regalo de Rui 38, mi hermana pagó la mitad'],
  ['en', 'vet 38 split with my sister'],
  ['en', 'vet 38 split with Rui and my sister'],
  ['en', 'vet 38, my sister is giving me half back'],
  ['en', "vet 38, olga's giving me half"],
  ['en', 'vet 38, half each'],
  ['pt', 'renda 38, metade cada um'],
  ['pt', 'farmácia 38 a meias'],
  ['pt', 'hotel 38 a meias com a minha irmã'],
  ['pt', 'cinema 38, a minha irmã paga-me metade'],
  ['fr', 'véto 38 moitié moitié avec ma sœur'],
  ['fr', 'véto 38, ma sœur va me rembourser la moitié'],
  ['fr', 'loyer 38 moitié chacun'],
] as const)('asks whether half or all was spent if it may be somebody else’s (%s: %s)', (language, text) => {
  const meaning = readAtHome(language, text)
  const readings = meaning.kind === 'ambiguous' ? meaning.readings : []
  expect(readings.map(([item]) => item?.amount)).toEqual([1900, 3800])
})

it.each([
  ['en', 'half marathon for Rui 38', 'half marathon for Rui'],
  ['fr', 'demi-pension de Rui 38', 'demi-pension de Rui'],
  ['es', 'medias para Rui 38', 'medias para Rui'],
] as const)('does not take the name of a thing for a part (%s: %s)', (language, text, description) => {
  expect(readAtHome(language, text)).toMatchObject({ items: [{ amount: 3800, description }] })
})

it.each([
  ['en', 'dinner 38, Rui paid and we split it'],
  ['es', 'cena 38, pagó Rui y va a medias'],
  ['fr', 'resto 38, Rui a payé et on partage'],
] as const)(
  'does not book it as paid by the writer if a member paid all of it (%s: %s)',
  (language, text) => {
    expect(readAtHome(language, text)).not.toMatchObject({ kind: 'expenses', items: [{ payerId: null }] })
  },
)

it.each([
  ['pt', '3 meias 36', [3600]],
  ['es', 'pan 50 leche 50', [5000, 5000]],
] as const)('takes neither socks nor equal prices for halves (%s: %s)', (language, text, amounts) => {
  expect(readAtHome(language, text)).toMatchObject({ items: amounts.map((amount) => ({ amount })) })
})
