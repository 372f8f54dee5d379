import { callingCodes, countryCodes } from './countries.ts'
import { endpoint } from './endpoint.ts'
import { PhoneText, success } from './fields.ts'
import * as z from './schema.ts'

/** A number that is not a mobile number is a result, not an error. */
export const PhoneCheck = z.object({
  success,
  is_valid: z.boolean(),
  is_mobile: z.boolean(),
  formatted_international: z.nullable(z.string()),
  formatted_e164: z.nullable(z.string()),
  error_message: z.nullable(z.string()),
})
export type PhoneCheck = z.infer<typeof PhoneCheck>

/** A country by its letters, or by its calling code. */
const CountryField = z.enum([...countryCodes, ...callingCodes], 'Unsupported country')

export const validatePhone = endpoint({
  method: 'POST',
  path: '/v2/utilities/validate-phone',
  access: 'public',
  tag: 'Phones',
  summary: 'Whether a number, typed the way people write it, can have WhatsApp',
  body: z.object({ phone_number: PhoneText, country_code: z.optional(z.nullable(CountryField)) }),
  answer: PhoneCheck,
  limit: 'validatePhone',
})
