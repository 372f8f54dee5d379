import { expect, it } from 'vitest'
import { oneTalk, say } from '../../testing/talk.ts'

oneTalk('a question about a household member', ({ register, join }) => {
  const told = async (language: 'es' | 'en' | 'pt' | 'fr', question: string) => {
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, 'taxi 45')
    await ana.send('createExpense', { body: { description: 'Camisa de Beto', amount: 30 } })
    await say(beto, 'pizza 12')
    return say(ana, question)
  }

  it.each([
    ['es', '¿cuánto gastamos en Beto?'],
    ['es', 'cuánto llevamos gastado para Beto'],
    ['en', 'how much on Beto'],
    ['en', 'what did we spend on Beto this month?'],
    ['pt', 'quanto gastamos com o Beto?'],
    ['fr', 'combien on a dépensé pour Beto ?'],
  ] as const)('shows what was spent on that member (%s: %s)', async (language, question) => {
    expect(await told(language, question)).toMatch(/\$ 30\b.*Beto/)
  })

  it('says when nothing was spent on that member', async () => {
    expect(await told('en', 'how much on Ana')).toContain('there are no expenses on “Ana”')
  })

  it.each([
    ['es', '¿cuánto gastó Beto?'],
    ['es', 'gastos de Beto'],
    ['es', '¿cuánto gastó Beto en pizza?'],
    ['en', 'how much did Beto spend'],
    ['en', 'total for Beto'],
    ['pt', 'quanto o Beto gastou?'],
    ['fr', 'combien Beto a dépensé ?'],
  ] as const)(
    'shows what the member spent when they are the one spending (%s: %s)',
    async (language, question) => {
      expect(await told(language, question)).toContain('$ 12')
    },
  )
})
