import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

/** The new amount that a message gives and the name of what it changes, or else what it is. */
function changed(language: Language, text: string) {
  const meaning = read(text, homeOf(language))
  if (meaning.kind !== 'correction') return meaning.kind
  const { amount, ...others } = meaning.changes
  return [(amount ?? 0) / 100, meaning.about ?? '', ...Object.keys(others)]
}

describe('a corrected amount with the reason behind it', () => {
  it.each([
    ['es', 'no perdón las pilas fueron 6500 me parece', 6500, 'pilas'],
    ['es', 'no pará las pilas eran 6500 estaba mirando otro precio', 6500, 'pilas'],
    ['es', 'no fueron 72 fueron 74 porque dejé dos de propina', 74, ''],
    ['en', 'actually sorry the candles were 16.99 I was looking at the wrong line', 16.99, 'candles'],
    ['en', "no it was 46 I've got the receipt here", 46, ''],
    ['pt', 'desculpa o ventilador foi 178 eu falei errado', 178, 'ventilador'],
    ['pt', 'não foi 72 foi 74 que deixei dois de gorjeta', 74, ''],
    ['fr', "pardon la ceinture c'était 27,90 j'ai mal lu l'étiquette", 27.9, 'ceinture'],
    ['fr', "c'était pas 72 c'était 74 parce que j'ai laissé deux de pourboire", 74, ''],
  ] as const)('changes nothing else (%s: %s)', (language, text, amount, about) => {
    expect(changed(language, text)).toEqual([amount, about])
  })

  it.each([
    ['en', 'the ferry was 15 if I remember right'],
    ['pt', 'o táxi foi 15 se não me engano'],
    ['fr', "le taxi c'était 15 si je me souviens bien"],
  ] as const)('is recorded if it is only told from memory (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'expenses', items: [{ amount: 15_00 }] })
  })
})

describe('a corrected amount with the one that it was not', () => {
  it.each([
    ['es', 'no, internet son 70 no 75', 70, 'internet'],
    ['es', 'perdón lo de la gasolina fueron 700 no 750', 700, 'gasolina'],
    ['en', 'wait no the internet is 70 not 75', 70, 'internet'],
    ['pt', 'não a água foi 58 não 85', 58, 'água'],
    ['fr', "non l'eau c'était 35 pas 53", 35, 'eau'],
  ] as const)('is that of the thing named before it (%s: %s)', (language, text, amount, about) => {
    expect(changed(language, text)).toEqual([amount, about])
  })

  it('is added to if it is told to come on top', () => {
    const meaning = read('le livreur je lui ai donné 4 de plus', homeOf('fr'))
    expect(meaning).toMatchObject({ kind: 'correction', changes: { by: 4_00 } })
  })
})
