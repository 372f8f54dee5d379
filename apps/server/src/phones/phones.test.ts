import { describe, expect, it } from 'vitest'
import { AppError } from '../errors.ts'
import { parsePhone, requireMobile } from './phones.service.ts'

describe('a number as people type it', () => {
  it.each([
    ['AR', '11 5555-0143', '+5491155550143'],
    ['AR', '15 5555-0143', '+5491155550143'],
    ['AR', '9 11 5555-0143', '+5491155550143'],
    ['AR', '011 15 5555-0143', '+5491155550143'],
    ['AR', '11 15 5555-0143', '+5491155550143'],
    ['AR', '+54 11 5555 0143', '+5491155550143'],
    ['AR', '54 9 11 5555 0143', '+5491155550143'],
    ['AR', '+54 9 11 15 5555 0143', '+5491155550143'],
    ['AR', '+54 9 351 15 555 0143', '+5493515550143'],
    ['AR', '00 54 9 11 5555 0143', '+5491155550143'],
    ['AR', '0351 15 555-0143', '+5493515550143'],
    ['US', '(201) 555-0123', '+12015550123'],
    ['US', '1 201 555 0123', '+12015550123'],
    ['MX', '55 1234 5678', '+525512345678'],
    ['MX', '+52 1 55 1234 5678', '+525512345678'],
    ['MX', '52 1 55 1234 5678', '+525512345678'],
    ['MX', '044 55 1234 5678', '+525512345678'],
    ['BR', '(11) 96123-4567', '+5511961234567'],
    ['BR', '11 6123-4567', '+5511961234567'],
    ['BR', '+55 51 8123 4567', '+5551981234567'],
    ['CO', '321 123 4567', '+573211234567'],
    ['CL', '9 6123 4567', '+56961234567'],
    ['ES', '612 34 56 78', '+34612345678'],
    ['GB', '07400 123456', '+447400123456'],
    ['GB', '+44 (0)7400 123456', '+447400123456'],
    ['PE', '912 345 678', '+51912345678'],
    ['PE', '51912345678', '+51912345678'],
  ] as const)('%s %s is the mobile number %s', (country, text, e164) => {
    expect(parsePhone(text, country)).toMatchObject({ isValid: true, isMobile: true, e164 })
  })

  it.each([
    ['5491155550143', '+5491155550143'],
    ['5215512345678', '+525512345678'],
    ['12015550123', '+12015550123'],
    ['+33 6 12 34 56 78', '+33612345678'],
  ])('needs no country when it says its own: %s', (text, e164) => {
    expect(parsePhone(text)).toMatchObject({ isMobile: true, e164 })
  })

  it('is valid but not mobile for a landline', () => {
    expect(parsePhone('11 3123-4567', 'BR')).toEqual({
      isValid: true,
      isMobile: false,
      e164: '+551131234567',
      international: '+55 11 3123 4567',
    })
  })

  it.each(['', 'hola', '12', '5555-0143', '+54', '999999999999999999999', '15 555'])(
    'is none: %j',
    (text) => {
      expect(parsePhone(text, 'AR')).toEqual({
        isValid: false,
        isMobile: false,
        e164: null,
        international: null,
      })
    },
  )
})

it('a number that cannot have WhatsApp is refused where one is required', () => {
  expect(requireMobile('+5491155550143')).toBe('+5491155550143')
  expect(() => requireMobile('+55 11 3123 4567')).toThrow(AppError)
  expect(() => requireMobile('nothing')).toThrow(
    'Please enter a valid phone number for WhatsApp verification',
  )
})
