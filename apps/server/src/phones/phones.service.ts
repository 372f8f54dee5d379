import { type Country, countries, problems } from '@casita/contract'
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { phoneKey } from './phone-key.ts'

/** The result of reading a phone number; both formatted numbers are null if the text is not a number. */
export interface Phone {
  isValid: boolean
  /** Whether the number can have WhatsApp. Only a message from it proves that it has. */
  isMobile: boolean
  e164: string | null
  international: string | null
}

const notANumber: Phone = { isValid: false, isMobile: false, e164: null, international: null }

/**
 * Spellings of mobile numbers that the numbering plan does not know, by calling code: a pattern of the national number
 * and its standard mobile form. A rewritten number counts only if the plan accepts it as a mobile number.
 */
const mobileForms: Record<string, readonly [RegExp, string][]> = {
  // Argentina: the 9 is missing, or both the 9 and the old 15 are written; 15 without an area code means Buenos Aires.
  '54': [
    [/^(\d{10})$/, '9$1'],
    [/^15(\d{8})$/, '911$1'],
    [/^9(?=\d{12}$)(\d{2,4}?)15(\d+)$/, '9$1$2'],
  ],
  // Mexico: the 1 of mobile numbers and the dialling prefixes were abolished in 2019 but remain in address books.
  '52': [[/^(?:1|01|044|045)(\d{10})$/, '$1']],
  // Brazil: mobile numbers from before the ninth digit.
  '55': [[/^(\d{2})([6-9]\d{7})$/, '$19$2']],
}

/**
 * Reads a number as people type it, with or without its country code (Argentina by default), and returns the form that
 * WhatsApp uses. Numbers of other countries must begin with a plus.
 */
export function parsePhone(text: string, country?: Country): Phone {
  const readings = candidates(text, country).filter((number) => number.isValid())
  const best = readings.find(isMobile) ?? readings[0]
  if (!best) return notANumber
  return {
    isValid: true,
    isMobile: isMobile(best),
    e164: best.number,
    international: best.formatInternational(),
  }
}

/** The error for a number that cannot have WhatsApp; every call names its field the same. */
export function phoneInvalid(): AppError {
  const message = problems.phone_invalid.text
  return new AppError('phone_invalid', { errors: [{ path: 'phone_number', message }] })
}

/** Whether a number is the assistant's own, which people see in the chat and may enter as theirs. */
export function isAssistants({ whatsapp }: Config, e164: string): boolean {
  return phoneKey(e164) === phoneKey(whatsapp.phoneNumber)
}

/** The E.164 form of a number to which the assistant can write; throws `phone_invalid` for anything else. */
export function requireMobile(config: Config, text: string): string {
  const { isMobile, e164 } = parsePhone(text)
  if (!isMobile || !e164 || isAssistants(config, e164)) throw phoneInvalid()
  return e164
}

/** All numbers that a text may mean, the most likely first. */
function candidates(text: string, country: Country | undefined): PhoneNumber[] {
  const asTyped = read(text, country ?? countries[0].code)
  const withoutPlus = country || text.includes('+') ? undefined : read(`+${text}`)
  return [asTyped, withoutPlus].flatMap((number) => (number ? [number, ...rewritten(number)] : []))
}

function read(text: string, country?: Country): PhoneNumber | undefined {
  return parsePhoneNumberFromString(text, { extract: false, ...(country && { defaultCountry: country }) })
}

function rewritten(number: PhoneNumber): PhoneNumber[] {
  return (mobileForms[number.countryCallingCode] ?? []).flatMap(([written, mobile]) => {
    if (!written.test(number.nationalNumber)) return []
    const national = number.nationalNumber.replace(written, mobile)
    return read(`+${number.countryCallingCode}${national}`) ?? []
  })
}

/**
 * The United States, Mexico and Chile do not distinguish mobile from fixed numbers: such a number may have WhatsApp.
 */
function isMobile(number: PhoneNumber): boolean {
  const type = number.getType()
  return number.isValid() && (type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE')
}
