import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a name in the plural', ({ register, join }) => {
  it.each([
    ['en', 'fish n chips 31', 'delete the fish and chips'],
    ['en', 'mac & cheese 31', 'delete the mac and cheese'],
    ['es', 'pan y queso 31', 'borrá el pan & queso'],
    ['en', 'ice-cream 31', 'delete the ice cream'],
    ['fr', 'pop corn 31', 'supprime le pop-corn'],
  ] as const)('finds a name whatever joins its words (%s: %s, %s)', async (language, noted, wish) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, 'taxi 900')
    await say(ana, wish)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([900])
  })

  it.each([
    ['es', 'café 1.500', 'los cafés los pagó Beto'],
    ['es', 'flor 500', 'las flores las pagó Beto'],
    ['en', 'coffee 3', 'the coffees were paid by Beto'],
    ['pt', 'limão 4', 'os limões foi o Beto que pagou'],
    ['fr', 'café 3', "les cafés c'était à Beto"],
  ] as const)('changes the only expense of that name (%s: %s, %s)', async (language, noted, said) => {
    const ana = await register(language)
    await join(ana)
    await say(ana, noted)
    await say(ana, 'taxi 900')
    await say(ana, said)
    expect((await ledger(ana)).map(({ paid_by_name }) => paid_by_name)).toEqual(['Ana García', 'Beto García'])
  })

  it('changes and deletes all recent expenses of that name', async () => {
    const ana = await register()
    await join(ana)
    for (const noted of ['café 1.500', 'taxi 900', 'café 1.800']) await say(ana, noted)
    await say(ana, 'los cafés los pagó Beto')
    const payers = (await ledger(ana)).map(({ paid_by_name }) => paid_by_name)
    expect(payers).toEqual(['Beto García', 'Ana García', 'Beto García'])
    await say(ana, 'borrá los cafés')
    expect((await ledger(ana)).map(({ description }) => description)).toEqual(['taxi'])
  })

  it('takes an unknown first name for a person, not for a new name', async () => {
    const jeanne = await register('fr')
    await join(jeanne)
    await say(jeanne, 'resto 30')
    expect(await say(jeanne, "c'était à Jean")).toContain('Je ne connais pas Jean')
    expect(await ledger(jeanne)).toMatchObject([{ description: 'resto' }])
  })
})
