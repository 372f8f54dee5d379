import { expect, it } from 'vitest'
import { ask, oneTalk, say } from '../../testing/talk.ts'

oneTalk('an expense that is named as recurring', ({ register }) => {
  it.each([
    ['es', 'luz 20, internet 30 y pan 4', 'poné internet fijo'],
    ['es', 'luz 20, internet 30 y pan 4', 'internet se repite'],
    ['en', 'water bill 20, internet 30 and bread 4', 'make internet recurring'],
    ['en', 'water bill 20, internet 30 and bread 4', 'set the internet to repeat'],
    ['pt', 'luz 20, internet 30 e pão 4', 'deixa a internet fixa'],
    ['fr', 'électricité 20, internet 30 et pain 4', 'mets internet en récurrent'],
  ] as const)('is the one whose interval is asked for (%s: %s, %s)', async (language, noted, wish) => {
    const ana = await register(language)
    await say(ana, noted)
    const asked = await ask(ana, wish)
    expect(asked.text).toContain('internet')
    expect(asked.buttons).toHaveLength(3)
  })

  it.each([
    ['es', 'luz 20, internet 30 y pan 4', 'poné luz todos los meses', /luz, .*cada mes/],
    ['en', 'water bill 20, internet 30 and bread 4', 'make internet monthly', /internet, .*every month/],
    ['pt', 'luz 20, internet 30 e pão 4', 'põe luz todo mês', /luz, .*todo mês/],
    ['fr', 'électricité 20, internet 30 et pain 4', 'mets internet tous les mois', /internet, .*chaque mois/],
  ] as const)('recurs as often as the message says, without an article (%s: %s, %s)', async (...row) => {
    const [language, noted, wish, confirmed] = row
    const ana = await register(language)
    await say(ana, noted)
    expect(await say(ana, wish)).toMatch(confirmed)
  })
  it.each([
    ['es', 'poné internet fijo', 'todos los meses', /internet, .*cada mes/],
    ['en', 'make the internet recurring', 'every month', /internet, .*every month/],
    ['pt', 'deixa a internet fixa', 'todos os meses', /internet, .*todo mês/],
    ['fr', 'mets internet en récurrent', 'tous les mois', /internet, .*chaque mois/],
  ] as const)('recurs as often as the answer says, and no later one does (%s: %s, %s)', async (...row) => {
    const [language, wish, answer, confirmed] = row
    const ana = await register(language)
    for (const text of ['internet 30', 'pizza 9', wish]) await say(ana, text)
    expect(await say(ana, answer)).toMatch(confirmed)
  })
})
