import { countries, problems } from '@casita/contract'
import type { Routes } from '../routes.ts'
import { isAssistants, parsePhone } from './phones.service.ts'

/** Tells while somebody types whether a number can have WhatsApp. */
export const phoneRoutes: Routes<'validatePhone'> = {
  async validatePhone({ deps, body }) {
    const said = body.country_code?.replace('+', '')
    const country = countries.find(({ code, callingCode }) => said === code || said === callingCode)
    const phone = parsePhone(body.phone_number, country?.code)
    const isMobile = phone.isMobile && !(phone.e164 && isAssistants(deps.config, phone.e164))
    return {
      success: true,
      is_valid: phone.isValid,
      is_mobile: isMobile,
      formatted_international: phone.international,
      formatted_e164: phone.e164,
      error_message: isMobile ? null : problems.phone_invalid.text,
    }
  },
}
