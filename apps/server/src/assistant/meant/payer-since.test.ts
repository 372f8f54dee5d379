import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('a payer named right after another member named one', ({ register, join, wait }) => {
  it.each([
    ['es', 'el taxi lo pagó Beto', 'no, fue Ana'],
    ['en', 'Beto paid the taxi', 'no it was Ana'],
    ['pt', 'quem pagou o táxi foi o Beto', 'não, foi a Ana'],
    ['fr', "le taxi c'est Beto qui a payé", "non c'est Ana"],
  ] as const)(
    'asks instead of changing the writer’s own latest expense (%s)',
    async (language, said, answer) => {
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, language === 'pt' ? 'táxi 14' : 'taxi 14')
      await say(beto, 'pizza 3')
      wait(1)
      await say(ana, said)
      const asked = await ask(beto, answer)
      expect(asked.buttons).toHaveLength(2)
      expect((await ledger(ana)).map(({ paid_by_name }) => paid_by_name)).toEqual([
        'Beto García',
        'Beto García',
      ])
      await press(beto, asked.buttons?.[1]?.id)
      expect(await ledger(ana)).toMatchObject([
        { description: 'pizza', paid_by_name: 'Ana García' },
        { paid_by_name: 'Beto García' },
      ])
    },
  )

  it.each([
    ['es', 'pizza 31, la pagó Beto', 'no, fuiste vos'],
    ['en', 'pizza 31, Beto paid', 'no you did'],
    ['pt', 'pizza 31, o Beto pagou', 'não, foi você'],
    ['fr', "pizza 31, c'est Beto qui a payé", "non c'est toi"],
  ] as const)(
    'changes nothing when the recorded payer replies “you did” (%s: %s, %s)',
    async (language, said, answer) => {
      const ana = await register(language)
      const beto = await join(ana)
      await say(beto, language === 'pt' ? 'táxi 14' : 'taxi 14')
      wait(1)
      await say(ana, said)
      const before = await ledger(ana)
      await say(beto, answer)
      expect(await ledger(ana)).toEqual(before)
    },
  )

  it('changes the writer’s own expense when it was recorded since', async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(ana, 'taxi 14')
    wait(1)
    await say(ana, 'Beto paid the taxi')
    wait(1)
    await say(beto, 'pizza 3')
    await say(beto, 'Ana paid')
    expect((await ledger(ana))[0]).toMatchObject({ description: 'pizza', paid_by_name: 'Ana García' })
  })

  it.each([
    ['es', 'sí, fui yo'],
    ['en', 'that was me who paid'],
    ['pt', 'sim, fui eu'],
    ['fr', "oui, c'est moi qui ai payé"],
  ] as const)(
    'changes the other member’s expense when the writer already paid their own (%s)',
    async (language, said) => {
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, 'pizza 30')
      wait(1)
      await say(beto, 'taxi 14')
      expect((await ask(ana, said)).text).toContain('Beto')
      expect((await ledger(ana)).map(({ paid_by_name }) => paid_by_name)).toEqual([
        'Ana García',
        'Ana García',
      ])
    },
  )

  it.each([
    ['es', 'taxi 14', 'pizza 30, la pagó Ana', 'sí, fui yo'],
    ['en', 'taxi 14', 'pizza 30, Ana paid', 'yep that was me'],
    ['pt', 'táxi 14', 'pizza 30, a Ana pagou', 'sim, fui eu'],
    ['fr', 'taxi 14', "pizza 30, c'est Ana qui a payé", "oui c'était moi"],
  ] as const)('changes nothing when the writer confirms that they paid (%s: %s, %s, %s)', async (...row) => {
    const [language, earlier, latest, said] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, language === 'en' ? 'coffee 4' : 'pan 4')
    for (const each of [earlier, latest]) {
      wait(1)
      await say(beto, each)
    }
    const before = await ledger(ana)
    expect(await say(ana, said)).toContain('pizza')
    expect(await ledger(ana)).toEqual(before)
  })

  it('leaves the payer as recorded when the writer may not change that expense', async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(ana, 'taxi 14')
    expect((await ask(beto, 'sí, fui yo')).text).toContain('Ana')
    expect(await ledger(ana)).toMatchObject([{ paid_by_name: 'Ana García' }])
  })

  it('asks about the other member’s expense when its payer is denied', async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(ana, 'coffee 4')
    wait(1)
    await say(beto, 'taxi 14, Ana paid')
    const asked = await ask(ana, 'no it was you paid that')
    expect(asked.text).toContain('taxi')
    await press(ana, asked.buttons?.[0]?.id)
    expect(await ledger(ana)).toMatchObject([{ paid_by_name: 'Beto García' }, { description: 'coffee' }])
  })
})
