import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('a message that an expense was somebody else’s', ({ register, join }) => {
  it.each([
    ['es', 'no era mío', 'Borrarlo'],
    ['es', 'no es mío', 'Borrarlo'],
    ['es', 'era de Juan', 'Borrarlo'],
    ['es', 'no era mío, era de la Maca', 'Borrarlo'],
    ['es', 'era de mi hermana', 'Borrarlo'],
    ['es', 'eso no es gasto de la casa', 'Borrarlo'],
    ['pt', 'isso não é gasto da casa', 'Apagar'],
    ['en', "that isn't a household expense", 'Delete it'],
    ['fr', "c'est pas une dépense de la maison", 'Supprimer'],
    ['pt', 'era da minha irmã', 'Apagar'],
    ['en', "it wasn't mine", 'Delete it'],
    ['en', 'not mine', 'Delete it'],
    ['en', "it was John's", 'Delete it'],
    ['pt', 'não era meu', 'Apagar'],
    ['pt', 'era do João', 'Apagar'],
    ['fr', "c'était pas à moi", 'Supprimer'],
    ['fr', "c'était à Paul", 'Supprimer'],
  ] as const)('asks whose it was or whether to delete it (%s: %s)', async (language, said, title) => {
    const ana = await register(language)
    await join(ana)
    await say(ana, 'taxi 500')
    const asked = await ask(ana, said)
    expect(asked.buttons?.map((each) => each.title)).toEqual(['Beto', title])
    expect(await ledger(ana)).toMatchObject([
      { description: 'taxi', amount: 500, paid_by_name: 'Ana García' },
    ])
    await press(ana, asked.buttons?.[0]?.id)
    expect(await ledger(ana)).toMatchObject([
      { description: 'taxi', amount: 500, paid_by_name: 'Beto García' },
    ])
    await press(ana, asked.buttons?.[1]?.id)
    expect(await ledger(ana)).toEqual([])
  })

  it.each([
    ['es', 'era de Beto'],
    ['es', 'no era mío, era de Beto'],
    ['es', 'era de Beto el taxi'],
    ['en', "it was Beto's"],
    ['pt', 'era do Beto'],
    ['fr', "c'était à Beto"],
  ] as const)('makes the named member the payer (%s: %s)', async (language, said) => {
    const ana = await register(language)
    await join(ana)
    await say(ana, 'taxi 500')
    await say(ana, said)
    expect(await ledger(ana)).toMatchObject([
      { description: 'taxi', amount: 500, paid_by_name: 'Beto García' },
    ])
  })

  it.each([
    ['es', 'era de Beto', 'no, era mío'],
    ['en', "it was Beto's", 'no, it was mine'],
    ['pt', 'era do Beto', 'não, era meu'],
    ['fr', "c'était à Beto", "non, c'était à moi"],
  ] as const)(
    'makes the writer the payer again when it was theirs after all (%s)',
    async (language, theirs, own) => {
      const ana = await register(language)
      await join(ana)
      await say(ana, 'taxi 500')
      await say(ana, theirs)
      await say(ana, own)
      expect(await ledger(ana)).toMatchObject([{ description: 'taxi', paid_by_name: 'Ana García' }])
    },
  )

  it('asks which one when several were recorded together', async () => {
    const ana = await register()
    await join(ana)
    await say(ana, 'café 900 y pan 1.800')
    const asked = await ask(ana, 'no era mío')
    const whose = await press(ana, asked.buttons?.[1]?.id)
    await press(ana, whose.buttons?.[0]?.id)
    expect(await ledger(ana)).toMatchObject([
      { description: 'pan', paid_by_name: 'Beto García' },
      { description: 'café', paid_by_name: 'Ana García' },
    ])
  })

  it('asks about the named expense instead of the last one', async () => {
    const ana = await register()
    await say(ana, 'café 900')
    await say(ana, 'taxi 500')
    expect(await say(ana, 'el café no era mío')).toBe('¿De quién era café, $ 900? También lo puedo borrar.')
  })
})
