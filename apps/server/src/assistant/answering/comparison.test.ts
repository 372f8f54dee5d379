import { expect, it } from 'vitest'
import { eachTalk, say } from '../../testing/talk.ts'

eachTalk('a question that compares two things', ({ register, join }) => {
  it.each([
    [
      'es',
      'súper 100',
      'pizza 40',
      '¿súper o restaurantes, dónde gastamos más?',
      'Supermercado lleva $ 60 más.',
    ],
    ['es', 'súper 100', 'taxi 40', '¿gastamos más en súper o en transporte?', 'Supermercado lleva $ 60 más.'],
    [
      'en',
      'groceries 100',
      'dinner 40',
      'Groceries or restaurants, where do we spend more?',
      'Groceries is $ 60 ahead.',
    ],
    [
      'en',
      'uber 100',
      'dinner 40',
      'do we spend more on eating out or transport?',
      'Transport is $ 60 ahead.',
    ],
    [
      'pt',
      'mercado 100',
      'pizza 40',
      'mercado ou restaurante, onde gastamos mais?',
      'Mercado leva $ 60 a mais.',
    ],
    ['fr', 'courses 100', 'resto 40', 'courses ou restos, on dépense plus où ?', 'Courses : $ 60 de plus.'],
  ] as const)('shows both totals and the difference (%s: %s %s %s)', async (...row) => {
    const [language, first, second, question, told] = row
    const ana = await register(language)
    await say(ana, first)
    await say(ana, second)
    const lines = (await say(ana, question)).split('\n')
    expect(lines).toHaveLength(3)
    expect(
      lines
        .slice(0, 2)
        .join()
        .match(/\$ (100|40)\b/g)
        ?.toSorted(),
    ).toEqual(['$ 100', '$ 40'])
    expect(lines[2]?.replaceAll('*', '')).toContain(told)
  })

  it('compares by words when both belong to one category', async () => {
    const ana = await register()
    await say(ana, 'café 100')
    await say(ana, 'pizza 40')
    expect(await say(ana, '¿café o pizza, en qué gastamos más?')).toContain('café lleva $ 60 más.')
  })

  it('repeats the comparison for another period in a follow-up question', async () => {
    const ana = await register()
    await say(ana, 'súper 100 el 3 de octubre')
    await say(ana, 'taxi 40 el 3 de octubre')
    await say(ana, '¿gastamos más en súper o en transporte?')
    expect(await say(ana, '¿y el mes pasado?')).toContain('Supermercado lleva $ 60 más.')
    expect((await say(ana, '¿y en salud?')).split('\n')).toHaveLength(1)
  })

  it.each([
    ['es', 'compará Ana y Beto', 'Beto lleva $ 40 más.'],
    ['en', 'compare me and Beto', 'Beto is $ 40 ahead.'],
    ['pt', 'compara eu e o Beto', 'Beto leva $ 40 a mais.'],
    ['fr', 'compare Beto et moi', 'Beto : $ 40 de plus.'],
  ] as const)('compares two people on request (%s: %s)', async (language, wish, told) => {
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, 'café 100')
    await say(beto, 'pizza 140')
    expect(await say(ana, wish)).toContain(told)
  })

  it.each([
    ['es', '¿cuánto gastó Beto?', '¿y comparado conmigo?', 'Beto lleva $ 40 más.'],
    ['en', 'how much has Beto spent?', 'compared to me?', 'Beto is $ 40 ahead.'],
    ['pt', 'quanto o Beto gastou?', 'comparado comigo?', 'Beto leva $ 40 a mais.'],
    ['fr', 'combien a dépensé Beto ?', 'comparé à moi ?', 'Beto : $ 40 de plus.'],
  ] as const)('compares the person asked about before with the writer (%s: %s %s)', async (...row) => {
    const [language, question, goesOn, told] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, 'café 100')
    await say(beto, 'pizza 140')
    await say(ana, question)
    expect(await say(ana, goesOn)).toContain(told)
  })

  it('compares two people when asked which of them spent more', async () => {
    const ana = await register()
    const beto = await join(ana)
    await say(ana, 'café 100')
    await say(beto, 'pizza 140')
    expect(await say(ana, '¿quién gastó más, Ana o Beto?')).toContain('Beto lleva $ 40 más.')
  })
})
