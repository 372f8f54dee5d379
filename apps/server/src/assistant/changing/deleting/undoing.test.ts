import { expect, it } from 'vitest'
import type { Person } from '../../../testing/app.ts'
import { ask, ledger, oneTalk, press, say } from '../../../testing/talk.ts'

oneTalk('undoing', ({ register }) => {
  const things = async (person: Person) => (await ledger(person)).map(({ description }) => description)

  it.each([
    ['es', 'borrá los dos últimos'],
    ['en', 'delete the last two'],
    ['pt', 'apaga os dois últimos'],
    ['fr', 'supprime les deux derniers'],
  ] as const)('a deletion of several that were recorded apart takes one press (%s: %s)', async (...row) => {
    const [language, both] = row
    const ana = await register(language)
    for (const each of ['taxi 9', 'pizza 20', 'parking 5']) await say(ana, each)
    const before = await things(ana)
    const deletion = await ask(ana, both)
    expect(await things(ana)).toEqual(['taxi'])
    const restoration = await press(ana, deletion.buttons[0]?.id)
    expect(await things(ana)).toEqual(before)
    await press(ana, restoration.buttons[0]?.id)
    expect(await things(ana)).toEqual(['taxi'])
  })

  it.each([
    ['es', 'cena 22 o 20', 'corregí la pizza a 25', 'deshacer'],
    ['en', 'dinner 22 or 20', 'change the pizza to 25', 'undo'],
    ['pt', 'jantar 22 ou 20', 'muda a pizza para 25', 'desfazer'],
    ['fr', 'dîner 22 ou 20', 'change la pizza à 25', 'annule'],
  ] as const)('means the change that was reported beside an older question (%s: %s, %s)', async (...row) => {
    const [language, unclear, change, undo] = row
    const ana = await register(language)
    await say(ana, 'pizza 20')
    expect(await say(ana, unclear)).toContain('?')
    expect(await say(ana, change)).toContain('?')
    const amounts = async () => (await ledger(ana)).map(({ amount }) => amount)
    expect(await amounts()).toEqual([25])
    await say(ana, undo)
    expect(await amounts()).toEqual([20])
  })

  it.each([
    ['es', 'el taxi fue ayer', 'borrá el pan', 'volvelo a poner', 'deshacé lo último'],
    ['en', 'the taxi was yesterday', 'delete the bread', 'bring it back', 'undo that'],
    ['pt', 'o táxi foi ontem', 'apaga o pão', 'traz de volta', 'desfaz'],
    ['fr', "le taxi c'était hier", 'supprime le pain', 'remets-le', 'annule'],
  ] as const)(
    'means a restoration that was asked for, not what was done before it (%s: %s, %s, %s, %s)',
    async (...row) => {
      const [language, change, deletion, restoration, undo] = row
      const ana = await register(language)
      await say(ana, 'taxi 9')
      await say(
        ana,
        { es: 'pan 3 y leche 2', en: 'bread 3 and milk 2', pt: 'pão 3 e leite 2', fr: 'pain 3 et lait 2' }[
          language
        ],
      )
      for (const each of [change, deletion, restoration]) await say(ana, each)
      const days = async () =>
        (await ledger(ana)).map(({ amount, expense_date }) => `${amount} ${expense_date}`)
      const before = await days()
      expect(before).toHaveLength(3)
      await say(ana, undo)
      expect(await days()).toEqual(before.filter((each) => !each.startsWith('3 ')))
    },
  )
})
