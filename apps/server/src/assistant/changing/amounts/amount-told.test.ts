import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, say } from '../../../testing/talk.ts'

oneTalk('a correction in words', ({ register, join }) => {
  it.each([
    ['es', 'agua 148 mil', 'el agua fue 138 no 148'],
    ['pt', 'água 148 mil', 'a água foi 138, não 148'],
    ['en', 'water 148000', 'the water was 138, not 148'],
    ['fr', 'eau 148000', "l'eau c'était 138, pas 148"],
  ] as const)(
    'reads a corrected amount in the thousands of the old one (%s)',
    async (language, noted, said) => {
      const ana = await register(language)
      await say(ana, noted)
      expect((await ask(ana, said)).buttons).not.toHaveLength(0)
      expect(await ledger(ana)).toMatchObject([{ amount: 138_000 }])
    },
  )

  it.each([
    ['es', '2 entradas 90', 'eran 40 cada una', 80],
    ['es', '2 entradas 90', 'eran 45 cada una', 90],
    ['es', 'entradas 90', 'eran 45 cada una', 45],
    ['pt', 'cinema 2 ingressos 90', 'foram 40 cada', 80],
    ['en', '2 tickets 90', 'they were 40 each', 80],
    ['en', 'two movie tickets 90', 'they were 45 each', 90],
    ['fr', 'deux billets de train 90', "c'était 40 chacun", 80],
    ['fr', '2 billets de train 90', "c'était 40 chacun", 80],
  ] as const)('multiplies a price per piece by the number of pieces (%s: %s, %s)', async (...row) => {
    const [language, noted, said, amount] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ amount }])
  })

  it.each([
    ['es', 'cena 84 ayer', 'eso fue el miércoles, no ayer'],
    ['pt', 'jantar 84 ontem', 'isso foi na quarta, não ontem'],
    ['en', 'dinner 84 yesterday', 'that was on wednesday, not yesterday'],
  ] as const)(
    'corrects the day of an expense that another member recorded (%s)',
    async (language, noted, said) => {
      const ana = await register(language)
      const ben = await join(ana)
      await say(ana, 'taxi 20')
      await say(ben, noted)
      await say(ana, said)
      expect(await ledger(ana)).toMatchObject([
        { amount: 20, expense_date: '2026-11-20' },
        { amount: 84, expense_date: '2026-11-18' },
      ])
    },
  )

  it.each([
    ['es', 'pan 5, leche 3, queso 9', 'pagué todo eso ayer'],
    ['pt', 'pão 5, leite 3, queijo 9', 'paguei tudo isso ontem'],
  ] as const)('changes the day of everything recorded together (%s)', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    expect((await ledger(ana)).map(({ expense_date }) => expense_date)).toEqual(Array(3).fill('2026-11-19'))
  })

  it.each([
    ['es', 'pizza 46', 'lo de la pizza 46 estaba mal, eran 36'],
    ['pt', 'pizza 46', 'a pizza 46 tava errado, foi 36'],
  ] as const)(
    'corrects the wrong amount and records no second expense (%s)',
    async (language, noted, said) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, said)
      expect(await ledger(ana)).toMatchObject([{ amount: 36 }])
    },
  )

  it.each([
    ['es', 'pan 5', 'borrá el pan', 'ponelo de nuevo'],
    ['es', 'pan 5', 'borrá el pan', 'ah, entonces ponlo otra vez'],
    ['pt', 'pão 5', 'apaga o pão', 'ah então coloca de novo'],
    ['pt', 'pão 5', 'apaga o pão', 'põe ele outra vez'],
  ] as const)('restores a deleted expense when asked to put it back (%s: %s, %s)', async (...row) => {
    const [language, ...said] = row
    const ana = await register(language)
    for (const each of said.slice(0, 2)) await say(ana, each)
    expect(await ledger(ana)).toEqual([])
    await say(ana, said[2])
    expect(await ledger(ana)).toMatchObject([{ amount: 5 }])
  })

  it('corrects the named expense, whatever was recorded since', async () => {
    const ana = await register('es')
    const ben = await join(ana)
    await say(ana, 'chino 27.850')
    await say(ben, 'vino 31.500')
    await say(ana, '¿cuánto queda?')
    await say(ana, 'me equivoqué en el chino, eran 28.750')
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([31_500, 28_750])
  })

  it('changes nothing when expenses are moved to an unknown category', async () => {
    const ana = await register('es')
    for (const said of ['pañales 20', 'guardería 300']) await say(ana, said)
    const before = await ledger(ana)
    expect(await say(ana, 'mete los pañales y la guardería en bebé')).toContain('No hay categoría «bebé»')
    expect(await ledger(ana)).toEqual(before)
  })

  it.each([
    ['es', 'doce empanadas a 700 cada una', 'perdón, a 800 cada una', '9.600', 8400, 9600],
    ['en', 'twelve buns at 7 each', 'sorry, at 8 each', '96', 84, 96],
    ['pt', 'doze pastéis a 7 cada', 'desculpa, a 8 cada', '96', 84, 96],
    ['fr', 'douze croissants à 7 chacun', 'pardon, à 8 chacun', '96', 84, 96],
  ] as const)('asks for the total if the number of pieces is not recorded (%s: %s, %s)', async (...row) => {
    const [language, noted, said, answer, before, after] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ amount: before }])
    await say(ana, answer)
    expect(await ledger(ana)).toMatchObject([{ amount: after }])
  })
})
