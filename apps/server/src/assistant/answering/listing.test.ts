import { beforeAll, expect, it } from 'vitest'
import { eachApp, type Person } from '../../testing/app.ts'

eachApp('a list of the latest expenses', (app) => {
  let ana: Person
  beforeAll(async () => {
    app.clock.set('2026-11-24T15:00:00Z')
    ana = await app.register({ preferred_language: 'es' })
    for (const text of ['asado 25.000', 'café 2.500', 'nafta 4.000', 'café 3.000', 'pan 100', 'luz 9.000'])
      await say(text)
  })

  async function say(text: string, person = ana): Promise<string[]> {
    const { text: answer } = (await person.send('sendAssistantMessage', { body: { text } })).ok()
    return answer.replaceAll('\u00a0', ' ').split('\n')
  }
  const amounts = (lines: string[]) => lines.map((line) => /\$ ([\d.]+)/.exec(line)?.[1])

  it('shows one thing, or the whole category when no expense has that name', async () => {
    expect(await say('mostrame los gastos de café')).toEqual([
      'En noviembre la casa gastó $ 5.500 en «café» (2 gastos):',
      '• 🍕 Salidas y comida, café, $ 3.000',
      '• 🍕 Salidas y comida, café, $ 2.500',
    ])
    expect(amounts(await say('mostrame los gastos de comida'))).toEqual([
      '30.500',
      '3.000',
      '2.500',
      '25.000',
    ])
  })

  it('names the month of a period only once', async () => {
    expect((await say('¿cuánto gastamos el fin de semana?'))[0]).toBe(
      'El fin de semana del 21 al 22 de noviembre no hay gastos.',
    )
    await ana.send('changeSettings', { body: { preferred_language: 'en' } })
    expect((await say('how much did we spend last weekend?'))[0]).toContain('November 21 to 22')
    await ana.send('changeSettings', { body: { preferred_language: 'es' } })
  })

  it('shows a small share as less than one percent instead of zero', async () => {
    const lines = await say('top 6')
    expect(lines.at(-1)).toMatch(/: \$ 100 \(<1 %\)$/)
  })

  it('goes back further when the current month has no expenses', async () => {
    app.clock.set('2026-12-01T02:50:00Z')
    const beto = await app.register({ preferred_language: 'es' })
    expect(await say('últimos gastos', beto)).toEqual(['En noviembre no hay gastos.'])
    await say('pan 700', beto)
    app.clock.set('2026-12-01T03:10:00Z')
    expect(await say('últimos gastos', beto)).toEqual([
      'En diciembre no hay gastos.',
      'Desde el principio la casa gastó $ 700 (1 gasto):',
      '• 🛒 Supermercado, pan, $ 700, ayer',
    ])
    expect(await say('últimos gastos de hoy', beto)).toEqual(['Hoy no hay gastos.'])
  })
})
