import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('who paid, told after a question of it', ({ register, join }) => {
  it.each([
    ['es', 'pan 20', 'cena 40', '¿quién pagó la cena?', 'fui yo'],
    ['en', 'bread 20', 'dinner 40', 'who paid for the dinner?', 'it was me'],
    ['en', 'bread 20', 'dinner 40', 'who paid for the dinner?', 'I did'],
    ['pt', 'pão 20', 'jantar 40', 'quem pagou o jantar?', 'fui eu'],
    ['fr', 'pain 20', 'dîner 40', 'qui a payé le dîner ?', "c'est moi"],
  ] as const)("changes that expense, not the writer's own last one (%s)", async (...row) => {
    const [language, own, theirs, question, told] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(beto, theirs)
    await say(ana, own)
    await say(beto, question)
    await say(ana, told)
    const [last, first] = await ledger(ana)
    expect(last).toMatchObject({ amount: 20 })
    expect(first).toMatchObject({ amount: 40, paid_by: last?.paid_by })
  })

  it.each([
    ['es', '¿quién pagó las expensas?', 'yo', 'expensas: ¿cuánto fue?'],
    ['en', 'who paid the council tax?', 'me', 'council tax: how much was it?'],
    ['pt', 'quem pagou o condomínio?', 'eu', 'condomínio: quanto foi?'],
    ['fr', "qui a payé l'orthodontiste ?", 'moi', 'orthodontiste : c’était combien ?'],
  ] as const)('asks how much it was if it is not recorded yet (%s)', async (...row) => {
    const [language, question, told, asked] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(beto, question)
    expect(await say(ana, told)).toBe(asked)
    await say(ana, '87')
    expect(await ledger(ana)).toMatchObject([{ amount: 87 }])
  })

  it('asks which one is meant if several have the name', async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(beto, 'taxi 11')
    await say(beto, 'taxi 12')
    await say(beto, 'who paid the taxi?')
    expect(await say(ana, 'that was me')).toBe('Which of these shall I change?')
  })
})
