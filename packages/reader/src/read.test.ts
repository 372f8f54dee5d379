import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Context } from './context.ts'
import { maxAmount, read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'
import { inWords } from './testing/in-words.ts'

const homes = {
  es: homeOf('es', { locale: 'es-AR' }),
  en: homeOf('en', { locale: 'en-US' }),
  pt: homeOf('pt', { locale: 'pt-BR' }),
  fr: homeOf('fr', { locale: 'fr-FR' }),
} as const

/** Fifty sentences around an amount, which stands at '#'. */
const frames: Readonly<Record<Language, readonly string[]>> = {
  es: [
    'gasté # en el súper',
    'gaste # en pan',
    'pagué # de luz',
    'ayer pagué # de internet',
    'compré pan por #',
    'farmacia #',
    '# farmacia',
    'la cena salió #',
    'el lunes gasté # en la verdulería',
    'me cobraron # en la peluquería',
    'hoy compré carne # con tarjeta',
    'anotá # de taxi',
    'gasto: # peaje',
  ],
  en: [
    'spent # on coffee',
    'I paid # for rent',
    'groceries #',
    '# groceries',
    'yesterday I spent # on lunch',
    'dinner was #',
    'bought shoes for #',
    'last friday # at the vet',
    'paid # cash for parking',
    'add # for taxi',
    'the plumber charged me #',
    'coffee: #',
  ],
  pt: [
    'gastei # no mercado',
    'paguei # de luz',
    'mercado #',
    '# mercado',
    'ontem gastei # na farmácia',
    'comprei pão por #',
    'o almoço saiu por #',
    'na segunda paguei # no dentista',
    'paguei # no cartão na padaria',
    'anota # de uber',
    'me cobraram # de estacionamento',
    'despesa: # internet',
  ],
  fr: [
    "j'ai dépensé # au supermarché",
    "j'ai payé # au resto",
    'pharmacie #',
    '# pharmacie',
    "hier j'ai payé # de courses",
    'le taxi m’a coûté #',
    'acheté du pain pour #',
    'lundi # chez le dentiste',
    'payé # par carte à la boulangerie',
    'ajoute # de taxi',
    'ça m’a coûté # de parking',
    'dépense : # internet',
    'resto #',
  ],
}

function grouped(whole: number, sign: string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, sign)
}

/** All the ways in which an amount is written in some country. */
function writings(amount: number, language: Language): string[] {
  const whole = Math.floor(amount / 100)
  const cents = String(amount % 100).padStart(2, '0')
  const foreign = { es: '', en: '.', pt: '', fr: ',' }[language]
  const signs = ['', '.', ',', ' ', '\u00a0', '\u202f'].filter((sign) => sign === '' || sign !== foreign)
  const bare = signs.map((sign) => ({ sign, text: grouped(whole, sign) }))
  const unit = { es: ' pesos', en: ' dollars', pt: ' reais', fr: ' euros' }[language]
  if (amount % 100 !== 0) {
    return bare.flatMap(({ sign, text }) =>
      [',', '.'].filter((point) => point !== sign || whole < 1000).map((point) => text + point + cents),
    )
  }
  const texts = bare.map(({ text }) => text)
  const dressed = [
    `$${texts[1]}`,
    `${texts[2]}${unit}`,
    `${texts[0]}${unit}`,
    fullWidth(String(whole)),
    arabic(String(whole)),
  ]
  const thousands = whole % 1000 === 0 && whole > 0 ? [`${whole / 1000}k`, `${whole / 1000} mil`] : []
  return [
    ...texts,
    ...dressed,
    ...(language === 'en' || language === 'fr' ? thousands.slice(0, 1) : thousands),
  ]
}

const fullWidth = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))
const arabic = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))

const languageOf = fc.constantFrom<Language>('es', 'en', 'pt', 'fr')
/** From a coin to a flat; small whole amounts may be counts and are covered by the tables. */
const amounts = fc.oneof(
  fc.integer({ min: 101, max: 99_999 }).filter((amount) => amount % 100 !== 0),
  fc.integer({ min: 40, max: 999 }).map((whole) => whole * 100),
  fc.integer({ min: 1, max: 999 }).map((thousands) => thousands * 100_000),
  fc.integer({ min: 1000, max: 9_999_999 }).map((whole) => whole * 100),
  fc.integer({ min: 100_000, max: 999_999_999 }),
)

/**
 * 'mil e um mercado' may be a thousand and one, or a thousand and a market: the article cannot be told from the
 * number.
 */
