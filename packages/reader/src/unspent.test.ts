import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

/** What a message records, 'asked' for a question whether to, or 'none'. */
function recorded(language: Language, text: string): number | 'asked' | 'none' {
  const meaning = read(text, homeOf(language))
  if (meaning.kind === 'ambiguous') return 'asked'
  return meaning.kind === 'expenses'
    ? meaning.items.reduce((sum, { amount }) => sum + amount / 100, 0)
    : 'none'
}

describe('a price that nobody paid', () => {
  it('is not recorded if it was only estimated', () => {
    expect(recorded('pt', 'o mecânico orçamentou 380')).toBe('none')
  })

  it.each([
    ['es', 'soñé que gastaba 15 mil en sushi'],
    ['es', 'anoche soñé con una cuenta de 50 mil en el chino'],
    ['en', 'dreamt I spent 71 bucks on snacks haha'],
    ['pt', 'sonhei que comprei um carro por 90 mil'],
    ['fr', "rêvé que j'achetais un bateau 30000 euros"],
  ] as const)('is not recorded if it was dreamt (%s: %s)', (language, text) => {
    expect(recorded(language, text)).toBe('none')
  })

  it.each([
    ['en', 'was it you who got the snack? 6.20'],
    ['pt', 'foi tu quem pegou o lanche? 6,20'],
    ['fr', "c'est toi qui as pris le pain ? 6,20"],
  ] as const)('is asked about behind the question who bought it (%s: %s)', (language, text) => {
    expect(recorded(language, text)).toBe('asked')
  })

  it.each([
    ['en', 'did I tell you about the soap? 6.20', 6.2],
    ['pt', 'o sabão em pó eu não tinha falado né? 21,98', 21.98],
  ] as const)('is recorded behind the question whether it was told (%s: %s)', (language, text, amount) => {
    expect(recorded(language, text)).toBe(amount)
  })

  it.each([
    ['es', 'zafé de la multa de 6000'],
    ['en', 'dodged a 60 dollar parking ticket'],
    ['pt', 'escapei da multa de 130'],
    ['fr', 'échappé à une prune de 60'],
  ] as const)('is not recorded if it was avoided (%s: %s)', (language, text) => {
    expect(recorded(language, text)).toBe('none')
  })

  it.each([
    ['es', 'pedido de 640 anulado'],
    ['en', 'Amazon order for 42.99 cancelled'],
    ['pt', 'pedido de 42,90 cancelado'],
    ['fr', 'commande amazon 42,99 annulée'],
  ] as const)('is not recorded if it was cancelled (%s: %s)', (language, text) => {
    expect(recorded(language, text)).toBe('none')
  })

  it.each([
    ['es', '5 mil de descuento en farmacia con la app'],
    ['pt', '15 reais de desconto na drogasil'],
    ['fr', 'bon de réduction 15 euros chez nocibé'],
    ['fr', 'remise 15 euros chez nocibé'],
  ] as const)('is not recorded if it is only a discount (%s: %s)', (language, text) => {
    expect(recorded(language, text)).toBe('none')
  })

  it.each([
    ['es', 'luz 18.765 atrasada'],
    ['en', 'electric bill 112.40 overdue'],
    ['pt', 'CONTA DE LUZ 187,65 ATRASADA'],
    ['fr', 'facture edf 143,20 impayée'],
  ] as const)('is not recorded if the bill is overdue (%s: %s)', (language, text) => {
    expect(recorded(language, text)).toBe('none')
  })

  it.each([
    ['es', 'la nafta subió 40 pesos'],
    ['es', 'sube 12 mil el seguro del auto'],
    ['es', 'el seguro del auto sube 12 mil'],
    ['es', 'sube la luz 10 euros'],
    ['pt', 'o condomínio sobe 50'],
    ['en', 'gas went up 20 cents'],
    ['pt', 'ontem o gasóleo desceu 4 cêntimos'],
    ['fr', 'le gazole a baissé de 4 centimes'],
  ] as const)('is not recorded if it is only by how much a price changed (%s: %s)', (language, text) => {
    expect(recorded(language, text)).toBe('none')
  })

  it.each([
    ['es', 'cómo ves, 900 por el corte y tinte?'],
    ['en', 'haircut 90, what do you think?'],
    ['pt', 'corte 90, o que acha?'],
    ['fr', "coupe 90, t'en penses quoi ?"],
  ] as const)('is not recorded if others are asked for their opinion (%s: %s)', (language, text) => {
    expect(recorded(language, text)).not.toBeTypeOf('number')
  })

  it.each([
    ['es', 'mi hermana nos invita al sushi, 9000'],
    ['en', "mum's treating us, £90 meal"],
    ['en', 'mum treated us to sushi, 90'],
    ['en', 'my boss shouted me lunch, 25 bucks'],
  ] as const)('is not recorded if somebody treated the writer (%s: %s)', (language, text) => {
    expect(recorded(language, text)).toBe('none')
  })

  it.each([
    ['en', 'treated us to sushi 60', 60],
    ['en', 'I treated us to sushi, 60', 60],
    ['es', 'soñé con pizza y hoy compré una, 9000', 9000],
    ['en', 'dreamt about pizza so bought one, 22', 22],
    ['es', 'la nieta nos invitó al cine pero el balde lo puse yo, 11.400', 11400],
    ['fr', 'payé la facture impayée 143,20', 143.2],
    ['pt', 'paguei a conta de luz atrasada 187,65', 187.65],
    ['es', 'pagué la luz atrasada 18.765', 18765],
    ['en', 'paid the overdue electric bill 112.40', 112.4],
    ['en', 'haircut 90, worth it', 90],
    ['es', 'farmacia 9.990 con el descuento de 3.000', 9990],
  ] as const)('is recorded if it was paid after all (%s: %s)', (language, text, amount) => {
    expect(recorded(language, text)).toBe(amount)
  })
})

