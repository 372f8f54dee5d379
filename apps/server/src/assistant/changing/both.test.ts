import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

const nameOf = (text: string) => text.split(' ')[0]

oneTalk('a request for both expenses', ({ register, join, wait }) => {
  const rows = [
    ['es', ['tren 380', 'bici 40'], ['cine 400', 'pan 60'], 'pon los dos en regalos', 'Regalos'],
    ['en', ['train 38', 'bus 4'], ['petrol 40', 'parking 6'], 'stick both under gifts', 'Gifts'],
    ['pt', ['trem 38', 'pão 4'], ['cinema 40', 'água 6'], 'põe os dois em presentes', 'Presentes'],
    ['fr', ['train 38', 'pain 4'], ['ciné 40', 'thé 6'], 'mets les deux dans cadeaux', 'Cadeaux'],
  ] as const

  it.each(rows)('asks which are meant after two of another member’s (%s)', async (...row) => {
    const [language, own, theirs, wish, category] = row
    const ana = await register(language)
    const beto = await join(ana)
    for (const one of own) await say(ana, one)
    wait(5)
    for (const one of theirs) await say(beto, one)
    const before = await ledger(ana)
    const asked = await ask(ana, wish)
    expect(await ledger(ana)).toEqual(before)
    await press(ana, asked.buttons?.at(-1)?.id)
    const filed = (await ledger(ana)).filter(({ category_name }) => category_name === category)
    expect(filed.map(({ description }) => description)).toEqual(theirs.map(nameOf).toReversed())
  })

  it.each(rows)('offers the writer’s own if only these may be changed (%s)', async (...row) => {
    const [language, own, theirs, wish] = row
    const ana = await register(language)
    const beto = await join(ana)
    for (const one of own) await say(beto, one)
    wait(5)
    for (const one of theirs) await say(ana, one)
    const before = await ledger(ana)
    const asked = JSON.stringify(await ask(beto, wish))
    expect(await ledger(ana)).toEqual(before)
    for (const one of own) expect(asked).toContain(nameOf(one))
  })

  it.each([
    ['es', ['pan 40', 'tren 380'], 'pon los dos últimos en regalos', 'Regalos'],
    ['en', ['bread 4', 'train 38'], 'put both of mine in gifts', 'Gifts'],
    ['pt', ['pão 4', 'trem 38'], 'põe os dois últimos em presentes', 'Presentes'],
    ['fr', ['pain 4', 'train 38'], 'mets mes deux dernières dans cadeaux', 'Cadeaux'],
  ] as const)('files the last two, and changes no amount (%s: %s)', async (...row) => {
    const [language, noted, wish, category] = row
    const ana = await register(language)
    for (const one of noted) await say(ana, one)
    const amounts = (await ledger(ana)).map(({ amount }) => amount)
    await say(ana, wish)
    const after = await ledger(ana)
    expect(after.map(({ amount }) => amount)).toEqual(amounts)
    expect(after.map(({ category_name }) => category_name)).toEqual([category, category])
  })

  it.each([
    ['es', 'pintura 2.500', 'pincel', 'pon los dos en regalos', 'Regalos'],
    ['en', 'paint 25', 'brushes', 'put both of those under gifts', 'Gifts'],
    ['pt', 'tinta 25', 'pincel', 'põe os dois em presentes', 'Presentes'],
    ['fr', 'peinture 25', 'pinceau', 'mets les deux dans cadeaux', 'Cadeaux'],
  ] as const)('means the last one and the one that is asked about (%s: %s, %s)', async (...row) => {
    const [language, noted, asked, wish, category] = row
    const ana = await register(language)
    await say(ana, noted)
    const question = await say(ana, asked)
    expect(await say(ana, wish)).toContain(question)
    await say(ana, '700')
    const filed = (await ledger(ana)).map(({ category_name }) => category_name)
    expect(filed).toEqual([category, category])
  })
  it.each([
    ['en', 'train 38', 'book 20 and notebook four fifty', 'put both in gifts', '4.50', 'Gifts'],
    ['en', 'train 38', 'cake 20 and card two fifty', 'stick both under gifts', '2.50', 'Gifts'],
  ] as const)('means those that are asked about, if these are two (%s: %s, %s)', async (...row) => {
    const [language, noted, asked, wish, amount, category] = row
    const ana = await register(language)
    for (const text of [noted, asked, wish, amount]) await say(ana, text)
    const filed = (await ledger(ana)).map(({ category_name }) => category_name)
    expect(filed).toEqual([category, category, 'Transport'])
  })
})
