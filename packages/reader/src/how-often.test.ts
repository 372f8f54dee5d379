import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { filingHomeOf } from './testing/home.ts'

const told = (language: Language, text: string) => {
  const meaning = read(text, filingHomeOf(language))
  if (meaning.kind !== 'expenses') return meaning.kind
  return meaning.items.map(({ amount, description, date }) => `${amount / 100} ${description} ${date}`).join()
}

describe('how often something comes back', () => {
  it.each([
    ['es', 'hbo 8.990 cada mes', '8990 hbo 2026-11-18'],
    ['es', 'hipoteca 612 el 1 de cada mes', '612 hipoteca 2026-11-01'],
    ['es', 'clases de inglés 90 cada semana', '90 clases de inglés 2026-11-18'],
    ['es', 'manicura 45, cada quince días', '45 manicura 2026-11-18'],
    ['en', 'netflix 15 each month', '15 netflix 2026-11-18'],
    ['en', 'netflix 15 every month', '15 netflix 2026-11-18'],
    ['en', 'home insurance 340 every year', '340 home insurance 2026-11-18'],
    ['pt', 'renda 750 todos os meses no dia 8', '750 renda 2026-11-08'],
    ['pt', 'manicure 45 toda quinzena', '45 manicure 2026-11-18'],
    ['fr', 'netflix 15 chaque mois', '15 netflix 2026-11-18'],
    ['fr', 'piano 45 toutes les deux semaines', '45 piano 2026-11-18'],
  ] as const)('is told beside what was paid (%s: %s)', (language, text, noted) => {
    expect(told(language, text)).toBe(noted)
  })

  it.each([
    ['es', 'hbo 8.990 cada uno', 'ambiguous'],
    ['es', 'presupuesto de comida 300 cada mes', 'budget'],
    ['es', 'gano 350 cada semana', 'not_expense'],
    ['es', 'el gym sale 400, vence el 5 de cada mes', 'not_expense'],
    ['en', 'I make 900 every week', 'not_expense'],
    ['pt', 'recebo 750 todo mês', 'not_expense'],
    ['fr', 'je gagne 900 chaque semaine', 'not_expense'],
  ] as const)('makes no expense of what is none (%s: %s)', (language, text, kind) => {
    expect(told(language, text)).toBe(kind)
  })
})
