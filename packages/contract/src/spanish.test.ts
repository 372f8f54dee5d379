import { describe, expect, it, test } from 'vitest'
import { inTu } from './spanish.ts'
import { addressByPhone, addressByTags } from './spanish-address.ts'

describe('a Spanish text for somebody who says “tú”', () => {
  it.each([
    ['Contame un gasto, o escribí «ayuda».', 'Cuéntame un gasto, o escribe «ayuda».'],
    ['¿Podés probar? Acá no hay plata.', '¿Puedes probar? Aquí no hay dinero.'],
    ['Pagado por vos. Vos seguís en la casa.', 'Pagado por ti. Tú sigues en la casa.'],
    ['Abrí el chat y mandale <b>listo</b>.', 'Abre el chat y mándale <b>listo</b>.'],
  ])('rewords “%s”', (vos, tu) => {
    expect(inTu(vos)).toBe(tu)
  })

  it('keeps words that only contain one of “vos”', () => {
    expect(inTu('Los avisos nuevos, a plataforma y platanal')).toBe(
      'Los avisos nuevos, a plataforma y platanal',
    )
  })
})

test('numbers of the Río de la Plata and Central America are addressed as “vos”, all others as “tú”', () => {
  const vos = ['+5491155550100', '+59899123456', '+595981123456', '+50688887777', null]
  expect(vos.map(addressByPhone)).toEqual(vos.map(() => 'vos'))
  const tu = ['+34600111222', '+5215512345678', '+573001234567', '+50761234567', '+12125550100']
  expect(tu.map(addressByPhone)).toEqual(tu.map(() => 'tu'))
})

test('the first Spanish tag that names a country decides how a visitor is addressed', () => {
  const said = (...tags: string[]) => addressByTags(tags)
  expect([said('es-AR'), said('es-UY', 'es-ES'), said('es'), said('es-419'), said('en-US'), said()]).toEqual(
    Array(6).fill('vos'),
  )
  expect([
    said('es-MX'),
    said('es-ES', 'es-AR'),
    said('es-419', 'es-CO'),
    said('en-GB', 'es-Latn-PE'),
  ]).toEqual(Array(4).fill('tu'))
})
