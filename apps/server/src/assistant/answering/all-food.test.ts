import { expect, it } from 'vitest'
import { oneTalk, say } from '../../testing/talk.ts'

oneTalk('the word for food', ({ register }) => {
  it.each([
    ['en', 'bread 50', 'how much on food?', 'on 🛒 Groceries', 'on 🍕 Eating out', '$ 70 together.'],
    ['fr', 'pain 50', 'combien en bouffe ?', 'en 🛒 Courses', 'en 🍕 Restaurants', 'En tout : $ 70.'],
  ] as const)('includes groceries and eating out, with a joint total (%s: %s, %s)', async (...row) => {
    const [language, groceries, question, ...told] = row
    const person = await register(language)
    await say(person, groceries)
    await say(person, 'pizza 20')
    const answer = await say(person, question)
    for (const part of told) expect(answer).toContain(part)
  })

  it('means a single category in Spanish', async () => {
    const ana = await register('es')
    await say(ana, 'pan 50')
    await say(ana, 'pizza 20')
    expect(await say(ana, '¿cuánto en comida?')).toContain('$ 20 en 🍕 Salidas y comida')
  })

  it('uses the groceries category for a food budget', async () => {
    const ana = await register('en')
    expect(await say(ana, 'set a food budget of 300')).toContain('for 🛒 Groceries')
    expect(await say(ana, 'how much is left for food?')).toContain('🛒 Groceries: $ 0 of $ 300')
  })
})
