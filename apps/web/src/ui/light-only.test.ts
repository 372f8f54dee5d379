import { expect, test } from 'vitest'
import { lightOnly } from './light-only.ts'

test('keeps the light one of each pair of colours, whatever brackets and commas they have', () => {
  const css = [
    'p{color:light-dark(#fff,#000);margin:0}',
    ':root{--a:light-dark(oklch(98% .009 85),oklch(19% .014 190));',
    '--b:light-dark(color-mix(in oklab,var(--a),red 20%),#0000)}',
    'a{border:1px solid light-dark(rgb(1,2,3),red)}',
  ].join('')
  expect(lightOnly(css)).toBe(
    'p{color:#fff;margin:0}:root{--a:oklch(98% .009 85);--b:color-mix(in oklab,var(--a),red 20%)}a{border:1px solid rgb(1,2,3)}',
  )
  expect(lightOnly('p{color:red}')).toBe('p{color:red}')
})