const spokenAmounts = fc
  .integer({ min: 21, max: 999_999 })
  .filter((whole) => whole < 1000 || whole % 1000 !== 1)

function mayLackHundreds(whole: number): boolean {
  return whole > 1000 && whole < 100_000 && whole % 1000 > 1 && whole % 1000 < 10
}

function amountIn(text: string, context: Context): number | string {
  const meaning = read(text, context)
  return meaning.kind === 'expenses' && meaning.items.length === 1
    ? meaning.items[0].amount
    : JSON.stringify(meaning)
}

describe('every amount', () => {
  it('is read back exactly, in every notation and every sentence', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(languageOf, amounts, fc.nat(), fc.nat(), (language, amount, which, where) => {
        const ways = writings(amount, language)
        const frame = frames[language][where % frames[language].length] ?? '#'
        const text = frame.replace('#', () => ways[which % ways.length] ?? '')
        expect(`${text} → ${amountIn(text, homes[language])}`).toBe(`${text} → ${amount}`)
      }),
      { numRuns: 6000 },
    )
  })

  it('is read back exactly when written in words', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(languageOf, spokenAmounts, fc.nat(), (language, whole, where) => {
        fc.pre(language !== 'fr' || !mayLackHundreds(whole))
        const frame = frames[language][where % frames[language].length] ?? '#'
        const text = frame.replace('#', inWords(whole, language))
        expect(`${text} → ${amountIn(text, homes[language])}`).toBe(`${text} → ${whole * 100}`)
      }),
      { numRuns: 4000 },
    )
  })

  it('is ambiguous in French when "cents" may be missing: mille deux', { timeout: 120_000 }, () => {
    const open = fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 2, max: 9 }))
    fc.assert(
      fc.property(open, fc.nat(), ([thousands, digit], where) => {
        const frame = frames.fr[where % frames.fr.length] ?? '#'
        const text = frame.replace('#', inWords(thousands * 1000 + digit, 'fr'))
        const meaning = read(text, homes.fr)
        const readings = meaning.kind === 'ambiguous' ? meaning.readings.map(([item]) => item?.amount) : []
        expect([text, ...readings]).toEqual([
          text,
          (thousands * 1000 + digit) * 100,
          (thousands * 1000 + digit * 100) * 100,
        ])
      }),
    )
  })

  it('is ambiguous when its separators contradict each other', { timeout: 120_000 }, () => {
    const contradictory = fc
      .tuple(
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 100, max: 999 }),
        fc.integer({ min: 10, max: 99 }),
      )
      .chain(([head, group, tail]) =>
        fc.constantFrom(
          `${head}.${group}.${tail}`,
          `${head},${group},${tail}`,
          `${head}.${group},${group}`,
          `${head},${group}.${group}`,
          `${head}${group}.${group}`,
          `${head}.${group}${tail}`,
        ),
      )
    fc.assert(
      fc.property(languageOf, contradictory, fc.nat(), (language, figure, where) => {
        const frame = frames[language][where % frames[language].length] ?? '#'
        const meaning = read(frame.replace('#', figure), homes[language])
        expect(`${figure}: ${meaning.kind}`).toBe(`${figure}: ambiguous`)
      }),
      { numRuns: 1000 },
    )
  })
})

/** Returns the result of a run and its milliseconds; a slow run is repeated, because the machine may have been busy. */
function timed<Result>(run: () => Result, enough: number): { result: Result; milliseconds: number } {
  const started = performance.now()
  const result = run()
  let milliseconds = performance.now() - started
  for (let tries = 1; tries < 50 && milliseconds > enough; tries++) {
    const again = performance.now()
    run()
    milliseconds = Math.min(milliseconds, performance.now() - again)
  }
  return { result, milliseconds }
}

describe('any text at all', () => {
  it('is read without throwing, in a few milliseconds', { timeout: 300_000 }, () => {
    const alphabet = [
      ...'abcdeé 0123456789.,$€-+/x%\n¿?!:#👍🍕ñçÜß٣５',
      'gasté',
      ' 500 ',
      'ayer',
      ' y ',
      'on ',
      'pan',
      ' mil ',
      '\u202f',
    ]
    const texts = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.array(fc.constantFrom(...alphabet), { maxLength: 80 }).map((parts) => parts.join('')),
    )
    let slowest = 0
    fc.assert(
      fc.property(languageOf, texts, (language, text) => {
        const { result: meaning, milliseconds } = timed(() => read(text, homes[language]), 5)
        slowest = Math.max(slowest, milliseconds)
        for (const item of meaning.kind === 'expenses' ? meaning.items : []) {
          expect(Number.isSafeInteger(item.amount) && item.amount > 0 && item.amount <= maxAmount).toBe(true)
          expect(item.date <= '2026-11-18').toBe(true)
        }
      }),
      { numRuns: 100_000 },
    )
    expect(slowest).toBeLessThan(10)
  })
})

