import { languages } from '@casita/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  dayIn,
  formatChange,
  formatDay,
  formatLongDay,
  formatPercent,
  formatRelativeDay,
  formatTime,
} from './format.ts'

const locales = { en: 'en-US', es: 'es-AR', pt: 'pt-BR', fr: 'fr-FR' } as const

test("formats a day as 'Mon D, YYYY' in English and day first in other languages", () => {
  const days = languages.map((language) => formatDay('2026-11-05', language))
  expect(days).toEqual(['5 nov 2026', 'Nov 5, 2026', '5 nov 2026', '5 nov 2026'])
})

test('shows recent days as today or yesterday, then by weekday, and older ones by date', () => {
  const seen = (day: string) => formatRelativeDay(day, '2026-11-20', 'es')
  expect(['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-14', '2026-11-13'].map(seen)).toEqual([
    'Hoy',
    'Ayer',
    'Miércoles 18',
    'Sábado 14',
    '13 nov',
  ])
})

test.each([
  ['en', '12:05 AM'],
  ['es', '00:05'],
  ['pt', '0:05'],
  ['fr', '0:05'],
] as const)('shows five past midnight in %s as %s', (language, shown) => {
  const time = formatTime('2026-11-20T03:05:00Z', 'America/Argentina/Buenos_Aires', language)
  expect(time.replace(/\s/g, ' ')).toBe(shown)
})

test('shows a future day by its date', () => {
  expect(formatRelativeDay('2026-11-21', '2026-11-20', 'en')).toBe('Nov 21')
})

test('shows the year of a day in another year', () => {
  const seen = languages.map((language) => formatRelativeDay('2025-12-24', '2026-01-03', language))
  expect(seen).toEqual(['24 dic 2025', 'Dec 24, 2025', '24 dez 2025', '24 déc 2025'])
})

test.each(languages)('formats every day of a year in %s as the browser does', (language) => {
  const long = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const short = new Intl.DateTimeFormat(locales[language], { month: 'short', timeZone: 'UTC' })
  for (
    let date = new Date('2028-01-01');
    date.getUTCFullYear() === 2028;
    date = new Date(+date + 86_400_000)
  ) {
    const day = date.toISOString().slice(0, 10)
    expect(formatLongDay(day, language)).toBe(long.format(date))
    const [number, month] = [date.getUTCDate(), short.format(date).replace('.', '')]
    expect(formatDay(day, language)).toBe(
      language === 'en' ? `${month} ${number}, 2028` : `${number} ${month} 2028`,
    )
  }
})

test('puts an instant on the day in the reader’s time zone', () => {
  const lateInLondon = '2026-11-20T23:30:00Z'
  expect(dayIn('America/Argentina/Buenos_Aires', lateInLondon)).toBe('2026-11-20')
  expect(dayIn('Asia/Tokyo', lateInLondon)).toBe('2026-11-21')
})

test.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])('does not shift a calendar day in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(new Date('2026-01-01T12:00:00Z').getTimezoneOffset()).not.toBe(0)
  expect(formatLongDay('2026-01-01', 'en')).toBe('Thursday, January 1')
  expect(formatDay('2026-01-01', 'en')).toBe('Jan 1, 2026')
})

test('shows a share as a whole percentage', () => {
  expect(formatPercent(0.336, 'en')).toBe('34%')
  for (const language of languages) {
    const percent = new Intl.NumberFormat(locales[language], { style: 'percent' })
    for (const share of [0, 0.07, 0.336, 1, 12.34, 4321]) {
      // Spanish keeps the sign apart, which browsers do for Spain alone.
      const expected =
        language === 'es' ? percent.format(share).replace('%', '\u00a0%') : percent.format(share)
      expect(formatPercent(share, language)).toBe(expected)
    }
  }
})

test('never shows a small share as zero percent', () => {
  expect([0, 0.0001, 0.00996, 0.01, 0.5].map((share) => formatPercent(share, 'es'))).toEqual(
    ['0 %', '<1 %', '<1 %', '1 %', '50 %'].map((text) => text.replace(' ', '\u00a0')),
  )
})

test('never shows less than the whole as a hundred percent', () => {
  expect([0.994, 0.9999, 1, 1.001].map((share) => formatPercent(share, 'en'))).toEqual([
    '99%',
    '99%',
    '100%',
    '100%',
  ])
})

test('shows growth as a factor once the percentage has four digits', () => {
  expect([0.5, 9.99, -1].map((change) => formatChange(change, 'en'))).toEqual(['50%', '999%', '100%'])
  expect([9.996, 169.31, 1699].map((change) => formatChange(change, 'es'))).toEqual(['×11', '×170', '×1.700'])
})
