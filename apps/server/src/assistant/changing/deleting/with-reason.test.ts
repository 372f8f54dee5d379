import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../../testing/talk.ts'

oneTalk('a request with a reason', ({ register }) => {
  it.each([
    ['es', 'café 900', 'bórralo, lo paga mi madre'],
    ['es', 'café 900', 'borralo, lo paga mi viejo'],
    ['en', 'coffee 9', 'delete it, my mum pays that'],
    ['pt', 'café 9', 'apaga, minha mãe paga'],
    ['fr', 'café 9', 'supprime, ma mère le paie'],
  ] as const)(
    'deletes the latest expense when the message adds who pays for it (%s: %s, %s)',
    async (language, noted, said) => {
      const ana = await register(language)
      for (const each of ['taxi 50', noted, said]) await say(ana, each)
      expect(await ledger(ana)).toMatchObject([{ amount: 50 }])
    },
  )

  it.each([
    ['es', 'regalo de mi madre 900', 'borrá el regalo de mi madre'],
    ['en', 'gift for mum 9', 'delete the gift for mum'],
  ] as const)(
    'deletes an earlier expense whose full name mentions a relative (%s: %s, %s)',
    async (language, noted, said) => {
      const ana = await register(language)
      for (const each of [noted, 'taxi 50', said]) await say(ana, each)
      expect(await ledger(ana)).toMatchObject([{ amount: 50 }])
    },
  )

  it.each([
    ['es', 'cuota del club 900', 'borrá la cuota del club, no era mía'],
    ['es', 'café 900', 'borrá el café, no era mío'],
    ['pt', 'café 9', 'apaga o café, não era meu'],
    ['en', 'coffee 9', "delete the coffee, it wasn't mine"],
  ] as const)(
    'deletes the named expense when the message adds that it was not theirs (%s: %s, %s)',
    async (language, noted, said) => {
      const ana = await register(language)
      for (const each of [noted, 'taxi 50', said]) await say(ana, each)
      expect(await ledger(ana)).toMatchObject([{ amount: 50 }])
    },
  )

  it.each([
    ['es', 'sanguche 900', 'borralo', 'volvelo a poner, es para el almuerzo'],
    ['en', 'sandwich 9', 'delete it', 'put it back, it is for lunch'],
    ['en', 'sandwich 9', 'delete it', "bring it back, it's my lunch"],
    ['pt', 'lanche 9', 'apaga', 'traz de volta, é do almoço'],
    ['fr', 'sandwich 9', 'supprime', "remets-le, c'est pour le déjeuner"],
  ] as const)(
    'restores the amount and category when the message adds what it was for (%s: %s, %s, %s)',
    async (language, noted, deletion, said) => {
      const ana = await register(language)
      await say(ana, 'taxi 50')
      await say(ana, noted)
      const before = await ledger(ana)
      await say(ana, deletion)
      await say(ana, said)
      const ofEach = (all: typeof before) =>
        all.map(({ amount, category_name }) => ({ amount, category_name }))
      expect(ofEach(await ledger(ana))).toEqual(ofEach(before))
    },
  )

  it.each([
    ['en', 'sandwich 9', 'put it back in groceries', 'Groceries'],
    ['fr', 'sandwich 9', 'remets-le en courses', 'Courses'],
  ] as const)(
    'takes a category after “put it back” as the new category (%s: %s, %s)',
    async (language, noted, said, category) => {
      const ana = await register(language)
      for (const each of [noted, said]) await say(ana, each)
      expect(await ledger(ana)).toMatchObject([{ category_name: category }])
    },
  )
})
