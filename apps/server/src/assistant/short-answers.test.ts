import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../testing/talk.ts'

oneTalk('a word or two', ({ register }) => {
  it.each([
    ['es', 'vale', 'Genial'],
    ['es', 'sale', 'Genial'],
    ['es', 'listo', 'Genial'],
    ['en', 'k', 'Great'],
    ['en', 'sounds good', 'Great'],
    ['pt', 'beleza', 'Ótimo'],
    ['fr', 'ça marche', 'Parfait'],
  ] as const)('agrees with what was done (%s: %s)', async (language, word, answer) => {
    const ana = await register(language)
    await say(ana, 'taxi 500')
    expect(await say(ana, word)).toContain(answer)
    expect(await ledger(ana)).toHaveLength(1)
  })

  it('that greets as well greets where nothing was said before', async () => {
    const ana = await register('pt')
    expect(await say(ana, 'beleza?')).toContain('Oi, Ana')
  })

  it.each([
    ['es', 'taxi 4.000 o 5.000', 'ninguno de los dos'],
    ['en', 'taxi 4000 or 5000', 'neither'],
    ['pt', 'táxi 4000 ou 5000', 'nenhum dos dois'],
    ['fr', 'taxi 4000 ou 5000', "ni l'un ni l'autre"],
    ['fr', 'coiffeur', "j'sais plus"],
  ] as const)('takes none of what was offered (%s: %s, %s)', async (language, unclear, none) => {
    const ana = await register(language)
    await say(ana, unclear)
    await say(ana, none)
    await say(ana, '5000')
    expect(await ledger(ana)).toEqual([])
  })

  it('of another currency that may be a wish is asked for its price here', async () => {
    const ana = await register('pt')
    expect(await say(ana, '20 dólares num jogo')).toMatch(/^jogo, USD 20.00: quanto foi em ARS\?/)
    await say(ana, '108')
    expect(await ledger(ana)).toMatchObject([{ description: 'jogo', amount: 108, note: 'USD 20.00' }])
  })

  it.each([
    ['es', '¿quién ha pagado más?', 'Por persona'],
    ['es', '¿en qué gastamos más plata?', 'En qué se fue más'],
  ] as const)('asks for people, or for all there is (%s: %s)', async (language, question, answer) => {
    const ana = await register(language)
    await say(ana, 'taxi 500')
    expect(await say(ana, question)).toContain(answer)
  })
})
