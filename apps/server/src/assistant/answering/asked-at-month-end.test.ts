import { expect, it } from 'vitest'
import { oneTalk, say } from '../../testing/talk.ts'

/** On Friday, 20 November 2026. */
oneTalk('a question at the end of a month', ({ register, join }) => {
  it.each([
    ['es', '¿quién puso más?'],
    ['es', 'quién pagó cuánto'],
    ['en', 'and who paid what'],
    ['en', 'who spent how much?'],
    ['pt', 'quem pôs mais?'],
    ['pt', 'quem pagou quanto'],
    ['fr', 'qui a payé combien'],
    ['fr', 'qui a mis le plus ?'],
  ] as const)('ranks the members (%s: %s)', async (language, asked) => {
    const ana = await register(language)
    const luis = await join(ana)
    await say(ana, 'taxi 30')
    await say(luis, 'pizza 10')
    const answer = await say(ana, asked)
    expect(answer).toMatch(/\(75\s?%\)\n.*\(25\s?%\)/)
  })

  it.each([
    ['es', 'super 40', 'media semanal de súper?'],
    ['en', 'groceries 40', 'average weekly food shop?'],
    ['pt', 'mercado 40', 'média semanal do mercado?'],
    ['fr', 'courses 40', 'moyenne hebdo des courses ?'],
  ] as const)('averages the weeks of the month (%s: %s, %s)', async (language, recorded, asked) => {
    const ana = await register(language)
    await say(ana, recorded)
    expect(await say(ana, asked)).toMatch(/\$ 14 .* 20 /)
  })

  it.each([
    ['es', 'cine 15', 'cada cuánto vamos al cine?'],
    ['en', 'cinema 15', 'how often do we go to the cinema?'],
    ['pt', 'cinema 15', 'com que frequência a gente vai ao cinema?'],
    ['fr', 'cinéma 15', 'à quelle fréquence on va au cinéma ?'],
  ] as const)('lists the days of what is asked how often (%s: %s, %s)', async (...row) => {
    const [language, recorded, asked] = row
    const ana = await register(language)
    const [of, in_] = { es: ['el', ' de '], en: ['on', ' '], pt: ['dia', ' de '], fr: ['le', ' '] }[language]
    const months = { es: 'octubre', en: 'october', pt: 'outubro', fr: 'octobre' }[language]
    await say(ana, `${recorded} ${of} 12${in_}${months}`)
    await say(ana, recorded)
    const answer = await say(ana, asked)
    expect(answer).toMatch(/12/)
    expect(answer.match(/•/g)).toHaveLength(2)
  })

  it.each([
    ['es', 'lo más que gastamos en un día?'],
    ['en', 'what was the most we spent in a day?'],
    ['pt', 'o máximo que a gente gastou num dia?'],
    ['fr', "le plus qu'on a dépensé en un jour ?"],
  ] as const)('ranks the days (%s: %s)', async (language, asked) => {
    const ana = await register(language)
    await say(ana, 'taxi 30')
    await say(ana, 'pizza 10')
    expect(await say(ana, asked)).toMatch(/40.*\(100\s?%\)/)
  })

  it('lists the biggest, whichever word says so', async () => {
    const ana = await register('es')
    for (const text of ['taxi 30', 'pizza 10', 'pan 2', 'cine 8']) await say(ana, text)
    expect((await say(ana, 'los 3 más gordos')).match(/•.*/g)).toEqual([
      expect.stringContaining('taxi'),
      expect.stringContaining('pizza'),
      expect.stringContaining('cine'),
    ])
  })

  it.each([
    ['es', 'danza 45', 'última vez que pagamos danza?'],
    ['pt', 'dança 45', 'última vez que pagamos dança?'],
    ['fr', 'danse 45', "dernière fois qu'on a payé la danse ?"],
  ] as const)('tells when something was last paid (%s: %s, %s)', async (language, recorded, asked) => {
    const ana = await register(language)
    await say(ana, recorded)
    expect(await say(ana, asked)).toMatch(/^• .*45/)
  })

  it.each([
    ['es', 'luz 30 el 12 de octubre', 'luz 50', 'gastamos más en luz q el mes pasado?'],
    ['en', 'petrol 30 on october 12', 'petrol 50', 'are we spending more on petrol than before?'],
    ['pt', 'luz 30 dia 12 de outubro', 'luz 50', 'gastamos mais com luz q mês passado?'],
    ['fr', 'edf 30 le 12 octobre', 'edf 50', "on dépense plus en edf qu'avant ?"],
  ] as const)('compares with the month before (%s: %s, %s, %s)', async (language, before, now, asked) => {
    const ana = await register(language)
    await say(ana, before)
    await say(ana, now)
    expect(await say(ana, asked)).toMatch(/20 .*\(\+67\s?%\)/)
  })
})
