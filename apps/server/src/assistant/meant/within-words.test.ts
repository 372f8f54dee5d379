import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a name', ({ register }) => {
  it.each([
    ['pt', 'prenda da avó 55', 'a renda foi 780'],
    ['pt', 'material da escola 55', 'apaga a cola'],
    ['en', 'gift for my parents 55', 'delete the rent'],
    ['es', 'juego de sobremesa 55', 'borrá la mesa'],
    ['fr', 'cadeau pour le copain 55', 'supprime le pain'],
  ] as const)('is not found within another word (%s: %s, %s)', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    const before = await ledger(ana)
    await say(ana, said)
    expect(await ledger(ana)).toEqual(expect.arrayContaining(before))
  })

  it.each([
    ['es', 'hipermercado 55', 'borrá el mercado'],
    ['en', 'babysitter 55', 'delete the sitter'],
    ['pt', 'supermercado 55', 'apaga o mercado'],
    ['fr', 'hypermarché 55', 'supprime le marché'],
  ] as const)('is found at the end of a compound (%s: %s, %s)', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    expect(await ledger(ana)).toEqual([])
  })

  it('is not summed with words that contain it', async () => {
    const ana = await register('pt')
    for (const said of ['material da escola 55', 'cola branca 12']) await say(ana, said)
    expect(await say(ana, 'quanto gastamos com cola?')).not.toContain('67')
  })
})
