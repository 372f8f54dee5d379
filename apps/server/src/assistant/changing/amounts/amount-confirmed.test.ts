import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../../testing/talk.ts'

oneTalk('a yes before an amount', ({ join, register }) => {
  it.each([
    ['en', 'water 64', 'water was 46, not 64', 'yep 46'],
    ['es', 'agua 64', 'el agua fue 46, no 64', 'sí, 46'],
    ['pt', 'água 64', 'a água foi 46, não 64', 'sim, 46'],
    ['fr', 'eau 64', "l'eau c'était 46, pas 64", 'ah oui 46'],
  ] as const)(
    'confirms the amount that another member corrected (%s)',
    async (language, noted, corrected, agreed) => {
      const ana = await register(language)
      const beto = await join(ana)
      await say(beto, noted)
      await say(ana, corrected)
      expect(await say(beto, agreed)).toContain('Ya estaba así')
      expect(await ledger(ana)).toMatchObject([{ amount: 46 }])
    },
  )

  it('asks whether to record an amount that nothing has', async () => {
    const ana = await register('en')
    await say(ana, 'water 64')
    expect(await say(ana, 'yep 31')).toContain('$ 31')
    expect(await ledger(ana)).toMatchObject([{ amount: 64 }])
  })
})
