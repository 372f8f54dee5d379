import { commonTimeZones } from '@casita/contract'
import { expect, it } from 'vitest'
import { otherTimeZones, zoneFinder, zoneName } from './zone-names.ts'

it('names time zones in the given language, or by their own name if there is no other', () => {
  expect(zoneName('Asia/Tokyo', 'es')).toBe('Tokio (Asia)')
  expect(zoneName('America/Bogota', 'es')).toBe('Bogotá (América)')
  expect(zoneName('Europe/London', 'fr')).toBe('Londres (Europe)')
  expect(zoneName('America/Sao_Paulo', 'pt')).toBe('São Paulo (América)')
  expect(zoneName('America/Argentina/Buenos_Aires', 'en')).toBe('Buenos Aires (Argentina)')
  expect(zoneName('America/Cordoba', 'en')).toBe('Córdoba (America)')
  expect(zoneName('UTC', 'es')).toBe('UTC')
})

it.each([
  ['es', 'Tokio', 'Asia/Tokyo'],
  ['es', 'tokyo', 'Asia/Tokyo'],
  ['es', 'Japón', 'Asia/Tokyo'],
  ['es', 'bogotá', 'America/Bogota'],
  ['es', 'colombia', 'America/Bogota'],
  ['pt', 'Tóquio', 'Asia/Tokyo'],
  ['fr', 'londres', 'Europe/London'],
  ['fr', 'sao pa', 'America/Sao_Paulo'],
  ['en', 'new york', 'America/New_York'],
] as const)('finds a zone in %s by %s', (language, text, zone) => {
  expect(zoneFinder(language)(zone, text)).toBe(true)
  expect(zoneFinder(language)('Africa/Lagos', text)).toBe(false)
})

it('offers every other time zone once, without aliases of the common ones', () => {
  const others = otherTimeZones()
  expect(others).toContain('America/Bogota')
  const offered = [...commonTimeZones, ...others].map(
    (timeZone) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone,
  )
  expect(offered.filter((zone, at) => offered.indexOf(zone) !== at)).toEqual([])
})
