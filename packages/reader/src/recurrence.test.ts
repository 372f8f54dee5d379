import { expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

/** The items of a message that is read as expenses; else the kind of message it is. */
function noted(language: Language, text: string): unknown {
  const meaning = read(text, homeOf(language))
  if (meaning.kind !== 'expenses') return meaning.kind
  return meaning.items.map(
    ({ description, amount, date }) => `${description} ${amount / 100} ${date.slice(5)}`,
  )
}

it.each([
  ['en', 'netflix 15 every month', 'netflix 15 11-18'],
  ['en', 'netflix 15 a month', 'netflix 15 11-18'],
  ['en', 'daycare 210 a week', 'daycare 210 11-18'],
  ['en', 'rent 900 every month on the 1st', 'rent 900 11-01'],
  ['en', 'council tax 168 every month on the first', 'council tax 168 11-01'],
  ['en', 'school fees 320 every month, its a debit order', 'school fees 320 11-18'],
  ['en', 'sky sports 34 a month, started today', 'sky sports 34 11-18'],
  ['en', 'spotify 11 every month, from yesterday', 'spotify 11 11-17'],
  ['es', 'netflix 8000 cada mes', 'netflix 8000 11-18'],
  ['pt', 'netflix 40 cada mês', 'netflix 40 11-18'],
  ['fr', 'netflix 14 chaque mois', 'netflix 14 11-18'],
  ['fr', 'femme de ménage 40 chaque semaine', 'femme de ménage 40 11-18'],
  ['fr', 'loyer 1350 à chaque mois le 1er', 'loyer 1350 11-01'],
  ['fr', 'loyer 950 tous les premiers du mois', 'loyer 950 11-01'],
  ['fr', 'loyer 950 le premier de chaque mois', 'loyer 950 11-01'],
  ['fr', "le loyer c'est 890 tous les 5 du mois", 'loyer 890 11-05'],
  ['es', 'el alquiler es 890 todos los 5', 'alquiler 890 11-05'],
  ['pt', 'o aluguel é 890 todo dia 5', 'aluguel 890 11-05'],
  ['en', 'rent is 890 every 5th of the month', 'rent 890 11-05'],
  ['en', 'rent 890 every 5th', 'rent 890 11-05'],
  ['en', 'EMI 18500 every month on the 5th', 'EMI 18500 11-05'],
  ['es', 'alquiler 950 el quince de cada mes', 'alquiler 950 11-15'],
  ['fr', 'loyer 870 chaque mois le 5', 'loyer 870 11-05'],
  ['fr', "spotify 11 par mois à partir d'aujourd'hui", 'spotify 11 11-18'],
  ['es', 'hipoteca 612 el 1 de cada mes', 'hipoteca 612 11-01'],
  ['es', 'peluquería 45, cada quince días', 'peluquería 45 11-18'],
  ['en', 'home insurance 340 every year', 'home insurance 340 11-18'],
  ['pt', 'renda 750 todos os meses no dia 8', 'renda 750 11-08'],
  ['pt', 'manicure 45 toda quinzena', 'manicure 45 11-18'],
  ['fr', 'piano 45 toutes les deux semaines', 'piano 45 11-18'],
  ['en', 'cleaner 60 every wednesday', 'cleaner 60 11-18'],
  ['en', 'piano lesson 40 every friday', 'piano lesson 40 11-13'],
  ['en', 'piano lesson 40 on tuesdays', 'piano lesson 40 11-17'],
  ['es', 'niñera 4000 los martes', 'niñera 4000 11-17'],
  ['pt', 'faxina 150 às terças', 'faxina 150 11-17'],
  ['es', 'limpieza 5000 cada miércoles', 'limpieza 5000 11-18'],
  ['es', 'limpieza 5000 todos los martes', 'limpieza 5000 11-17'],
  ['pt', 'diarista 180, pago ela toda quarta', 'diarista 180 11-18'],
  ['pt', 'faxina 150 todas as sextas', 'faxina 150 11-13'],
  ['fr', 'ménage 45 chaque mercredi', 'ménage 45 11-18'],
  ['fr', 'ménage 45 tous les mardis', 'ménage 45 11-17'],
  ['en', 'rent is 875 on the first of every month', 'rent 875 11-01'],
  ['en', 'the mortgage is 1120 on the 3rd of each month', 'mortgage 1120 11-03'],
  ['en', 'gym is 30 every month on the 5th', 'gym 30 11-05'],
  ['fr', "le loyer c'est 780 le 5 de chaque mois", 'loyer 780 11-05'],
  ['fr', "la cantine c'est 62 par mois le 10", 'cantine 62 11-10'],
  ['es', 'la comunidad son 65 euros todos los meses', 'comunidad 65 11-18'],
  ['es', 'el alquiler es de 850 el 1 de cada mes', 'alquiler 850 11-01'],
  ['es', 'el colegio son 230 cada mes', 'colegio 230 11-18'],
  ['pt', 'o condomínio é 450 no dia 5 de cada mês', 'condomínio 450 11-05'],
  ['en', 'council tax is 140 every month', 'council tax 140 11-18'],
  ['fr', "le loyer c'est 780 tous les mois", 'loyer 780 11-18'],
] as const)(
  'records a recurring price once, without how often in the description (%s: %s)',
  (language, text, thing) => {
    expect(noted(language, text)).toEqual([thing])
  },
)

it.each([
  ['en', 'groceries max 300 a month', 'not_expense'],
  ['en', 'gym costs 30 a month', 'not_expense'],
  ['en', 'the flat upstairs is 1200 a month', 'not_expense'],
  ['fr', "le studio d'à côté c'est 650 par mois", 'not_expense'],
  ['es', 'el piso de al lado son 850 al mes', 'not_expense'],
  ['en', 'the flat upstairs is 1200 every month', 'not_expense'],
  ['es', 'mi sueldo es 900 todos los meses', 'not_expense'],
  ['en', 'should we get sky for 34 a month', 'not_expense'],
  ['en', 'spotify 11 a month starting next month', 'not_expense'],
  ['en', 'netflix 15 a month?', 'query'],
  ['en', 'my salary 3000 a month', 'not_expense'],
  ['en', 'lunch 12 three times a week', 'not_expense'],
  ['es', 'la cuota subió a 15000 cada mes', 'not_expense'],
  ['fr', 'spotify 11 par mois à partir de décembre', 'not_expense'],
  ['fr', 'budget courses 300 chaque mois', 'budget'],
  ['es', 'hbo 8.990 cada uno', 'ambiguous'],
  ['es', 'gano 350 cada semana', 'not_expense'],
  ['es', 'el gym sale 400, vence el 5 de cada mes', 'not_expense'],
  ['en', 'I make 900 every week', 'not_expense'],
  ['es', 'yoga 900, voy todos los martes', 'not_expense'],
  ['pt', 'recebo 750 todo mês', 'not_expense'],
] as const)('does not record a recurring wish, quote or question (%s: %s)', (language, text, kind) => {
  expect(noted(language, text)).toBe(kind)
})

it.each([
  ['es', 'netflix 12,99 y spotify 10,99 cada mes', [12_99, 10_99]],
  ['en', 'netflix 15 and spotify 11 each month', [15_00, 11_00]],
  ['pt', 'netflix 15 e spotify 11 cada mês', [15_00, 11_00]],
  ['fr', 'netflix 15 et spotify 11 chaque mois', [15_00, 11_00]],
] as const)('does not ask what each of several cost that recur (%s: %s)', (language, text, amounts) => {
  const items = amounts.map((amount) => ({ amount }))
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'expenses', items })
})

it.each([
  ['es', 'pan 3 y leche 2 cada uno'],
  ['fr', 'pain 3 et lait 2 chacun'],
] as const)('asks about several that were paid each (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language)).kind).toBe('ambiguous')
})
