import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

const dismissals = [
  ['es', 'café 2.100', 'mañana pago el alquiler, 400 mil', 'qué compramos ayer?', 'olvidalo'],
  ['en', 'coffee 4.10', "tomorrow I'll pay the rent, 900", 'what did we buy yesterday?', 'forget it'],
  ['pt', 'café 8,20', 'amanhã pago o aluguel, 900', 'o que compramos ontem?', 'esquece'],
  ['fr', 'café 2,10', 'demain je paie le loyer, 900', "qu'est-ce qu'on a acheté hier ?", 'laisse tomber'],
] as const

oneTalk('a message that something is to be forgotten', ({ register }) => {
  it.each(dismissals)('is about what was just refused, not about the last expense (%s)', async (...row) => {
    const [language, noted, refused, , text] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, refused)
    await say(ana, text)
    expect(await ledger(ana)).toHaveLength(1)
  })

  it.each(dismissals)('is about the question that was just asked (%s)', async (...row) => {
    const [language, noted, , question, text] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, question)
    await say(ana, text)
    expect(await ledger(ana)).toHaveLength(1)
  })

  it('takes back the expense that was just recorded', async () => {
    const ana = await register('en')
    await say(ana, 'coffee 4.10')
    expect(await say(ana, 'forget it')).toContain('Deleted')
  })
})
