import { describe, expect, it } from 'vitest'
import { ask, ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('messages of a few words', ({ register }) => {
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
    it('“I don’t know” drops the open question', async () => {
      const ana = await register(language)
      await say(ana, bread)
      expect(await say(ana, unknown)).toBe(dropped)
      expect(await ledger(ana)).toEqual([])
    })

    it('a request for another category offers the categories', async () => {
      const ana = await register(language)
      await say(ana, `${bread} 3`)
      const asked = await ask(ana, otherCategory)
      expect(asked.text).toContain(which)
      expect(asked.buttons.length).toBeGreaterThan(5)
    })

    it('a “no” after recording asks what is wrong', async () => {
      const ana = await register(language)
      const talk = await say(ana, no)
      await say(ana, `${bread} 3`)
      const asked = await say(ana, no)
      expect(asked).not.toBe(talk)
      expect(asked).toContain(example)
      expect(await ledger(ana)).toHaveLength(1)
    })

    it('“ok” is not answered like small talk', async () => {
      const ana = await register(language)
      const [nod, talk] = [await say(ana, yes), await say(ana, 'jaja')]
      expect(talk).toMatch(/[«“]/)
      expect(nod).not.toMatch(/[«“?]/)
    })
  })

  it.each([
    ['es', 'cierto jaja'],
    ['es', 'tenés razón'],
    ['pt', 'foi mal, é mesmo'],
    ['en', "you're right"],
    ['fr', "c'est vrai"],
    ['en', "that's right"],
    ['fr', 'oui exact'],
  ] as const)('agreement is not answered like small talk (%s: %s)', async (language, said) => {
    const ana = await register(language)
    expect(await say(ana, said)).not.toMatch(/[«“?]/)
  })

  it('a request without text or button is refused', async () => {
    const ana = await register()
    const refused = await ana.send('sendAssistantMessage', { body: {} })
    expect(refused.problem()).toMatchObject({ code: 'invalid', detail: 'Write a message' })
  })

  it('a sentence with an amount is a new expense, but a bare amount answers the question', async () => {
    const ana = await register()
    await say(ana, 'farmacia')
    await say(ana, 'nafta 20.000')
    expect(await say(ana, 'gasté 5.000')).toMatch(/^Anotado: \$ 5\.000\./)
    expect(await say(ana, '7.000')).toContain('farmacia, $ 7.000')
  })

  it('a later bare amount answers a question with buttons only if it was offered', async () => {
    const ana = await register()
    await say(ana, 'súper 12.000 o 13.000')
    await say(ana, 'pan 100')
    expect(await say(ana, '500')).toBe('¿Anoto $ 500? Todavía no anoté nada.')
    await say(ana, 'no')
    await say(ana, 'leche 200')
    expect(await say(ana, '13.000')).toContain('súper, $ 13.000')
  })

  it('the question for the right category does not repeat the wrong one', async () => {
    const ana = await register()
    await say(ana, 'zapatos 300')
    expect(await say(ana, 'categoría equivocada')).toBe('¿En qué categoría va zapatos, $ 300?')
  })

  it('a close amount answers which of two amounts was unclear', async () => {
    const ana = await register()
    expect(await say(ana, 'el estacionamiento 4.500 y la nafta cincuenta mil y pico')).toContain(
      'estacionamiento, nafta: ¿cuánto fue exactamente?',
    )
    await say(ana, '53.000')
    expect(await ledger(ana)).toMatchObject([
      { description: 'nafta', amount: 53000 },
      { description: 'estacionamiento', amount: 4500 },
    ])
  })
})
