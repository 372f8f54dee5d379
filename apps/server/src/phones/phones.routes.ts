import { countries, problems } from '@casita/contract'
import type { Routes } from '../routes.ts'
import { parsePhone } from './phones.service.ts'

/** Tells while somebody types whether a number can have WhatsApp. */
export const phoneRoutes: Routes<'validatePhone'> = {
  async validatePhone({ body }) {
    const said = body.country_code?.replace('+', '')
    const country = countries.find(({ code, callingCode }) => said === code || said === callingCode)
    const phone = parsePhone(body.phone_number, country?.code)
    return {
      success: true,
      is_valid: phone.isValid,
      is_mobile: phone.isMobile,
      formatted_international: phone.international,
      formatted_e164: phone.e164,
      error_message: phone.isMobile ? null : problems.phone_invalid.text,
    }
  },
}
