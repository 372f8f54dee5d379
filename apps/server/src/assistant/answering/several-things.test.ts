import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('several things in one message', ({ register }) => {
  it.each([
    ['es', 'cuánto en súper, nafta y alquiler', 'Juntos: $ 1.325.'],
    ['es', '¿cuánto gastamos en nafta, súper y alquiler este mes?', 'Juntos: $ 1.325.'],
    ['en', 'how much on groceries, petrol and rent', '$ 1.325 together.'],
    ['en', 'groceries, petrol and rent this month?', '$ 1.325 together.'],
    ['pt', 'quanto em mercado, gasolina e aluguel', 'Juntos: $ 1.325.'],
    ['fr', 'combien en courses, essence et loyer ?', 'En tout : $ 1.325.'],
  ] as const)('get a total each and a joint total (%s: %s)', async (language, question, told) => {
    const ana = await register(language)
    for (const said of ['groceries 80', 'nafta 45', 'rent 1200', 'pizza 30']) await say(ana, said)
    const lines = (await say(ana, question)).split('\n')
    expect(lines).toHaveLength(4)
    for (const sum of ['$ 80', '$ 45', '$ 1.200']) expect(lines.join()).toContain(sum)
    expect(lines.at(-1)).toBe(told)
    expect(await ledger(ana)).toHaveLength(4)
  })

  it.each([
    ['es', 'total de súper y nafta'],
    ['en', 'total for groceries and petrol'],
    ['pt', 'total de mercado e gasolina'],
  ] as const)('get a joint total when there are two (%s: %s)', async (language, question) => {
    const ana = await register(language)
    for (const said of ['groceries 80', 'nafta 45']) await say(ana, said)
    expect(await say(ana, question)).toContain('$ 125')
  })

  it('keep their joint total in a follow-up question about another period', async () => {
    const ana = await register('en')
    for (const said of ['taxi 40', 'pizza 10 on 5 october', 'taxi 20 on 5 october']) await say(ana, said)
    await say(ana, 'how much on pizza, coffee and taxis')
    expect(await say(ana, 'and last month?')).toContain('$ 30 together.')
  })

  it.each(['groceries, gas and rent 1325', 'pan, leche y huevos 30', 'pain, lait et oeufs 12'])(
    'are recorded as a single expense when the message has a price: %s',
    async (text) => {
      const ana = await register()
      await say(ana, text)
      expect(await ledger(ana)).toHaveLength(1)
    },
  )
})
