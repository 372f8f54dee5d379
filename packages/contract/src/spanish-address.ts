/**
 * Where somebody is addressed as 'vos', by region and calling code: the Río de la Plata and Central America. Casita's
 * Spanish is written that way; everywhere else people are addressed as 'tú'.
 */
const vosRegions = ['AR', 'UY', 'PY', 'CR', 'GT', 'HN', 'NI', 'SV']
const vosNumbers = /^\+(?:54|598|595|506|502|504|505|503)/

/** How Spanish addresses somebody. */
export type SpanishAddress = 'vos' | 'tu'

/** How to address the owner of a phone number in E.164 in Spanish; 'vos' without a number. */
export function addressByPhone(phone: string | null): SpanishAddress {
  return phone === null || vosNumbers.test(phone) ? 'vos' : 'tu'
}

/**
 * How to address somebody in Spanish whose browser asks for these language tags ('es-MX'): by the region of the first
 * Spanish one that names a country, otherwise 'vos'.
 */
export function addressByTags(tags: readonly string[]): SpanishAddress {
  const region = tags.map((tag) => /^es-(?:\w{4}-)?([a-z]{2})\b/i.exec(tag)?.[1]).find(Boolean)
  return region === undefined || vosRegions.includes(region.toUpperCase()) ? 'vos' : 'tu'
}
