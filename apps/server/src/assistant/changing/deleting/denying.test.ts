import { expect, it } from 'vitest'
import type { Person } from '../../../testing/app.ts'
import { ask, ledger, oneTalk, say } from '../../../testing/talk.ts'

oneTalk('a message that denies a name or a payer', ({ register, join }) => {
  const last = async (person: Person) => (await ledger(person))[0]

  it.each([
    [
      'es',
      'súper en coto 9.000',
      'No fue en coto',
      '¿Y qué era súper en coto',
      'fue en carrefour',
      'carrefour',
    ],
    ['es', 'súper en coto 9.000', 'no era coto', '¿Y qué era súper en coto', 'dia', 'dia'],
    ['en', 'tesco 30', "it wasn't at tesco", 'So what was tesco', 'aldi', 'aldi'],
    ['pt', 'mercado extra 45', 'não foi no extra', 'E o que era mercado extra', 'foi no assaí', 'assaí'],
    ['fr', 'courses auchan 45', "c'était pas à auchan", 'Et c’était quoi, courses auchan', 'lidl', 'lidl'],
  ] as const)(
    'asks for the right name when a message only denies the current one (%s: %s, %s)',
    async (...row) => {
      const [language, noted, denial, asked, answer, name] = row
      const ana = await register(language)
      await say(ana, noted)
      const before = await ledger(ana)
      expect(await say(ana, denial)).toContain(asked)
      expect(await ledger(ana)).toEqual(before)
      await say(ana, answer)
      expect(await ledger(ana)).toMatchObject([{ description: name }])
    },
  )

  it('renames the expense whose name is denied, even if it is not the latest', async () => {
    const ana = await register('en')
    for (const noted of ['tesco 30', 'coffee 3']) await say(ana, noted)
    expect(await say(ana, "it wasn't at tesco")).toContain('tesco')
    await say(ana, 'aldi')
    expect((await ledger(ana)).map(({ description }) => description)).toEqual(['coffee', 'aldi'])
  })

  it('reads “no” and a new name when no expense has the denied name', async () => {
    const ana = await register()
    await say(ana, 'súper 9.000')
    await say(ana, 'no era farmacia')
    expect(await last(ana)).toMatchObject({ description: 'farmacia' })
  })

  it('leaves the expense as it is when the answer is “no”', async () => {
    const ana = await register()
    await say(ana, 'súper en coto 9.000')
    await say(ana, 'no fue en coto')
    expect(await say(ana, 'no')).toBe('Listo, lo dejo como está.')
    expect(await last(ana)).toMatchObject({ description: 'súper en coto' })
  })

  it.each([
    ['es', 'lo pagó Beto', 'no lo pagó Beto'],
    ['es', 'lo pagó Beto', 'no fue Beto'],
    ['en', 'Beto paid', "it wasn't Beto"],
    ['pt', 'foi o Beto que pagou', 'não foi o Beto'],
    ['fr', "c'est Beto qui a payé", "c'était pas Beto"],
  ] as const)(
    'asks who paid when a message denies that the recorded member did (%s: %s, %s)',
    async (language, paid, denial) => {
      const ana = await register(language)
      await join(ana)
      await say(ana, 'taxi 500')
      await say(ana, paid)
      const asked = await ask(ana, denial)
      expect(asked.buttons?.map(({ title }) => title)).toContain('Ana')
      expect(await last(ana)).toMatchObject({ paid_by_name: 'Beto García' })
    },
  )

  it.each([
    ['es', 'no fui yo'],
    ['en', "it wasn't me"],
    ['pt', 'não fui eu'],
    ['fr', "c'était pas moi"],
  ] as const)('asks who paid when the writer denies having paid (%s: %s)', async (language, denial) => {
    const ana = await register(language)
    await join(ana)
    await say(ana, 'taxi 500')
    const asked = await ask(ana, denial)
    expect(asked.buttons?.map(({ title }) => title)).toContain('Beto')
  })
})
