import { expect, it } from 'vitest'
import { oneTalk, say } from '../../testing/talk.ts'

oneTalk('a question about debts', ({ register, join }) => {
  it.each([
    ['es', '¿cuánto le debo a Beto?'],
    ['es', '¿estamos a mano?'],
    ['en', 'how much do I owe Beto?'],
    ['en', 'Beto owes me half'],
    ['en', 'are we even?'],
    ['pt', 'quanto eu devo pro Beto?'],
    ['pt', 'quanto falta pra gente ficar quite'],
    ['fr', 'combien je dois à Beto ?'],
    ['fr', 'on est quittes ?'],
  ] as const)('explains that only the payer is recorded (%s: %s)', async (language, question) => {
    const ana = await register(language)
    await join(ana)
    await say(ana, 'taxi 20')
    expect(await say(ana, question)).toMatch(/pagador|payer|payeur/)
  })

  it('does not take a question about two members or a bill to pay for one about debts', async () => {
    const ana = await register('pt')
    await join(ana)
    await say(ana, 'taxi 20')
    await say(ana, 'quanto gastei hoje?')
    expect(await say(ana, 'só nós dois')).toContain('Hoje a casa gastou')
    expect(await say(ana, 'devo pagar a luz 80 amanhã')).toContain('ainda não gastou')
  })
})
