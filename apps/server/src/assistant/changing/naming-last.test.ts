import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a name for the last expense', ({ register }) => {
  it.each([
    ['es', 'gasté 200', 'en caramelos', 'caramelos'],
    ['es', 'gasté 200', 'nafta', 'nafta'],
    ['es', 'gasté 200', 'fue en farmacia', 'farmacia'],
    ['en', 'spent 20', 'on petrol', 'petrol'],
    ['pt', 'gastei 20', 'no mercado', 'mercado'],
    ['fr', "j'ai dépensé 20", 'du pain', 'pain'],
  ] as const)(
    'names an unnamed expense after the next message (%s: %s, %s)',
    async (language, noted, said, description) => {
      const ana = await register(language)
      for (const each of [noted, said]) await say(ana, each)
      const [only, ...others] = await ledger(ana)
      expect(only).toMatchObject({ description, category_name: expect.any(String) })
      expect(others).toEqual([])
    },
  )

  it('leaves the expense unnamed when a question or another purchase came in between', async () => {
    const ana = await register()
    for (const said of ['gasté 200', 'compré leche', 'no', '¿cuánto gasté hoy?', 'en caramelos'])
      await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ description: 'Gasto', category_name: null }])
  })
})
