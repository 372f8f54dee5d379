import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('an open question', ({ register }) => {
  it.each([
    ['es', 'agregale 5 al lidl'],
    ['en', 'add 5 to lidl'],
    ['pt', 'adiciona 5 no lidl'],
    ['fr', 'ajoute 5 à lidl'],
  ] as const)('about an amount is repeated when something is to be added (%s)', async (...row) => {
    const [language, said] = row
    const ana = await register(language)
    const asked = await say(ana, 'lidl')
    expect(await say(ana, said)).toBe(asked)
    expect(await ledger(ana)).toEqual([])
    await say(ana, '30')
    expect(await ledger(ana)).toMatchObject([{ description: 'lidl', amount: 30 }])
  })

  it.each([
    ['es', 'taxi 3.400', 'pizza 14.000', 'eran 16', 'lo del taxi dejalo en 3.900'],
    ['pt', 'taxi 3400', 'pizza 14000', 'foram 16', 'o do táxi deixa em 3900'],
  ] as const)(
    'does not take an amount for another named expense (%s)',
    async (language, first, second, unclear, said) => {
      const ana = await register(language)
      await say(ana, first)
      await say(ana, second)
      expect((await ask(ana, unclear)).buttons).toHaveLength(2)
      await say(ana, said)
      expect(await ledger(ana)).toMatchObject([{ amount: 14000 }, { amount: 3900 }])
    },
  )

  it.each([
    ['es', 'no era pizza era sushi', 'eran 21 lucas'],
    ['pt', 'não era pizza, era sushi', 'foram 21 mil'],
  ] as const)(
    'about which expense is meant stays open when its amount is given (%s)',
    async (language, said, amount) => {
      const ana = await register(language)
      await say(ana, 'super 23.400')
      await say(ana, 'taxi 3.400')
      await say(ana, said)
      const asked = await ask(ana, amount)
      expect((await ledger(ana)).map((each) => each.amount)).toEqual([3400, 23400])
      await press(ana, asked.buttons[1]?.id)
      expect(await ledger(ana)).toMatchObject([{ amount: 3400 }, { description: 'sushi', amount: 21000 }])
    },
  )

  it('about which expense is meant leads to one about missing thousands', async () => {
    const ana = await register()
    await say(ana, 'café 4.500 y medialunas 3.000')
    const which = await ask(ana, 'no, eran 5')
    const asked = await press(ana, which.buttons.find(({ title }) => title.includes('café'))?.id)
    expect(asked.buttons.map(({ title }) => title.replaceAll('\u00a0', ' '))).toEqual(['$ 5.000', '$ 5'])
    expect((await ledger(ana)).map((each) => each.amount)).toEqual([3000, 4500])
  })

  it.each([
    ['es', 'compré la heladera en 12 cuotas de 45 mil', 'el total es 540 mil', 540_000],
    ['es', 'tele en 6 cuotas de 85.000', 'eso, 510 mil', 510_000],
    ['pt', 'comprei uma tv em 10x de 250', 'total 2500', 2500],
    ['pt', 'jantar 120 mais 10% de serviço', 'foi 132 já com o serviço', 132],
  ] as const)(
    'is answered by naming one of its options in words (%s: %s, %s)',
    async (language, bought, said, amount) => {
      const ana = await register(language)
      expect((await ask(ana, bought)).buttons.length).toBeGreaterThan(1)
      await say(ana, said)
      expect((await ledger(ana)).map((each) => each.amount)).toEqual([amount])
    },
  )

  it('about one item does not take an amount for another position', async () => {
    const ana = await register()
    await say(ana, 'luz 42, gas 18 e internet 25')
    expect((await ask(ana, 'la luz 42.300')).buttons.length).toBeGreaterThan(1)
    await say(ana, 'el segundo era 19')
    expect((await ledger(ana)).map((each) => each.amount)).toEqual([25, 19, 42])
  })

  it.each([
    ['es', 'cena 45.000', 'sin propina 40.000'],
    ['pt', 'jantar 45.000', 'sem gorjeta 40.000'],
  ] as const)(
    'is not raised by an amount without the tip, which corrects the expense (%s)',
    async (language, noted, said) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, said)
      expect((await ledger(ana)).map((each) => each.amount)).toEqual([40000])
    },
  )

  it.each([
    ['es', 'ya lo pagué'],
    ['en', 'paid it'],
    ['pt', 'já paguei'],
    ['fr', "je l'ai payé"],
  ] as const)('about recording an amount is answered by “paid it” (%s)', async (language, said) => {
    const ana = await register(language)
    const asked = await ask(ana, '120')
    expect(asked.buttons).toHaveLength(2)
    await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ amount: 120 }])
  })

  it.each([
    ['es', 'sí, lo pagué ayer'],
    ['en', 'yes, paid it yesterday'],
    ['pt', 'sim, paguei ontem'],
  ] as const)(
    'about recording an amount is answered by when it was paid (%s: %s)',
    async (language, said) => {
      const ana = await register(language)
      await say(ana, '120')
      await say(ana, said)
      expect(await ledger(ana)).toMatchObject([{ amount: 120, expense_date: '2026-11-19' }])
    },
  )

  it.each([
    [
      'es',
      'cena con mamá 52, ella pagó la mitad',
      'dentista 240',
      'no, el dentista fue 204',
      'te dije que es 204',
    ],
    [
      'en',
      'brunch with mom 52, she paid half',
      'dentist 240',
      'no, the dentist was 204',
      "wrong again, it's 204",
    ],
    [
      'pt',
      'jantar com a mãe 52, ela pagou metade',
      'dentista 240',
      'não, o dentista foi 204',
      'já disse, é 204',
    ],
    ['fr', 'resto 52, maman a payé la moitié', 'dentiste 240', "non, le dentiste c'était 204", "c'est 204"],
  ] as const)('is not answered with the amount that was just corrected (%s)', async (...row) => {
    const [language, asked, noted, corrected, again] = row
    const ana = await register(language)
    expect((await ask(ana, asked)).buttons.length).toBeGreaterThan(1)
    await say(ana, noted)
    await say(ana, corrected)
    await say(ana, again)
    expect((await ledger(ana)).map((each) => each.amount)).toEqual([204])
    await say(ana, '52')
    expect((await ledger(ana)).map((each) => each.amount)).toEqual([52, 204])
  })
})
