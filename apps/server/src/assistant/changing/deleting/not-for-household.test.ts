import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, say } from '../../../testing/talk.ts'

oneTalk('a message that something was not for the household', ({ register }) => {
  it.each([
    ['es', 'súper 132', 'de esos 30 eran del trabajo', 'sí'],
    ['es', 'súper 132', 'de eso 30 eran de mi hermana', 'sí'],
    ['pt', 'mercado 132', 'disso 30 era da firma', 'sim'],
    ['es', 'súper 132', 'de los que 30 eran de la oficina', 'sí'],
    ['pt', 'mercado 132', '30 disso é da mana', 'sim'],
    ['en', 'groceries 132', 'but 30 of that was cash back', 'yes'],
    ['en', 'groceries 132', '30 of that was for work', 'yes'],
    ['fr', 'courses 132', "30 de ça c'était pour ma soeur", 'oui'],
  ] as const)(
    'subtracts the part that was not for the household after a yes (%s)',
    async (language, noted, said, yes) => {
      const ana = await register(language)
      await say(ana, noted)
      expect((await ask(ana, said)).buttons?.[0]?.title).toContain('102')
      await say(ana, yes)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([102])
    },
  )

  it.each([
    ['es', 'uber 30', 'era del trabajo'],
    ['pt', 'uber 30', 'era da firma'],
    ['pt', 'uber 30', 'era o de ontem'],
  ] as const)(
    'changes no other expense when a message gives the reason for a deletion (%s: %s, %s)',
    async (language, noted, said) => {
      const ana = await register(language)
      await say(ana, 'taxi 20')
      const before = await ledger(ana)
      await say(ana, noted)
      await say(ana, language === 'es' ? 'borralo' : 'apaga')
      await say(ana, said)
      expect(await ledger(ana)).toEqual(before)
    },
  )

  it('asks whether to delete a returned item although another expense was recorded since', async () => {
    const ana = await register('es')
    await say(ana, 'zapatos 120')
    await say(ana, 'café 8')
    expect(await say(ana, 'devolví los zapatos')).toContain('¿Borro zapatos')
    await say(ana, 'sí')
    expect((await ledger(ana)).map(({ description }) => description)).toEqual(['café'])
  })
})
