import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../../testing/talk.ts'

oneTalk('deleting the expense before the deleted one', ({ register, join }) => {
  it.each([
    ['es', 'tomates', 'queso', 'jabón', 'borra el último', 'y el anterior también'],
    ['es', 'tomates', 'queso', 'jabón', 'borrá el jabón', 'borrá el anterior'],
    ['en', 'tomatoes', 'cheese', 'soap', 'delete the last one', 'and the one before'],
    ['en', 'tomatoes', 'cheese', 'soap', 'delete that', 'delete the previous one too'],
    ['pt', 'tomate', 'queijo', 'sabonete', 'apaga o último', 'e o anterior também'],
    ['pt', 'tomate', 'queijo', 'sabonete', 'apaga o sabonete', 'apaga o de antes também'],
    ['fr', 'tomates', 'fromage', 'savon', 'supprime la dernière', "et celle d'avant aussi"],
    ['fr', 'tomates', 'fromage', 'savon', 'efface le savon', 'efface la précédente'],
  ] as const)('deletes that one, too (%s: %s, %s, %s, %s, %s)', async (...row) => {
    const [language, first, second, third, deletion, also] = row
    const ana = await register(language)
    for (const thing of [first, second, third]) await say(ana, `${thing} 30`)
    await say(ana, deletion)
    expect(await say(ana, also)).toContain(second)
    expect((await ledger(ana)).map(({ description }) => description)).toEqual([first])
  })

  it('leaves what another member recorded', async () => {
    const ana = await register('es')
    const beto = await join(ana)
    await say(beto, 'queso 30')
    await say(ana, 'jabón 12')
    await say(ana, 'borra el último')
    await say(ana, 'y el anterior también')
    expect((await ledger(ana)).map(({ description }) => description)).toEqual(['queso'])
  })

  it('still goes back in time after a question', async () => {
    const ana = await register('es')
    for (const said of ['queso 30', 'jabón 12', 'borra el último', '¿cuánto gastamos esta semana?'])
      await say(ana, said)
    expect(await say(ana, 'y la anterior?')).toContain('semana')
    expect(await ledger(ana)).toHaveLength(1)
  })
})
