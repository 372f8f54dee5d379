import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('both prices of a message', ({ register }) => {
  it.each([
    ['en', 'shoes, 35 and 42', 'both'],
    ['es', 'zapatos 35 y 42', 'los dos'],
    ['fr', 'chaussures 35 et 42', 'les deux'],
  ] as const)('are offered with their sum and recorded by button or reply (%s: %s)', async (...row) => {
    const [language, bought, both] = row
    const ana = await register(language)
    const { buttons } = await ask(ana, bought)
    expect(buttons?.map(({ title }) => /\d+/.exec(title)?.[0])).toEqual(['35', '42', '77'])
    await press(ana, buttons?.[2]?.id)
    await say(ana, bought)
    await say(ana, both)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([42, 35, 42, 35])
  })

  it('are not offered when the prices are alternatives', async () => {
    const ana = await register('en')
    const { buttons } = await ask(ana, 'shoes 35 or 42')
    expect(buttons?.map(({ title }) => title).join()).not.toContain('77')
  })

  it('are recorded when the answer to alternatives is “both”', async () => {
    const ana = await register('pt')
    await say(ana, 'uber 45 ou 51')
    expect(await ledger(ana)).toEqual([])
    await say(ana, 'os dois')
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([51, 45])
  })
})
