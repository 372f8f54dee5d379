import { texts } from './texts.js'

const time = new Intl.DateTimeFormat(texts.locale, { hour: '2-digit', minute: '2-digit', hour12: false })
const longDay = new Intl.DateTimeFormat(texts.locale, { weekday: 'long', day: 'numeric', month: 'long' })
const dayMs = 24 * 3600 * 1000

/** The time of day of an ISO moment, where the browser is. */
export const timeOf = (at) => time.format(new Date(at))

/** The local day of an ISO moment as a key. */
export const dayKey = (at) => new Date(at).toDateString()

/** "Hoy, viernes 20 de noviembre". */
export const dayLabel = (at) => {
  const label = longDay.format(new Date(at)).replace(/^(\p{L}+), /u, '$1 ')
  if (dayKey(at) === dayKey(Date.now())) return `${texts.today}, ${label}`
  if (dayKey(at) === dayKey(Date.now() - dayMs)) return `${texts.yesterday}, ${label}`
  return label
}

/** A number as people write it where it comes from; digits with a plus elsewhere. */
export const phoneLabel = (waId) => {
  const argentine = /^549(11|\d{3})(\d{3,4})(\d{4})$/.exec(waId)
  if (argentine) return `+54 9 ${argentine.slice(1, 3).join(' ')}-${argentine[3]}`
  const american = /^1(\d{3})(\d{3})(\d{4})$/.exec(waId)
  if (american) return `+1 ${american[1]} ${american[2]}-${american[3]}`
  return `+${waId}`
}

/** What somebody is called: their first name, or else their number. */
export const shortName = (contact) => contact.name.split(' ')[0] || phoneLabel(contact.wa_id)

/** The hue of somebody's round picture, in degrees. */
export const hueOf = (contact) => [150, 250, 30, 320, 200, 90][Number(contact.wa_id.slice(-4)) % 6]
