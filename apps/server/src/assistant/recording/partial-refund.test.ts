import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('a partial refund', ({ register }) => {
  it.each([
    ['es', 'hotel 100', 'pagué yo pero nos devolvieron 38', 62],
    ['es', 'dentista 100', 'la obra social cubrió 38', 62],
    ['en', 'vet 300', 'insurance paid 100 of it', 200],
    ['en', 'shoes 60', 'they refunded 20', 40],
    ['pt', 'dentista 100', 'o plano cobriu 38', 62],
    ['fr', 'dentiste 100', 'la mutuelle a remboursé 38', 62],
  ] as const)(
    'asks whether to subtract the refund from the expense (%s: %s, %s)',
    async (language, noted, said, left) => {
      const ana = await register(language)
      await say(ana, noted)
      const before = await ledger(ana)
      const asked = await ask(ana, said)
      expect(await ledger(ana)).toEqual(before)
      await press(ana, asked.buttons[0]?.id)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([left])
    },
  )

  it.each([
    ['es', 'consulta 300', 'me devolvieron 120 de la consulta'],
    ['en', 'dentist 300', 'insurance gave back 120 for the dentist'],
    ['pt', 'consulta 300', 'a consulta o plano reembolsou 120'],
    ['fr', 'dentiste 300', 'la mutuelle a remboursé 120 sur le dentiste'],
  ] as const)('is subtracted from the expense that is named (%s: %s, %s)', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, 'taxi 500')
    await press(ana, (await ask(ana, said)).buttons[0]?.id)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([500, 180])
  })

  it.each([
    ['es', 'zapatillas 180', 'devolví las zapatillas, me devolvieron 120'],
    ['es', 'abrigo 180', 'reintegro de 120 por el abrigo'],
    ['en', 'amazon 180', 'refund 120 from amazon'],
    ['en', 'shoes 180', 'returned the shoes, got 120 back'],
    ['pt', 'ifood 180', 'estorno de 120 do ifood'],
    ['fr', 'manteau 180', "j'ai rendu le manteau, remboursé 120"],
  ] as const)(
    'is subtracted from a thing that was returned or refunded (%s: %s, %s)',
    async (language, noted, said) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, 'taxi 500')
      await press(ana, (await ask(ana, said)).buttons[0]?.id)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([500, 60])
    },
  )

  it.each([
    ['es', 'remera 180', 'devolví la remera de 180'],
    ['en', 'coat 180', 'returned the coat, 180 back'],
    ['en', 'shoes 180', 'they refunded 180'],
    ['pt', 'calça 180', 'devolvi a calça, 180'],
    ['fr', 'robe 180', "j'ai rendu la robe, remboursé 180"],
  ] as const)('asks whether to delete an expense of which all came back (%s: %s, %s)', async (...row) => {
    const [language, noted, said] = row
    const ana = await register(language)
    await say(ana, noted)
    const asked = await ask(ana, said)
    expect(await ledger(ana)).toHaveLength(1)
    await press(ana, asked.buttons[0]?.id)
    expect(await ledger(ana)).toEqual([])
  })

  it.each([
    ['es', 'remera 180', 'devolví la remera y compré un pantalón 300', 480],
    ['en', 'book 180', 'returned the book and bought a lamp 300', 480],
  ] as const)('leaves alone what was returned beside a purchase (%s: %s, %s)', async (...row) => {
    const [language, noted, said, total] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    expect((await ledger(ana)).reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
  })

  it.each([
    ['es', 'pan 20', 'me devolvieron 500'],
    ['en', 'bread 2 and milk 3', 'they refunded 1'],
    ['fr', 'pain 2', 'la mutuelle a remboursé 30'],
  ] as const)(
    'subtracts nothing when the refund is too high or the expense unclear (%s: %s, %s)',
    async (language, noted, said) => {
      const ana = await register(language)
      await say(ana, noted)
      const before = await ledger(ana)
      expect((await ask(ana, said)).buttons).toEqual([])
      expect(await ledger(ana)).toEqual(before)
    },
  )

  it.each([
    ['es', 'el seguro 100'],
    ['en', 'health insurance 50'],
    ['fr', 'la mutuelle 30'],
  ] as const)('records an insurance premium as an expense (%s: %s)', async (language, said) => {
    const ana = await register(language)
    await say(ana, said)
    expect(await ledger(ana)).toHaveLength(1)
  })

  it.each([
    ['es', 'palta 4500', 'la palta estaba mala y me devolvieron la plata'],
    ['es', 'vestido 4500', 'el vestido no le quedó y nos devolvieron el dinero'],
    ['es', 'vestido 4500', 'me devolvieron la plata del vestido'],
    ['pt', 'sapato 45', 'o sapato não serviu e devolveram o dinheiro'],
    ['en', 'milk 4', 'the milk was off and they gave me my money back'],
  ] as const)('of all the money asks whether to delete the expense (%s: %s, %s)', async (...row) => {
    const [language, noted, said] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, 'taxi 500')
    const before = await ledger(ana)
    const asked = await ask(ana, said)
    expect(await ledger(ana)).toEqual(before)
    await press(ana, asked.buttons[0]?.id)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([500])
  })
})
