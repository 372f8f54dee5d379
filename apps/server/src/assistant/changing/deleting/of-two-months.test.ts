import { expect, it } from 'vitest'
import { ask, oneTalk, press, say } from '../../../testing/talk.ts'

oneTalk('a deletion of expenses of two months', ({ register }) => {
  it.each([
    ['es', ['pan 100', 'leche 200 el 30 de octubre'], 'borrá los últimos dos', 'En noviembre'],
    ['en', ['bread 1', 'milk 2 on October 30'], 'delete the last two', 'November so far'],
  ] as const)('tells the total of this one, as their restoration does (%s)', async (...row) => {
    const [language, noted, both, month] = row
    const ana = await register(language)
    for (const each of noted) await say(ana, each)
    const deleted = await ask(ana, both)
    expect(deleted.text).toContain(month)
    expect((await press(ana, deleted.buttons[0]?.id)).text).toContain(month)
  })
})
