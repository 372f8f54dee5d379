import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('the same thing for another person', ({ register, join }) => {
  it.each([
    ['es', 'botas 90 para Zoe', 'lo mismo para Leo', 'botas para Leo', 90],
    ['en', 'tuition fees 2400 for rohan', 'same for kavya', 'tuition fees for kavya', 2400],
    ['pt', 'escola 650 do Rui', 'mesma coisa pra bia', 'escola para bia', 650],
    ['fr', 'scolarité 4500 pour Ibou', 'et pareil pour Khady', 'scolarité pour Khady', 4500],
    ['en', 'tuition fees for Aarav 2500', 'same amount for Diya', 'tuition fees for Diya', 2500],
    ['fr', 'piano 25 pour Lucas', 'même montant pour Zoé', 'piano pour Zoé', 25],
    ['es', 'botas 90 para Zoe', 'y otra para Leo', 'botas para Leo', 90],
    ['en', 'tuition fees 2400 for rohan', 'and another for kavya', 'tuition fees for kavya', 2400],
    ['pt', 'escola 650 do Rui', 'outra pra bia', 'escola para bia', 650],
    ['fr', 'scolarité 4500 pour Ibou', 'et une autre pour Khady', 'scolarité pour Khady', 4500],
    ['es', 'botas 90 para Zoe', 'y 64 por las de Leo', 'botas para Leo', 64],
    ['en', 'boots 90 for zoe', 'and 64 for the ones for leo', 'boots for leo', 64],
    ['pt', 'botas 90 para a Zoe', 'e 64 as do Leo', 'botas para Leo', 64],
    ['fr', "bottes d'hiver pour Zoé 89,99", 'et 64 pour celles de Léo', "bottes d'hiver pour Léo", 64],
    ['es', 'natación 90', 'y 64 para Tomi', 'natación para Tomi', 64],
    ['en', 'swimming 90', 'and 64 for Cian', 'swimming for Cian', 64],
    ['pt', 'natação 90', 'e 64 pro Theo', 'natação para Theo', 64],
    ['fr', 'cantine 90', 'et 64 pour Sacha', 'cantine pour Sacha', 64],
  ] as const)('is recorded after a yes (%s: %s, %s)', async (...row) => {
    const [language, first, second, description, amount] = row
    const ana = await register(language)
    await say(ana, first)
    const asked = await ask(ana, second)
    expect(await ledger(ana)).toHaveLength(1)
    await press(ana, asked.buttons?.[0]?.id)
    const [last, before] = await ledger(ana)
    expect(last).toMatchObject({ description, amount, category_name: before?.category_name })
  })

  it('repeats what another member has just recorded, paid by the sender', async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(ana, 'tuition fees 2400 for rohan')
    const asked = await ask(beto, 'same for kavya')
    await press(beto, asked.buttons?.[0]?.id)
    const [last, before] = await ledger(ana)
    expect(last).toMatchObject({ description: 'tuition fees para kavya', amount: 2400 })
    expect(last?.paid_by).not.toBe(before?.paid_by)
  })

  it.each([
    ['en', 'gym 40', 'same for netflix'],
    ['en', 'budget of 100 for groceries', 'same for kavya'],
  ] as const)(
    'is not offered for a thing or after a budget (%s: %s, %s)',
    async (language, first, second) => {
      const ana = await register(language)
      await say(ana, first)
      expect((await ask(ana, second)).buttons ?? []).toEqual([])
    },
  )
})