describe('a price of a past year', () => {
  it.each([
    ['es', 'en el 2019 pagamos 9000 de alquiler'],
    ['en', 'back in 2019 we paid 900 rent'],
    ['en', 'we paid 900 rent in 2019'],
    ['pt', 'em 2019 pagamos 900 de aluguel'],
    ['fr', 'en 2019 on a payé 900 de loyer'],
  ] as const)('is asked about (%s: %s)', (language, text) => {
    expect(recorded(language, text)).not.toBeTypeOf('number')
  })

  it('is recorded if the year is this one', () => {
    expect(recorded('en', 'paid 900 for the 2026 calendar ads')).toBe(900)
  })
})

it.each([
  ['es', 'el plomero me cobró 45 mil, todavía no se lo pagué'],
  ['en', "the plumber was 45 but I haven't paid him yet"],
  ['pt', 'o encanador cobrou 120, ainda não lhe paguei'],
  ['fr', "le plombier a pris 45 mais je ne l'ai pas encore payé"],
] as const)('refuses what has not been paid yet (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'not_expense', reason: 'future' })
})

it.each([
  ['es', 'plomero 45 mil, le pagué hoy'],
  ['en', 'plumber 45, paid him today'],
] as const)('records what has been paid by now (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language)).kind).toBe('expenses')
})

it.each([
  ['es', 'exacto, 54'],
  ['en', 'exactly, 54'],
  ['pt', 'vdd, 54'],
  ['pt', 'exato, 54'],
  ['fr', 'exact, 54'],
] as const)('takes a word of agreement for nothing that was bought (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language)).kind).not.toBe('expenses')
})

describe('what is listed under a heading', () => {
  it.each([
    ['es', 'a pagar: luz 9000, agua 4000'],
    ['es', 'lo que viene: expensas 80000, seguro 24000'],
    ['es', 'se viene: luz 30 mil, gas 12 mil'],
    ['pt', 'vem aí: luz 130, água 60'],
    ['fr', 'à venir : loyer 700, EDF 80'],
    ['en', 'still to pay: gas 40, water 20'],
    ['en', 'bills due\ngas 40\nwater 20'],
    ['pt', 'contas de setembro a pagar:\nluz 188\nágua 92'],
    ['fr', 'à payer ce mois-ci : élec 96, eau 44'],
  ] as const)('is not recorded if it is still to be paid (%s: %s)', (language, text) => {
    expect(recorded(language, text)).toBe('none')
  })

  it.each([
    ['es', 'menú de hoy: sopa 1800, milanesa 7500'],
    ['en', 'menu: soup 5, steak 20'],
    ['pt', 'cardápio: prato feito 22, suco 9'],
    ['fr', 'carte du midi : soupe 5, steak 20'],
  ] as const)('is not recorded if it is a list of prices (%s: %s)', (language, text) => {
    expect(recorded(language, text)).toBe('none')
  })

  it.each([
    ['es', 'pagado: luz 9000, agua 4000. por pagar: gas 5000', 13_000],
    ['pt', 'por pagar: internet 36. pagas: luz 52', 52],
    ['es', 'menú del día: 12.000', 12_000],
    ['en', 'menu prices are up, we paid: soup 5, steak 20', 25],
    ['es', 'compras: pan 1200, leche 900', 2100],
  ] as const)('is recorded if another heading or a verb says that it was paid (%s: %s)', (...row) => {
    const [language, text, sum] = row
    expect(recorded(language, text)).toBe(sum)
  })
})

describe('one of several bills', () => {
  it.each([
    ['es', 'alquiler 850 mil pagado, luz 40 mil pendiente', 850_000],
    ['es', 'alquiler 850 mil ✅ luz 40 mil ❌', 850_000],
    ['en', 'rent 850 paid, council tax 120 unpaid', 850],
    ['pt', 'aluguel ✔ 1700, escola ✔ 890, luz ✘ 201', 2590],
    ['fr', 'loyer 850 payé, eau 40 impayé', 850],
  ] as const)('is not recorded if it is marked as due (%s: %s)', (language, text, sum) => {
    expect(recorded(language, text)).toBe(sum)
  })
})

describe('the price of what stayed in the shop', () => {
  it.each([
    ['es', 'llevé el pan de 1.490; el queso de 7.990 lo dejé', 1490],
    ['en', 'bought the lamp 40, left the rug at 120', 40],
    ['en', 'the mirror was 129, the stool 60 we left there', 129],
    ['pt', 'camisa 79, a calça de 120 não levei', 79],
    ['fr', "colle 3,99, la lampe à 24,90 je l'ai laissée", 3.99],
  ] as const)('is not recorded with what was bought (%s: %s)', (language, text, amount) => {
    expect(recorded(language, text)).toBe(amount)
  })

  it('is no tip, nor what a thing cost that was left to be repaired', () => {
    expect(recorded('en', 'dinner 60, left 5 for the waiter')).not.toBe(60)
    expect(recorded('es', 'cena 340 y dejé propina de 40')).not.toBe(340)
    expect(recorded('es', 'dejé el auto en el taller 90 mil, taxi 5 mil')).not.toBe(5000)
  })
})
