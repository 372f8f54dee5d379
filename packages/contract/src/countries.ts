/** The countries whose phone numbers Casita accepts, with their calling codes; the first is the default. */
export const countries = [
  { code: 'AR', callingCode: '54', sample: '11 2345-6789' },
  { code: 'US', callingCode: '1', sample: '201 555 0123' },
  { code: 'MX', callingCode: '52', sample: '55 1234 5678' },
  { code: 'BR', callingCode: '55', sample: '11 96123-4567' },
  { code: 'CO', callingCode: '57', sample: '321 123 4567' },
  { code: 'CL', callingCode: '56', sample: '9 6123 4567' },
  { code: 'ES', callingCode: '34', sample: '612 34 56 78' },
  { code: 'GB', callingCode: '44', sample: '7400 123456' },
  { code: 'PE', callingCode: '51', sample: '912 345 678' },
] as const
export type Country = (typeof countries)[number]['code']
export const countryCodes = countries.map((country) => country.code)
export const callingCodes = countries.flatMap(({ callingCode }) => [callingCode, `+${callingCode}`] as const)
