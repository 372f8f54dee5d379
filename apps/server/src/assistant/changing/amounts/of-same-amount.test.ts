import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../../testing/talk.ts'

oneTalk('a message that says what an amount was for', ({ register }) => {
  it.each([
    ['es', 'gasista 8500', 'los 8500 eran de la caldera'],
    ['en', 'gas man 85', 'the 85 was for the boiler service'],
    ['fr', 'plombier 85', "les 85 c'était pour la chaudière"],
  ] as const)('renames the expense with that amount (%s: %s, %s)', async (...row) => {
    const [language, noted, told] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, 'taxi 20')
    await say(ana, told)
    const [, only, ...others] = await ledger(ana)
    expect(others).toEqual([])
    expect(only?.description).toMatch(/caldera|boiler|chaudière/)
  })

  it('is a new expense when none or several have that amount', async () => {
    const ana = await register('en')
    await say(ana, 'the 85 was for the boiler service')
    expect(await ledger(ana)).toHaveLength(1)
    await say(ana, 'shoes 85')
    await say(ana, 'the 85 was for the plumber')
    expect(await ledger(ana)).toHaveLength(3)
  })
})
