import { type Country, type PhoneCheck, validatePhone } from '@casita/contract'
import { request } from './request.ts'

/** Asks the server whether a number, typed in any usual way, can have WhatsApp. */
export function checkPhone(
  number: string,
  country: Country | null,
  signal: AbortSignal,
): Promise<PhoneCheck> {
  return request(validatePhone, { body: { phone_number: number, country_code: country } }, { signal })
}
