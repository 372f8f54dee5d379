import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a message that a planned expense was paid', ({ register }) => {
  it.each([
    ['es', 'cena 300, la pagó mi papá', 'la renta es de 6500', 'sí, ya la pagué'],
    ['es', 'cena 300, la pagó mi papá', 'mañana pago la renta 6500', 'ya la pagué'],
  ] as const)('is about what was refused last, not about an older question (%s: %s, %s)', async (...row) => {
    const [language, ...all] = row
    const ana = await register(language)
    for (const said of all) await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ description: 'renta', amount: 6500 }])
  })

  it.each([
    ['es', 'mañana pago la luz, 38000', 'ya la pagué', 'luz', 38000],
    ['es', 'el viernes que viene tengo que pagar el alquiler 300 mil', 'listo, pagado', 'alquiler', 300_000],
    ['es', 'vi una tele a 800 mil', 'la compré', 'tele', 800_000],
    ['es', 'los servicios llegaron por 230 mil', 'ya los pagué', 'servicios', 230_000],
    ['es', 'expensas 185.400, vencen el 10', 'pagadas', 'expensas', 185_400],
    ['pt', 'condomínio 640 vence dia 10', 'já está pago', 'condomínio', 640],
    ['en', 'tomorrow I have to pay the rent, 900', 'just paid it', 'rent', 900],
    ['pt', 'amanhã pago a luz, 180', 'já paguei', 'luz', 180],
    ['fr', 'demain je dois payer le loyer, 900', "c'est payé", 'loyer', 900],
    ['es', 'la renta es de 6500, vence el 1', 'ya la pagué este mes', 'renta', 6500],
    ['en', 'rent 1450 is due on the 1st', 'paid it already this month', 'rent', 1450],
    ['pt', 'amanhã pago a luz, 180', 'esse mês já paguei', 'luz', 180],
    ['fr', 'demain je dois payer le loyer, 900', "je l'ai déjà payé ce mois-ci", 'loyer', 900],
  ] as const)(
    'records a planned expense, dated today, once the writer has paid it (%s: %s, %s)',
    async (...row) => {
      const [language, planned, paid, description, amount] = row
      const ana = await register(language)
      for (const said of [planned, paid]) await say(ana, said)
      expect(await ledger(ana)).toMatchObject([{ description, amount, expense_date: '2026-11-20' }])
    },
  )

  it.each([
    ['es', 'tengo que pagar el alquiler, 300 mil', 300_000, 'pan 3000', 'ya pagué el alquiler'],
    ['en', 'I have to pay the rent, 900', 900, 'bread 3', 'I paid the rent'],
    ['pt', 'tenho que pagar o aluguel de 1500', 1500, 'pão 30', 'paguei o aluguel'],
    ['pt', 'multa de estacionamento 90, ainda não paguei', 90, 'pão 30', 'paguei a multa'],
    ['fr', 'je dois payer le loyer, 900', 900, 'pain 3', "j'ai payé le loyer hier"],
  ] as const)('records a planned expense after another one when it is named (%s)', async (...row) => {
    const [language, planned, rent, noted, paid] = row
    const ana = await register(language)
    for (const said of [planned, noted, paid]) await say(ana, said)
    expect((await ledger(ana)).map(({ amount }) => amount)).toContain(rent)
  })

  it('records a planned expense once, and not unnamed after another expense', async () => {
    const ana = await register()
    for (const said of ['mañana pago la luz, 38000', 'ya la pagué', 'ya la pagué']) await say(ana, said)
    expect(await ledger(ana)).toHaveLength(1)
    for (const said of ['mañana pago el gas, 9000', 'pan 3000', 'ya lo pagué']) await say(ana, said)
    expect((await ledger(ana)).map(({ description }) => description)).toEqual(['pan', 'luz'])
  })

  it('records nothing when somebody else’s debt was paid', async () => {
    const ana = await register()
    for (const said of ['el vecino me debe 15 lucas', 'ya lo pagué']) await say(ana, said)
    expect(await ledger(ana)).toEqual([])
  })
})
