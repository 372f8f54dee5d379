import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['es', 'Tu compra con débito en CARREFOUR por $ 23.450,00 fue aprobada 12/11 18:32', 'CARREFOUR', 23_450],
  ['es', 'Compra aprobada por $12.500 en COTO con tarjeta terminada en 1234', 'COTO', 12_500],
  ['en', 'Card payment of $12.50 to PRET A MANGER', 'PRET A MANGER', 12.5],
  ['en', 'Your card ending in 1234 was used at SHELL for $40.00', 'SHELL', 40],
  ['en', 'You paid $12.50 to Tesco', 'Tesco', 12.5],
  ['en', 'You made a $20.00 purchase at Target', 'Target', 20],
  ['pt', 'Nubank: Compra de R$ 45,00 aprovada em DROGASIL', 'DROGASIL', 45],
  ['pt', 'Compra aprovada no cartão final 1234: R$ 89,90 em DROGASIL 12/11 18:40', 'DROGASIL', 89.9],
  ['fr', 'Votre carte xx1234 a été débitée de 45,00 EUR chez SNCF', 'SNCF', 45],
] as const)(
  'records the payment of which a bank tells, by its merchant (%s: %s)',
  (language, text, description, amount) => {
    expect(read(text, homeOf(language))).toMatchObject({
      kind: 'expenses',
      items: [{ description, amount: amount * 100 }],
    })
  },
)

it.each([
  ['es', 'Tu compra en COTO por $12.500 fue rechazada'],
  ['es', 'Se devolvió tu compra en COTO por $12.500'],
  ['en', 'Your card ending 1234 was declined at SHELL for $40.00'],
  ['en', 'Refund of $40.00 from SHELL to your card ending 1234'],
  ['pt', 'Compra não aprovada no cartão final 1234: R$ 89,90 em DROGASIL'],
  ['fr', 'Votre carte a été refusée chez SNCF pour 45,00 EUR'],
] as const)('records nothing that was refused or paid back (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language)).kind).toBe('not_expense')
})

it('takes what somebody is told to have paid to a person for no notice', () => {
  expect(read('You paid $20 to Anna', homeOf('en')).kind).toBe('not_expense')
})
