import { expect, it } from 'vitest'
import { categoryKinds } from './category-kind.ts'
import { read } from './index.ts'
import { books } from './languages/index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

/** Everyday sentences about one thing, each with its amount in hundredths. */
const sentences: Readonly<
  Record<Language, readonly (readonly [told: (thing: string) => string, amount: number])[]>
> = {
  es: [
    [(thing) => `${thing} 3.850`, 385000],
    [(thing) => `4500 ${thing}`, 450000],
    [(thing) => `pagué 6000 de ${thing}`, 600000],
    [(thing) => `${thing} 4500 ayer`, 450000],
    [(thing) => `gasté $7500 en ${thing}`, 750000],
  ],
  en: [
    [(thing) => `${thing} 38.50`, 3850],
    [(thing) => `38.50 ${thing}`, 3850],
    [(thing) => `paid 60 for ${thing}`, 6000],
    [(thing) => `${thing} 145 yesterday`, 14500],
    [(thing) => `spent $75 on ${thing}`, 7500],
  ],
  pt: [
    [(thing) => `${thing} 38,50`, 3850],
    [(thing) => `38,50 ${thing}`, 3850],
    [(thing) => `paguei 60 de ${thing}`, 6000],
    [(thing) => `${thing} 145 ontem`, 14500],
    [(thing) => `gastei R$ 75 com ${thing}`, 7500],
  ],
  fr: [
    [(thing) => `${thing} 38,50`, 3850],
    [(thing) => `38,50 ${thing}`, 3850],
    [(thing) => `payé 60 pour ${thing}`, 6000],
    [(thing) => `${thing} 145 hier`, 14500],
    [(thing) => `dépensé 75 € en ${thing}`, 7500],
  ],
}

/** The things that a word book lists one by one, without those that have a number in their name. */
function thingsOf(language: Language): string[] {
  const book = books.find((each) => each.language === language)
  return categoryKinds
    .flatMap((kind) => book?.kinds[kind].split(',') ?? [])
    .map((thing) => thing.trim().replace(/^[!~]/, ''))
    .filter((thing) => thing !== '' && !/[()/?=\d]/.test(thing))
}

it.each(books.map(({ language }) => language))(
  'records all but one in 200 known things in everyday sentences, and none with another amount (%s)',
  (language) => {
    const things = thingsOf(language)
    const others = things.flatMap((thing, place) => {
      const [told, amount] = sentences[language][place % sentences[language].length] ?? [String, 0]
      const meaning = read(told(thing), homeOf(language))
      const amounts = meaning.kind === 'expenses' ? meaning.items.map((item) => item.amount) : null
      return amounts?.length === 1 && amounts[0] === amount ? [] : [{ text: told(thing), amounts }]
    })
    expect(others.filter(({ amounts }) => amounts !== null)).toEqual([])
    expect(things.length).toBeGreaterThan(5000)
    expect(others.length).toBeLessThan(things.length / 200)
  },
  60_000,
)

it.each([
  ['es', 'pagué 6000 de cambio de aceite', 'cambio de aceite', 600000],
  ['es', 'pagué 6000 de remise', 'remise', 600000],
  ['pt', 'paguei 60 de parcela do carro', 'parcela do carro', 6000],
  ['pt', 'gastei 75 com 99 pop', '99 pop', 7500],
] as const)(
  'does not take the name of a thing for change, a discount, an instalment or cents (%s: %s)',
  (language, text, description, amount) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'expenses', items: [{ description, amount }] })
  },
)

it.each([
  ['es', 'fideos 3500 y media distancia 4200', [350000, 420000]],
  ['pt', 'limpador 35 e meia calça 42,10', [3500, 4210]],
] as const)('does not take the name of a thing for a half (%s: %s)', (language, text, amounts) => {
  expect(read(text, homeOf(language))).toMatchObject({ items: amounts.map((amount) => ({ amount })) })
})

it.each([
  ['es', 'pagué con 10000, 4000 de cambio', 600000],
  ['fr', 'pull à 30 moins 8 de remise', 2200],
  ['pt', 'uber 75 com 99', 7599],
] as const)('takes such words for what they say elsewhere (%s: %s)', (language, text, amount) => {
  const meaning = read(text, homeOf(language))
  const items =
    meaning.kind === 'ambiguous' ? meaning.readings.flat() : meaning.kind === 'expenses' ? meaning.items : []
  expect(items.map((item) => item.amount)).toContain(amount)
})
