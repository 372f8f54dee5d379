import { expect, it } from 'vitest'
import { ledger, oneTalk, say, staySignedIn } from '../../testing/talk.ts'

oneTalk('a message that says which expense is not meant', ({ register, wait }) => {
  it.each([
    ['es', 'nafta 40 y pan 9', 'no la nafta, el pan era 12'],
    ['en', 'petrol 40 and bread 9', 'not the petrol the bread was 12'],
    ['pt', 'gasolina 40 e pão 9', 'não a gasolina, o pão era 12'],
    ['fr', 'essence 40 et pain 9', "pas l'essence le pain c'était 12"],
  ] as const)('leaves the excluded expense and changes the other (%s)', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([12, 40])
  })

  it.each([
    ['en', 'cinema 40 and popcorn 9', 'delete the popcorn', 'the cinema too', 'no not the cinema'],
    ['fr', 'ciné 40 et popcorn 9', 'enlève le popcorn', 'le ciné aussi', 'non pas le ciné'],
  ] as const)('restores only the expense whose deletion is taken back (%s)', async (...row) => {
    const [language, ...all] = row
    const ana = await register(language)
    for (const said of all) await say(ana, said)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([40])
  })

  it.each([
    ['en', 'cinema 40 and popcorn 9', 'delete the popcorn', 'no not the cinema'],
    ['fr', 'ciné 40 et popcorn 9', 'enlève le popcorn', 'non pas le ciné'],
  ] as const)(
    'deletes nothing when the message excludes an expense that was never deleted (%s)',
    async (language, noted, wish, said) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, wish)
      await say(ana, said)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([40])
    },
  )

  it.each([
    ['en', 'pub 40', 'cinema 9', 'delete the cinema', 'not the cinema, the pub'],
    ['fr', 'dépanneur 40', 'bière 9', 'efface la bière', 'pas la bière, le dépanneur'],
  ] as const)(
    'deletes an older named expense instead of the excluded one (%s)',
    async (language, old, noted, wish, said) => {
      const ana = await register(language)
      await say(ana, old)
      wait(40)
      await staySignedIn(ana)
      for (const each of [noted, wish, said]) await say(ana, each)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([9])
    },
  )

  it.each([
    ['en', 'gas 40, bread 9', 'both were yesterday', 'no not the bread'],
    ['fr', 'gaz 40, pain 9', "les deux c'était hier", 'non pas le pain'],
  ] as const)(
    'undoes a change of several expenses for the excluded one (%s)',
    async (language, noted, wish, said) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, wish)
      await say(ana, said)
      const days = (await ledger(ana)).map(({ description, expense_date }) => [description, expense_date])
      expect(days).toContainEqual([language === 'en' ? 'bread' : 'pain', '2026-11-20'])
      expect(days).toContainEqual([language === 'en' ? 'gas' : 'gaz', '2026-11-19'])
    },
  )

  it.each([
    ['es', 'nafta 40, pan 9, leche 5', 'el segundo era 10', 'el último era 6'],
    ['en', 'petrol 40, bread 9, milk 5', 'the second was 10', 'the last one was 6'],
    ['pt', 'gasolina 40, pão 9, leite 5', 'o segundo era 10', 'o último era 6'],
    ['fr', 'essence 40, pain 9, lait 5', "le deuxième c'était 10", "le dernier c'était 6"],
  ] as const)('corrects the last of several expenses after another was corrected (%s)', async (...row) => {
    const [language, ...all] = row
    const ana = await register(language)
    for (const said of all) await say(ana, said)
    expect((await ledger(ana)).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([6, 10, 40])
  })

  it.each([
    ['es', 'nafta 40, pan 9', 'el segundo era 10', 'todo eso fue ayer'],
    ['en', 'petrol 40, bread 9', 'the second was 10', 'all that was yesterday'],
    ['pt', 'gasolina 40, pão 9', 'o segundo era 10', 'tudo isso foi ontem'],
    ['fr', 'essence 40, pain 9', "le deuxième c'était 10", "tout ça c'était hier"],
  ] as const)('changes the date of all expenses although one was corrected before (%s)', async (...row) => {
    const [language, ...all] = row
    const ana = await register(language)
    for (const said of all) await say(ana, said)
    expect((await ledger(ana)).map(({ expense_date }) => expense_date)).toEqual(['2026-11-19', '2026-11-19'])
  })

  it.each([
    ['es', 'farmacia 14,20 y 7,35', 'borra el último', 'no, ese no, el de 14,20'],
    ['es', 'farmacia 14,20 y 7,35', 'borra el último', 'no, el de 14,20'],
    ['en', 'pharmacy 14.20 and 7.35', 'delete the last one', 'no, not that one, the 14.20 one'],
    ['pt', 'farmácia 14,20 e 7,35', 'apaga o último', 'não, esse não, o de 14,20'],
    ['fr', 'pharmacie 14,20 et 7,35', 'supprime le dernier', 'non, pas celui-là, celui de 14,20'],
  ] as const)('deletes the expense of that amount instead (%s)', async (language, ...all) => {
    const ana = await register(language)
    for (const said of all) await say(ana, said)
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([7.35])
  })

  it.each([
    ['es', 'farmacia 14,20 y 7,35', 'borra el último', 'no, era 14,20'],
    ['en', 'pharmacy 14.20 and 7.35', 'delete the last one', 'no, it was 14.20'],
  ] as const)('deletes no other when the message says what it was (%s)', async (language, ...all) => {
    const ana = await register(language)
    for (const said of all) await say(ana, said)
    expect((await ledger(ana)).map(({ amount }) => amount)).toContain(14.2)
  })
})
