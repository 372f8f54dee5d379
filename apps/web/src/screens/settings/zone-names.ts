import { commonTimeZones, type Language } from '@casita/contract'

/** The order of the columns below. */
const order = ['es', 'en', 'pt', 'fr'] as const satisfies readonly Language[]
type Names = readonly [es: string, en: string, pt: string, fr: string]

const regions: Record<string, Names> = {
  Africa: ['África', 'Africa', 'África', 'Afrique'],
  America: ['América', 'America', 'América', 'Amérique'],
  Antarctica: ['Antártida', 'Antarctica', 'Antártida', 'Antarctique'],
  Arctic: ['Ártico', 'Arctic', 'Ártico', 'Arctique'],
  Asia: ['Asia', 'Asia', 'Ásia', 'Asie'],
  Atlantic: ['Atlántico', 'Atlantic', 'Atlântico', 'Atlantique'],
  Europe: ['Europa', 'Europe', 'Europa', 'Europe'],
  Indian: ['Índico', 'Indian Ocean', 'Índico', 'Océan Indien'],
  Pacific: ['Pacífico', 'Pacific', 'Pacífico', 'Pacifique'],
}

/** Cities whose name in a language differs from that of their zone; browsers cannot translate them. */
const cities: Record<string, Names> = {
  'Africa/Cairo': ['El Cairo', 'Cairo', 'Cairo', 'Le Caire'],
  'America/Argentina/Cordoba': ['Córdoba', 'Córdoba', 'Córdoba', 'Córdoba'],
  'America/Argentina/Tucuman': ['Tucumán', 'Tucumán', 'Tucumán', 'Tucumán'],
  'America/Asuncion': ['Asunción', 'Asunción', 'Assunção', 'Asunción'],
  'America/Belem': ['Belém', 'Belém', 'Belém', 'Belém'],
  'America/Bogota': ['Bogotá', 'Bogotá', 'Bogotá', 'Bogotá'],
  'America/Cancun': ['Cancún', 'Cancún', 'Cancún', 'Cancún'],
  'America/Cordoba': ['Córdoba', 'Córdoba', 'Córdoba', 'Córdoba'],
  'America/Cuiaba': ['Cuiabá', 'Cuiabá', 'Cuiabá', 'Cuiabá'],
  'America/Havana': ['La Habana', 'Havana', 'Havana', 'La Havane'],
  'America/Los_Angeles': ['Los Ángeles', 'Los Angeles', 'Los Angeles', 'Los Angeles'],
  'America/Maceio': ['Maceió', 'Maceió', 'Maceió', 'Maceió'],
  'America/Merida': ['Mérida', 'Mérida', 'Mérida', 'Mérida'],
  'America/Mexico_City': ['Ciudad de México', 'Mexico City', 'Cidade do México', 'Mexico'],
  'America/New_York': ['Nueva York', 'New York', 'Nova York', 'New York'],
  'America/Panama': ['Panamá', 'Panama', 'Panamá', 'Panama'],
  'America/Sao_Paulo': ['San Pablo', 'São Paulo', 'São Paulo', 'São Paulo'],
  'Asia/Dubai': ['Dubái', 'Dubai', 'Dubai', 'Dubaï'],
  'Asia/Jerusalem': ['Jerusalén', 'Jerusalem', 'Jerusalém', 'Jérusalem'],
  'Asia/Seoul': ['Seúl', 'Seoul', 'Seul', 'Séoul'],
  'Asia/Shanghai': ['Shanghái', 'Shanghai', 'Xangai', 'Shanghai'],
  'Asia/Singapore': ['Singapur', 'Singapore', 'Singapura', 'Singapour'],
  'Asia/Tokyo': ['Tokio', 'Tokyo', 'Tóquio', 'Tokyo'],
  'Atlantic/Canary': ['Canarias', 'Canary Islands', 'Canárias', 'Canaries'],
  'Australia/Sydney': ['Sídney', 'Sydney', 'Sydney', 'Sydney'],
  'Europe/Amsterdam': ['Ámsterdam', 'Amsterdam', 'Amsterdã', 'Amsterdam'],
  'Europe/Athens': ['Atenas', 'Athens', 'Atenas', 'Athènes'],
  'Europe/Berlin': ['Berlín', 'Berlin', 'Berlim', 'Berlin'],
  'Europe/Brussels': ['Bruselas', 'Brussels', 'Bruxelas', 'Bruxelles'],
  'Europe/Copenhagen': ['Copenhague', 'Copenhagen', 'Copenhague', 'Copenhague'],
  'Europe/Dublin': ['Dublín', 'Dublin', 'Dublin', 'Dublin'],
  'Europe/Lisbon': ['Lisboa', 'Lisbon', 'Lisboa', 'Lisbonne'],
  'Europe/London': ['Londres', 'London', 'Londres', 'Londres'],
  'Europe/Moscow': ['Moscú', 'Moscow', 'Moscou', 'Moscou'],
  'Europe/Paris': ['París', 'Paris', 'Paris', 'Paris'],
  'Europe/Prague': ['Praga', 'Prague', 'Praga', 'Prague'],
  'Europe/Rome': ['Roma', 'Rome', 'Roma', 'Rome'],
  'Europe/Stockholm': ['Estocolmo', 'Stockholm', 'Estocolmo', 'Stockholm'],
  'Europe/Vienna': ['Viena', 'Vienna', 'Viena', 'Vienne'],
  'Europe/Warsaw': ['Varsovia', 'Warsaw', 'Varsóvia', 'Varsovie'],
  'Europe/Zurich': ['Zúrich', 'Zurich', 'Zurique', 'Zurich'],
}

/**
 * The name of a time zone for people, short enough for a phone: 'Buenos Aires (Argentina)' for
 * 'America/Argentina/Buenos_Aires'.
 */
export function zoneName(zone: string, language: Language): string {
  const own = order.indexOf(language)
  const [city = zone, region] = zone.replaceAll('_', ' ').split('/').reverse()
  const name = cities[zone]?.[own] ?? city
  return region ? `${name} (${regions[region]?.[own] ?? region})` : name
}

/** All time zones that this browser knows, except the common ones, also under their aliases (America/Buenos_Aires). */
export function otherTimeZones(): string[] {
  const common = new Set<string>(
    commonTimeZones.flatMap((timeZone) => [
      timeZone,
      new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone,
    ]),
  )
  return Intl.supportedValuesOf('timeZone').filter((zone) => !common.has(zone))
}

/** Lower case without accents, so that 'sao' finds São Paulo. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words by which a zone is found: its name in this language and its own, and that of its time, 'hora de Japón'. */
function wordsOf(zone: string, language: Language): string {
  const time = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')
  return plain([zoneName(zone, language), zone.replaceAll('_', ' '), time?.value].join(' '))
}

/** Returns a predicate that finds zones by city, region or country, ignoring case and accents. */
export function zoneFinder(language: Language): (zone: string, text: string) => boolean {
  const known = new Map<string, string>()
  return (zone, text) => {
    const words = known.get(zone) ?? wordsOf(zone, language)
    known.set(zone, words)
    return words.includes(plain(text.trim()))
  }
}
