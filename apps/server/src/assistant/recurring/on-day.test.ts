import { expect, it } from 'vitest'
import type { Person } from '../../testing/app.ts'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

const nextDates = async (person: Person): Promise<(string | null)[]> =>
  (await person.send('listRecurring')).ok().recurring_expenses.map(({ next_date }) => next_date)

/** On Friday, 20 November 2026. */
oneTalk('the day of the month on which an expense recurs', ({ register, join }) => {
  it.each([
    ['es', 'cable 9000', 'todos los meses', 'el próximo es el siete', '2026-12-07'],
    ['es', 'cable 9000', 'todos los meses', 'se debita el 24', '2026-12-24'],
    ['es', 'cable 9000', 'cada mes', 'el primer día de cada mes', '2026-12-01'],
    ['en', 'water 40', 'every month', 'the next one is the 7th', '2026-12-07'],
    ['en', 'water 40', 'every month', "it's due on the 24th", '2026-12-24'],
    ['en', 'water 40', 'monthly', 'comes out the first of every month', '2026-12-01'],
    ['pt', 'condomínio 400', 'todo mês', 'o próximo é o sete', '2026-12-07'],
    ['pt', 'condomínio 400', 'todo mês', 'vence dia 24', '2026-12-24'],
    ['pt', 'condomínio 400', 'todo mês', 'a partir do dia 1', '2026-12-01'],
    ['fr', 'mutuelle 60', 'tous les mois', 'la prochaine c’est le 7', '2026-12-07'],
    ['fr', 'mutuelle 60', 'tous les mois', "c'est prélevé le 24", '2026-12-24'],
    ['fr', 'mutuelle 60', 'chaque mois', 'ça tombe le premier de chaque mois', '2026-12-01'],
  ] as const)('can be stated after how often (%s: %s, %s, %s)', async (...row) => {
    const [language, noted, often, said, next] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, often)
    await say(ana, said)
    expect(await nextDates(ana)).toEqual([next])
    expect(await ledger(ana)).toMatchObject([{ expense_date: '2026-11-20' }])
  })

  it.each([
    ['es', 'alquiler 9000', 'todos los meses el 10'],
    ['en', 'rent 900', 'every month on the 10th'],
    ['pt', 'aluguel 900', 'todo mês dia 10'],
    ['pt', 'aluguel 900', 'todo dia 10'],
    ['es', 'alquiler 9000', 'todos los 10'],
    ['fr', 'loyer 900', 'tous les mois le 10'],
    ['es', 'alquiler 9000', 'sale todos los meses el 10'],
    ['en', 'rent 900', 'comes out every month on the 10th'],
    ['pt', 'aluguel 900', 'sai todos os meses dia 10'],
    ['fr', 'loyer 900', 'ça part tous les mois le 10'],
    ['fr', 'loyer 900', 'ça revient tous les mois le 10'],
    ['es', 'alquiler 9000', 'se repite todos los meses el 10'],
  ] as const)('can be stated together with it (%s: %s, %s)', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    expect(await nextDates(ana)).toEqual(['2026-12-10'])
    expect(await ledger(ana)).toMatchObject([{ expense_date: '2026-11-20' }])
  })

  it.each([
    ['es', 'alquiler 9000', 'el alquiler es todos los meses el día 10'],
    ['es', 'alquiler 9000', 'el alquiler se paga todos los meses el 10'],
    ['pt', 'renda da casa 720', 'a renda é todos os meses no dia 10'],
    ['pt', 'internet 90', 'a internet é todo mês dia 10'],
    ['en', 'rent 900', 'the rent is every month on the 10th'],
    ['fr', 'loyer 900', 'le loyer c’est tous les mois le 10'],
  ] as const)('can be stated of what another member recorded (%s: %s, %s)', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    const beto = await join(ana)
    await say(beto, 'pan 20')
    await say(ana, said)
    expect(await nextDates(ana)).toEqual(['2026-12-10'])
    expect(await ledger(ana)).toMatchObject([{ expense_date: '2026-11-20' }, { expense_date: '2026-11-20' }])
  })

  it.each([
    ['es', 'colegio 9000', 'el colegio son 9000 el 10 de cada mes', '2026-12-10'],
    ['es', 'colegio 9000', 'el colegio es 9000 todos los meses', '2026-12-20'],
    ['pt', 'creche 900', 'a creche é 900 no dia 10 de cada mês', '2026-12-10'],
    ['en', 'rent 900', 'the rent is 900 on the 10th of every month', '2026-12-10'],
    ['fr', 'loyer 900', "le loyer c'est 900 tous les mois", '2026-12-20'],
  ] as const)('can be stated with the amount that was just recorded (%s: %s, %s)', async (...row) => {
    const [language, noted, said, next] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    expect(await nextDates(ana)).toEqual([next])
    expect(await ledger(ana)).toHaveLength(1)
  })

  it('is not asked for when the price in the present is another one', async () => {
    const ana = await register('es')
    await say(ana, 'colegio 9000')
    await say(ana, 'el colegio son 9500 todos los meses')
    expect(await ledger(ana)).toMatchObject([{ amount: 9500 }])
  })

  it('is the last day of a shorter month', async () => {
    const ana = await register('es')
    await say(ana, 'cable 9000 ayer')
    await say(ana, 'se repite todos los meses')
    await say(ana, 'se cobra el 31')
    expect(await nextDates(ana)).toEqual(['2026-12-30'])
  })

  it.each([
    ['es', 'cable 9000', 'fue el 7', '2026-11-07'],
    ['en', 'water 40', 'it was the 7th', '2026-11-07'],
    ['pt', 'condomínio 400', 'foi dia 7', '2026-11-07'],
  ] as const)('is not meant by the day on which it was paid (%s: %s, %s)', async (...row) => {
    const [language, noted, said, day] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, 'todos los meses')
    await say(ana, said)
    expect(await nextDates(ana)).toEqual(['2026-12-20'])
    expect(await ledger(ana)).toMatchObject([{ expense_date: day }])
  })

  it.each([
    ['es', 'gimnasio 9000 todos los 10'],
    ['en', 'gym 40 every 10th'],
    ['pt', 'aluguel 900 todo dia 10'],
    ['fr', 'loyer 900 tous les 10'],
  ] as const)('can be stated with the expense, which is then of that day (%s: %s)', async (...row) => {
    const [language, recorded] = row
    const ana = await register(language)
    const answer = await ask(ana, recorded)
    await press(ana, answer.buttons?.[2]?.id)
    expect(await ledger(ana)).toMatchObject([{ expense_date: '2026-11-10' }])
    expect(await nextDates(ana)).toEqual(['2026-12-10'])
  })
})