describe('half of something after a price', () => {
  it.each([
    ['es', 'pollo 4200 y medio kilo de pan 1000', [4200, 1000]],
    ['es', 'pollo cuatro mil doscientos y medio kilo de pan mil', [4200, 1000]],
    ['es', 'pollo cuatro mil doscientos y un kilo de pan mil', [4200, 1000]],
    ['es', 'pollo cuatro mil y medio kilo de pan mil', [4000, 1000]],
    ['es', '2 y medio kilos de carne 12000', [12_000]],
    ['pt', 'frango 22 e meio quilo de pão 10', [22, 10]],
    ['fr', 'poulet 12 et demi kilo de pain 3', [12, 3]],
  ] as const)('belongs to the next thing and not to that price (%s: %s)', (language, text, amounts) => {
    const meaning = read(text, homeOf(language, { currency: 'ARS' }))
    expect(meaning.kind === 'expenses' && meaning.items.map(({ amount }) => amount / 100)).toEqual(amounts)
  })
})

describe('a household', () => {
  const categories = [
    { id: 'c1', name: 'Comida', kind: 'food' as const },
    { id: 'c2', name: 'Súper y almacén' },
    { id: 'c3', name: 'Tenis' },
  ]
  const context = { ...homes.es, categories, habits: [{ words: 'lo de Pepe', categoryId: 'c2' }] }
  const categoryOf = (text: string, home: Context = context) => {
    const meaning = read(text, home)
    return meaning.kind === 'expenses' ? meaning.items[0].categoryId : meaning.kind
  }

  it('teaches the category of its own words', () => {
    expect(categoryOf('lo de Pepe 5000')).toBe('c2')
  })

  it('has category names that win over the word books', () => {
    expect(categoryOf('clase de tenis 8000')).toBe('c3')
  })

  it('can use one word of a category name if no other word tells the category', () => {
    const outings = [...categories, { id: 'c4', name: 'Salidas y paseos' }]
    const home = { ...context, categories: outings }
    expect(categoryOf('salidas 8000', home)).toBe('c4')
    expect(categoryOf('gasté 8000 en paseos', home)).toBe('c4')
    expect(categoryOf('pizza de los paseos 8000', home)).toBe('c1')
  })

  it('does not get a category by a small word that its name begins with', () => {
    const home = { ...context, categories: [...categories, { id: 'c5', name: 'Otros' }] }
    expect(categoryOf('otra pizza 8000', home)).toBe('c1')
    expect(categoryOf('otro asado 8000', home)).toBe('c1')
    expect(categoryOf('8000 en otros', home)).toBe('c5')
  })

  it("gets the category of the thing's kind", () => {
    expect(categoryOf('pizza 9000')).toBe('c1')
    expect(categoryOf('verdulería 9000')).toBe('c2')
  })

  it('is asked when an amount is far from its usual amounts', () => {
    const home = {
      ...homes.en,
      categories: [{ id: 'food', name: 'Food', kind: 'food' as const }],
      medians: { food: 1200 },
    }
    expect(read('coffee 4.500', home)).toMatchObject({
      kind: 'ambiguous',
      why: 'habit',
      readings: [[{ amount: 450_000 }], [{ amount: 450 }]],
    })
    expect(categoryOf('coffee 4.50', home)).toBe('food')
  })

  it('sees where amount, day and category were read', () => {
    const text = 'ayer gasté 8.500 en la farmacia'
    const meaning = read(text, homes.es)
    const spans = meaning.kind === 'expenses' ? meaning.items[0].readFrom : null
    const words = (list: readonly { start: number; end: number }[] = []) =>
      list.map(({ start, end }) => text.slice(start, end))
    expect([words(spans?.amount), words(spans?.day), words(spans?.category)]).toEqual([
      ['8.500'],
      ['ayer'],
      ['farmacia'],
    ])
  })

  it('can name the member who paid', () => {
    const home = { ...homes.es, members: [{ id: 'm2', name: 'Ana María' }] }
    expect(read('lo pagó Ana 4500 farmacia', home)).toMatchObject({
      items: [{ amount: 450_000, payerId: 'm2', description: 'farmacia' }],
    })
  })
})
