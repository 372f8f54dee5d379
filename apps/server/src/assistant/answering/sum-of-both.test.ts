import { expect, it } from 'vitest'
import { oneTalk, say } from '../../testing/talk.ts'

oneTalk('what the last two things add up to', ({ register, join }) => {
  it.each([
    ['es', 'súper', '¿cuánto gastamos en súper?', '¿y en taxi?', '¿y el total de los dos?'],
    ['es', 'súper', 'cuánto en súper', 'y taxi?', 'cuánto suman los dos?'],
    ['en', 'groceries', 'how much on groceries?', 'and taxi?', 'and both together?'],
    ['en', 'groceries', 'how much on groceries?', 'and taxi?', 'total of the two?'],
    ['pt', 'mercado', 'quanto gastamos no mercado?', 'e táxi?', 'e os dois juntos?'],
    ['fr', 'courses', 'combien en courses ?', 'et le taxi ?', 'et les deux ensemble ?'],
  ] as const)('is told after two questions (%s: %s, %s %s %s)', async (...row) => {
    const [language, noted, question, second, both] = row
    const ana = await register(language)
    for (const said of [`${noted} 30`, 'taxi 20', 'pizza 40', question, second]) await say(ana, said)
    expect(await say(ana, both)).toContain('$ 50')
  })

  it('adds up what two members spent', async () => {
    const ana = await register('pt')
    const beto = await join(ana)
    await say(ana, 'táxi 20')
    await say(beto, 'pizza 40')
    for (const said of ['quanto o Beto gastou?', 'e eu?']) await say(ana, said)
    expect(await say(ana, 'e os dois juntos?')).toContain('$ 60')
  })

  it('counts nothing twice if the same thing was asked about again', async () => {
    const ana = await register('es')
    for (const said of ['taxi 20', '¿cuánto en taxi?', '¿y solo taxi?']) await say(ana, said)
    expect(await say(ana, '¿y los dos juntos?')).not.toContain('40')
  })
})

oneTalk('a question about all members', ({ register, join }) => {
  it.each([
    ['es', '¿y yo?', '¿quién gastó más?'],
    ['en', 'and me?', 'who spent the most?'],
    ['pt', 'e eu?', 'quem gastou mais?'],
    ['fr', 'et moi ?', 'qui a dépensé le plus ?'],
  ] as const)('is not limited to the one asked about before (%s: %s %s)', async (language, one, most) => {
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, 'taxi 20')
    await say(beto, 'pizza 40')
    await say(ana, language === 'en' ? 'how much did Beto spend?' : 'cuánto gastó Beto?')
    await say(ana, one)
    const told = await say(ana, most)
    expect(told).toMatch(/Ana ?: \$ 20/)
    expect(told).toMatch(/Beto ?: \$ 40/)
  })
})
