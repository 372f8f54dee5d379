import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['es', 'pagué 100 de seña por la cabaña de este finde'],
  ['en', 'paid 100 deposit for the cottage this weekend'],
  ['pt', 'paguei 100 de sinal da pousada deste fim de semana'],
  ['fr', "j'ai versé 100 d'acompte pour le gîte de ce week-end"],
] as const)('dates what is paid for the coming weekend to today (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ items: [{ amount: 10000, date: '2026-11-18' }] })
})

it.each([
  ['es', 'gasté 100 en el súper este finde'],
  ['en', 'spent 100 on groceries this weekend'],
  ['pt', 'gastei 100 no mercado neste fim de semana'],
  ['fr', "j'ai dépensé 100 en courses ce week-end"],
  ['fr', 'épicerie en fin de semaine 100'],
] as const)('dates what was spent on the weekend to the last one (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ items: [{ amount: 10000, date: '2026-11-14' }] })
})

it('takes this weekend for the last one at the beginning of the week', () => {
  const context = { ...homeOf('en'), today: '2026-11-16' }
  expect(read('paid 100 for the cottage this weekend', context)).toMatchObject({
    items: [{ date: '2026-11-14' }],
  })
})
