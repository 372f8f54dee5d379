import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'

eachEngine('what a few words mean to the assistant', (engine) => {
  let app: TestApp

  beforeAll(async () => {
    app = await createTestApp(engine)
    app.clock.set('2026-11-20T15:00:00Z')
  })
  afterAll(() => app.close())

  async function say(person: Person, text: string) {
    const answer = (await person.send('sendAssistantMessage', { body: { text } })).ok()
    return { ...answer, text: answer.text.replaceAll('\u00a0', ' ') }
  }

  async function ledger(person: Person) {
    return (await person.send('listExpenses')).ok().expenses
  }

  describe.each([
    [
      'es',
      'pan',
      'ni idea',
      'Listo, no lo anoto.',
      'cambiá la categoría',
      '¿En qué categoría va',
      'ok',
      'no',
      '«fue ayer»',
    ],
    [
      'en',
      'bread',
      'I don’t know',
      'All right, not noted.',
      'wrong category',
      'Which category does',
      'ok',
      'no',
      '“it was yesterday”',
    ],
    [
      'pt',
      'pão',
      'não sei',
      'Certo, não anoto.',
      'muda a categoria',
      'Em que categoria fica',
      'ok',
      'não',
      '«não, foi ontem»',
    ],
    [
      'fr',
      'pain',
      'je sais pas',
      'D’accord, je ne le note pas.',
      'change la catégorie',
      'Dans quelle catégorie va',
      'ok',
      'non',
      '« c’était hier »',
    ],
  ] as const)('in %s', (language, bread, unknown, dropped, otherCategory, which, yes, no, example) => {
    it('not to know what was asked lets it go', async () => {
      const ana = await app.register({ preferred_language: language })
      await say(ana, bread)
      expect((await say(ana, unknown)).text).toBe(dropped)
      expect(await ledger(ana)).toEqual([])
    })

    it('another category can be asked for in words', async () => {
      const ana = await app.register({ preferred_language: language })
      await say(ana, `${bread} 3`)
      const asked = await say(ana, otherCategory)
      expect(asked.text).toContain(which)
      expect(asked.buttons.length).toBeGreaterThan(5)
    })

    it('a no to what was done is asked what is not right', async () => {
      const ana = await app.register({ preferred_language: language })
      const talk = await say(ana, no)
      await say(ana, `${bread} 3`)
      const asked = await say(ana, no)
      expect(asked.text).not.toBe(talk.text)
      expect(asked.text).toContain(example)
      expect(await ledger(ana)).toHaveLength(1)
    })

    it('a nod is not asked for an expense', async () => {
      const ana = await app.register({ preferred_language: language })
      const [nod, talk] = [await say(ana, yes), await say(ana, 'jaja')]
      expect(nod.text).not.toBe(talk.text)
    })
  })

  it('without words and without a button there is nothing to answer', async () => {
    const ana = await app.register()
    const refused = await ana.send('sendAssistantMessage', { body: {} })
    expect(refused.problem()).toMatchObject({ code: 'invalid', detail: 'Write a message' })
  })

  it('a sentence about money spent later is an expense of its own, a bare amount still answers', async () => {
    const ana = await app.register({ preferred_language: 'es' })
    await say(ana, 'farmacia')
    await say(ana, 'nafta 20.000')
    expect((await say(ana, 'gasté 5.000')).text).toMatch(/^Anotado: \$ 5\.000\./)
    expect((await say(ana, '7.000')).text).toContain('farmacia, $ 7.000')
  })

  it('what was asked with buttons is not answered by any amount that comes later', async () => {
    const ana = await app.register({ preferred_language: 'es' })
    await say(ana, 'súper 12.000 o 13.000')
    await say(ana, 'pan 100')
    expect((await say(ana, '500')).text).toBe('¿Anoto $ 500? Todavía no anoté nada.')
    await say(ana, 'no')
    await say(ana, 'leche 200')
    expect((await say(ana, '13.000')).text).toContain('súper, $ 13.000')
  })

  it('which category is asked for without naming the one that is wrong', async () => {
    const ana = await app.register({ preferred_language: 'es' })
    await say(ana, 'zapatos 300')
    expect((await say(ana, 'categoría equivocada')).text).toBe('¿En qué categoría va zapatos, $ 300?')
  })

  it('an amount answers which of several was not clear, by being nearly the same', async () => {
    const ana = await app.register({ preferred_language: 'es' })
    expect((await say(ana, 'el estacionamiento 4.500 y la nafta cincuenta mil y pico')).text).toContain(
      'estacionamiento, nafta: ¿cuánto fue exactamente?',
    )
    await say(ana, '53.000')
    expect(await ledger(ana)).toMatchObject([
      { description: 'nafta', amount: 53000 },
      { description: 'estacionamiento', amount: 4500 },
    ])
  })
})
