import { countries } from '@casita/contract'
import { describe, expect, it } from 'vitest'
import { eachApp } from '../testing/app.ts'
import { parsePhone } from './phones.service.ts'

describe('a phone number as people type it', () => {
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
  ])('needs no country when it includes the country code: %s', (text, e164) => {
    expect(parsePhone(text)).toMatchObject({ isMobile: true, e164 })
  })

  it('is valid but not mobile if it is a landline', () => {
    expect(parsePhone('11 3123-4567', 'BR')).toEqual({
      isValid: true,
      isMobile: false,
      e164: '+551131234567',
      international: '+55 11 3123 4567',
    })
  })

  it.each(['', 'hola', '12', '5555-0143', '+54', '999999999999999999999', '15 555'])(
    'is invalid: %j',
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

/** A mobile number of each country as its people write it at home, and its three other forms. */
const athome = {
  AR: ['11 5555-0143', '+5491155550143', '+54 9 11 5555 0143'],
  US: ['(201) 555-0123', '+12015550123', '+1 201 555 0123'],
  MX: ['55 1234 5678', '+525512345678', '+52 55 1234 5678'],
  BR: ['(11) 96123-4567', '+5511961234567', '+55 11 96123 4567'],
  CO: ['321 123 4567', '+573211234567', '+57 321 1234567'],
  CL: ['9 6123 4567', '+56961234567', '+56 9 6123 4567'],
  ES: ['612 34 56 78', '+34612345678', '+34 612 34 56 78'],
  GB: ['07400 123456', '+447400123456', '+44 7400 123456'],
  PE: ['912 345 678', '+51912345678', '+51 912 345 678'],
} as const

eachApp('a typed phone number', (app) => {
  const validate = (body: object) => app.guest.send('validatePhone', { body })

  it.each(countries.map(({ code }) => code))(
    'from %s is accepted however it is written, and returned in both formats',
    async (country_code) => {
      const [typed, formatted_e164, formatted_international] = athome[country_code]
      const answer = { success: true, is_valid: true, is_mobile: true, error_message: null }
      for (const phone_number of [typed, formatted_e164, formatted_e164.slice(1), formatted_international]) {
        expect((await validate({ phone_number, country_code })).ok(), phone_number).toEqual({
          ...answer,
          formatted_e164,
          formatted_international,
        })
      }
      const ana = await app.register({ phone_number: formatted_international })
      expect((await ana.me()).phone_number).toBe(formatted_e164)
    },
  )

  it.each([
    ['cannot have WhatsApp', '+55 11 3123 4567'],
    ['is the assistant’s own', '+54 9 11 5555-0100'],
  ])('is refused wherever a message would go to it if it %s', async (_, phone_number) => {
    expect((await validate({ phone_number })).ok()).toMatchObject({
      is_valid: true,
      is_mobile: false,
      error_message: 'Please enter a valid phone number for WhatsApp verification',
    })
    const ana = await app.register({ phone_number: null })
    const registering = { household_name: 'Casa', household_currency: 'ARS', phone_number } as const
    const refusals = [
      await app.guest.send('register', { body: { ...registering, code: app.newcomer().code() } }),
      await ana.send('resendValidation', { body: { phone_number } }),
      await ana.send('invite', { body: { phone_number } }),
    ]
    for (const refusal of refusals)
      expect(refusal.problem()).toMatchObject({ code: 'phone_invalid', errors: [{ path: 'phone_number' }] })
  })

  it.each(countries)(
    'of $code can also name its country by the calling code +$callingCode',
    async ({ code, callingCode }) => {
      const [typed, formatted_e164] = athome[code]
      for (const country_code of [callingCode, `+${callingCode}`])
        expect((await validate({ phone_number: typed, country_code })).ok()).toMatchObject({ formatted_e164 })
    },
  )

  it('is treated as Argentine when no country is given', async () => {
    expect((await validate({ phone_number: '15 5555-0143' })).ok().formatted_e164).toBe('+5491155550143')
  })

  it('is answered with an explanation when it is invalid or not mobile', async () => {
    const error_message = 'Please enter a valid phone number for WhatsApp verification'
    expect((await validate({ phone_number: '12', country_code: 'AR' })).ok()).toEqual({
      success: true,
      is_valid: false,
      is_mobile: false,
      formatted_e164: null,
      formatted_international: null,
      error_message,
    })
    const landline = (await validate({ phone_number: '11 3123-4567', country_code: 'BR' })).ok()
    expect(landline).toMatchObject({ is_valid: true, is_mobile: false, error_message })
  })

  it.each([
    [{ phone_number: '', country_code: 'AR' }, 'phone_number', 'Phone number is required'],
    [{}, 'phone_number', 'Phone number is required'],
    [{ phone_number: '11 5555-0143', country_code: 'XX' }, 'country_code', 'Unsupported country'],
  ])('is refused without a number or with an unknown country: %j', async (body, path, message) => {
    const answer = await validate(body)
    expect(answer.status).toBe(422)
    expect(answer.problem().errors).toEqual([{ path, message }])
  })
})
