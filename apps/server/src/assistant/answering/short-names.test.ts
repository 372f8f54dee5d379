import { expect, it } from 'vitest'
import { oneTalk, say } from '../../testing/talk.ts'

oneTalk('a question about a short name', ({ register }) => {
  it('does not count longer words with the same beginning', async () => {
    const ana = await register()
    for (const noted of ['gas 480', 'nafta 30', 'gasolina 700', 'agua 20']) await say(ana, noted)
    expect(await say(ana, '¿qué día pagamos el gas?')).toContain('gas, $ 480')
    expect(await say(ana, '¿cuánto en gas?')).toContain('De eso, $ 480 en «gas».')
  })

  it('counts the plural too', async () => {
    const ana = await register()
    for (const noted of ['dos panes 20', 'pan, leche 30', 'panadería 500']) await say(ana, noted)
    expect(await say(ana, '¿cuánto en pan?')).toContain('De eso, $ 50 en «pan».')
  })
})
