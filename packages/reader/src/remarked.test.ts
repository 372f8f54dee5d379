import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['es', 'seguro del coche 420, se paga una vez al año'],
  ['es', 'el gimnasio 420, pero se paga cada dos meses'],
  ['es', 'colegio 420, es mensual'],
  ['es', 'el colegio 420, eso es todos los meses'],
  ['es', 'el gas 420 y es cada dos meses'],
  ['es', 'la hipoteca 420 se paga todos los meses'],
  ['pt', 'condomínio 420 e é todo mês'],
  ['en', "car insurance 420, it's paid once a year"],
  ['pt', 'seguro do carro 420, paga uma vez por ano'],
  ['fr', 'assurance voiture 420, ça se paie une fois par an'],
  ['en', 'netflix 420, goes out monthly'],
  ['en', 'mortgage 420, and it comes out on the 4th of every month'],
  ['fr', 'assurance 420, ça part le 4 de chaque mois'],
  ['es', 'recibo del agua, 420, pero es de dos meses'],
  ['en', "water 420, that's for three months"],
  ['pt', 'água 420, é de dois meses'],
  ['fr', "eau 420, c'est pour deux mois"],
  ['es', 'la luz 420 está carísima'],
  ['en', "electricity 420 it's insane"],
  ['pt', 'conta de luz 420 tá um absurdo'],
  ['es', 'luz 420 menudo palo'],
  ['fr', "électricité 420 c'est abusé"],
] as const)('books an expense in spite of a remark behind it (%s: %s)', (language, text) => {
  const meaning = read(text, homeOf(language))
  expect(meaning).toMatchObject({ kind: 'expenses', items: [{ amount: 42_000 }], sure: true })
})

it.each([
  ['es', 'camarones a 420 están caros'],
  ['pt', 'tênis 420 tá caro'],
  ['fr', "poussette 420 c'est abusé"],
  ['es', 'la luz 420 está cara?'],
] as const)('books nothing that is only thought to be dear (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language)).kind).not.toBe('expenses')
})

it.each([
  ['en', "that's a lot of fish"],
  ['en', 'thats too much wine lol'],
  ['fr', 'ça fait beaucoup de poisson'],
  ['fr', "c'est trop de vin"],
] as const)('changes nothing at a remark on how much there is of something (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language)).kind).toBe('not_expense')
})

it.each([
  ['es', 'treinta?? estás loco'],
  ['es', '30 pavos en eso???'],
  ['es', '15 lucas?? qué caro'],
  ['en', "30?? you're kidding"],
  ['pt', '60 euros?? credo'],
  ['fr', "30 euros ?? t'es sérieux"],
] as const)('takes an amount repeated in surprise for no expense (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language)).kind).toBe('small_talk')
})

it.each([
  ['es', 'taxi 30?'],
  ['es', '1500?'],
  ['es', '30? creo'],
  ['es', '2000?? compré zapas'],
] as const)('asks about an amount that may be an expense (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language)).kind).toBe('ambiguous')
})
