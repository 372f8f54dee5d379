import { expect, it } from 'vitest'
import { phoneText } from './phone-text.ts'

it.each([
  ['+5491155550142', '+54 9 11 5555-0142'],
  ['+12015550123', '+1 201 555 0123'],
  ['+34612345678', '+34 612 345 678'],
  ['+5511961234567', '+55 11 96123-4567'],
  ['+5493515550142', '+54 9 351 555-0142'],
  ['+999123', '+999123'],
])('writes %s with non-breaking spaces as %s', (e164, text) => {
  expect(phoneText(e164)).toBe(text.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060'))
})
