import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

const home = homeOf('es', { currency: 'EUR', members: [{ id: 'ivan', name: 'Iván' }] })

it.each([
  ['la luz la ha pagado Iván', 'luz'],
  ['el de la luz lo ha pagado Iván', 'luz'],
  ['lo de la farmacia lo ha puesto Iván', 'farmacia'],
  ['los cafés los ha pagado Iván', 'cafés'],
  ['lo ha pagado Iván', undefined],
  ['eso lo ha pagado Iván', undefined],
])('takes the payer from the perfect tense of Spain (%s)', (text, about) => {
  expect(read(text, home)).toMatchObject({
    kind: 'correction',
    ...(about && { about }),
    changes: { payerId: 'ivan' },
  })
})

it('records a purchase that another member has paid', () => {
  const meaning = read('cena 40, la ha pagado Iván', home)
  expect(meaning).toMatchObject({ kind: 'expenses', items: [{ amount: 40_00, payerId: 'ivan' }] })
})
