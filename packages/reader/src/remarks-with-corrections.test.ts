import { describe, expect, it } from 'vitest'
import { onlyItem, read } from './index.ts'
import { homeOf } from './testing/home.ts'

describe('words beside a correction or a deletion', () => {
  it.each([
    ['pt', 'pera, foi 112'],
    ['es', 'perá, eran 112'],
    ['es', 'tenés razón, eran 112'],
    ['es', 'sí, tenés razón, 112'],
    ['en', "yeah you're right 112"],
    ['pt', 'tem razão, 112'],
    ['fr', "oui t'as raison 112"],
    ['es', 'la dividimos con unos amigos, nos tocó 112'],
    ['pt', 'rachamos, deu 112 pra cada'],
    ['pt', 'aumenta ele pra 112'],
    ['es', 'no 112 tengo el ticket'],
    ['en', "it was 112, I've got the receipt"],
    ['pt', 'não 112 tenho a nota'],
    ['fr', "non 112 j'ai le ticket"],
  ] as const)('are not part of the amount (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: { amount: 11_200 } })
  })

  it.each([
    ['es', 'no, 112 estaba bien'],
    ['es', 'no mentira 112 está bien'],
    ['pt', 'não, 112 tava certo'],
    ['en', 'no, 112 was right'],
  ] as const)('are no new name (%s: %s)', (language, text) => {
    const meaning = read(text, homeOf(language))
    expect(meaning).toMatchObject({ kind: 'correction' })
    expect(meaning).toHaveProperty('changes', { amount: 11_200 })
  })

  it.each([
    ['es', 'las cañas fueron 12,40, que pedí yo dos más'],
    ['es', 'los helados eran 12,40, invité a tres más'],
    ['en', 'the beers were 12.40, I had two more'],
    ['fr', "les bières c'était 12,40, j'en ai pris deux de plus"],
    ['pt', 'as cervejas foram 12,40, pedi duas a mais'],
  ] as const)('can say how many more there were (%s: %s)', (language, text) => {
    const meaning = read(text, homeOf(language, { currency: 'EUR' }))
    const amount = meaning.kind === 'correction' ? meaning.changes.amount : onlyItem(meaning)?.amount
    expect(amount).toBe(1240)
  })

  it.each([
    ['es', 'eran 112 lo anoté mal', undefined],
    ['en', 'the vet was 112 I read it wrong', 'vet'],
    ['en', 'the vet was 112 not 121 I read it wrong', 'vet'],
    ['pt', 'a gasolina foi 112 anotei errado', 'gasolina'],
    ['fr', "c'était 112 je me suis trompée", undefined],
  ] as const)('can say that the writer was mistaken (%s: %s)', (language, text, about) => {
    const meaning = read(text, homeOf(language))
    expect(meaning).toMatchObject({
      kind: 'correction',
      ...(about && { about }),
      changes: { amount: 11_200 },
    })
  })

  it.each([
    ['es', 'sumale 5 a la feria por los huevos', 'feria'],
    ['es', 'agregale 5 al súper, la leche', 'súper'],
    ['es', 'ponele 5 más al taxi por la valija', 'taxi'],
    ['pt', 'soma 5 na feira pelos ovos', 'feira'],
    ['pt', 'acrescenta 5 no mercado por causa do leite', 'mercado'],
  ] as const)('can say why an amount is raised (%s: %s)', (language, text, about) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', about, changes: { by: 500 } })
  })

  it.each([
    ['es', 'no, el envío fue aparte, total 112'],
    ['es', 'no, faltó la propina, 112 en total'],
    ['en', 'no, tip was extra, total 112'],
    ['pt', 'não, a gorjeta foi à parte, total 112'],
    ['fr', 'non, le pourboire en plus, 112 au total'],
  ] as const)('can name an extra, which is no new name (%s: %s)', (language, text) => {
    const meaning = { kind: 'correction', changes: { amount: 11_200 }, sure: true }
    expect(read(text, homeOf(language))).toEqual(meaning)
  })

  it.each([
    ['es', 'uh, entonces borrala'],
    ['es', 'bórralo, ese me lo pago yo aparte'],
    ['pt', 'verdade, apaga esse'],
    ['es', 'me lo devuelven así que borralo'],
    ['en', 'work will pay that back tho so take it off'],
    ['pt', 'o trabalho vai pagar então apaga'],
    ['fr', "on me l'a remboursé donc supprime"],
  ] as const)('do not name what is deleted (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words: '', sure: true })
  })

  it.each([
    ['en', 'the uber was double so delete it', 'uber'],
    ['en', 'take the plant out it was a present for Noreen and she paid me', 'plant'],
    ['en', 'cancel spotify, that comes out of my account', 'spotify'],
    ['fr', "le resto c'était une note de frais donc enlève le", 'resto'],
    ['fr', "annule netflix, c'est pas nous", 'netflix'],
  ] as const)('can be the reason for deleting a named thing (%s: %s)', (language, text, words) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words, sure: true })
  })

  it.each([
    ['es', 'eso no es de la casa'],
    ['en', "that wasn't for the house"],
    ['pt', 'isso não é da casa né'],
    ['fr', "c'était pas pour la maison"],
  ] as const)('are no category if it was not for the house (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toEqual({
      kind: 'correction',
      changes: { payerId: null },
      sure: true,
    })
  })

  it('that doubt whether it was recorded change nothing', () => {
    const meaning = read('não lembro se lancei o condomínio', homeOf('pt'))
    expect(meaning).toMatchObject({ kind: 'not_expense', reason: 'hypothetical' })
  })
})

describe('a denied amount', () => {
  it.each([
    ['es', '¿no eran 350?'],
    ['fr', "c'est pas 34,99 la box ?"],
  ] as const)('with a question mark is a question to others (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'not_expense', reason: 'question' })
  })

  it('corrects nothing by itself', () => {
    expect(read("c'est pas 34,99", homeOf('fr'))).toMatchObject({ kind: 'correction', changes: {} })
  })
})

describe('a remark about the last expense', () => {
  it.each([
    ['no once only, they fetched me', {}],
    ['that tesco includes 12 for a birthday card', { about: 'tesco' }],
  ])('can change neither its name nor its amount: %s', (text, about) => {
    expect(read(text, homeOf('en'))).toEqual({ kind: 'correction', ...about, changes: {}, sure: true })
  })

  it.each([
    ['es', 'no pero en serio'],
    ['en', 'no but seriously'],
    ['pt', 'não mas é sério'],
    ['fr', 'non mais sérieux'],
    ['fr', "non mais c'est abusé"],
    ['en', 'no but honestly thats robbery'],
  ] as const)('is not its new name when it only exclaims (%s: %s)', (language, text) => {
    const meaning = read(text, homeOf(language))
    expect(meaning.kind === 'correction' ? meaning.changes : {}).toEqual({})
  })

  it.each([
    ['es', 'no pero el pan'],
    ['en', 'no but the bread'],
    ['fr', 'non mais le pain'],
  ] as const)('names what it was if that is a thing (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ changes: { categoryKind: 'groceries' } })
  })

  it.each([
    ['es', 'no, en realidad no pongas eso'],
    ['en', "no actually don't put that in"],
    ['pt', 'não, na verdade não põe isso'],
    ['fr', 'non en fait mets pas ça'],
  ] as const)('asks not to record it, and gives no new name (%s: %s)', (language, text) => {
    const meaning = read(text, homeOf(language))
    expect(meaning).toMatchObject({ kind: 'correction', changes: {}, remark: 'notToNote' })
  })

  it('can be the reason for a lower amount', () => {
    const meaning = read('take 20 off the vet, got a refund', homeOf('en'))
    expect(meaning).toMatchObject({ kind: 'correction', about: 'vet', changes: { by: -2000 } })
  })

  it('can tell how it was paid', () => {
    expect(read('that was cash btw', homeOf('en'))).toMatchObject({ kind: 'correction', remark: 'aside' })
  })

  it.each([
    ['en', "sure it was Tom's birthday"],
    ['en', "yeah it's our anniversary"],
    ['es', 'era el cumple de Juli'],
    ['pt', 'ué, foi aniversário dela'],
    ['fr', "bah c'était l'anniv de Paul"],
  ] as const)('can tell on what occasion it was (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: {}, remark: 'aside' })
  })

  it.each([
    ['en', "it was Tom's birthday cake", "Tom's birthday cake"],
    ['fr', "c'était un cadeau d'anniversaire", "cadeau d'anniversaire"],
  ] as const)('still tells what it was for an occasion (%s: %s)', (language, text, description) => {
    expect(read(text, homeOf(language))).toMatchObject({ changes: { description } })
  })

  it.each([
    ['en', 'the popcorn was free', 'popcorn'],
    ['es', 'el café no iba, me lo regalaron', 'café'],
    ['pt', 'o café não ia, eu ganhei', 'café'],
    ['en', "the coffee shouldn't be there, it was on the house", 'coffee'],
    ['fr', "le café compte pas, on me l'a offert", 'café'],
    ['en', 'the coffee was on the house', 'coffee'],
    ['en', 'that was free actually', ''],
    ['es', 'el café me lo regalaron', 'café'],
    ['pt', 'o café foi de graça', 'café'],
    ['fr', "le popcorn on me l'a offert", 'popcorn'],
    ['fr', 'les croissants on me les a offerts en fait', 'croissants'],
    ['fr', "c'était offert", ''],
  ] as const)('can say that nothing was paid for it (%s: %s)', (language, text, words) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words, sure: false })
  })

  it.each([
    ['en', 'the vet is so expensive'],
    ['en', 'the haircut was cheap'],
    ['es', 'uy la peluquería está carísima'],
    ['pt', 'nossa, o cabeleireiro tá caro'],
    ['fr', "la vache c'est cher le coiffeur"],
  ] as const)('can only complain of a price (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'not_expense', reason: 'unrelated' })
  })

  it.each([
    ['en', 'put the pizza back, it still counts'],
    ['fr', 'remets la pizza'],
  ] as const)('can ask to restore it (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'restore', words: 'pizza' })
  })

  it.each([
    ['en', 'what was that for??'],
    ['fr', "c'était quoi ça ?"],
  ] as const)('can ask what it was (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'query', ask: 'latest', authors: true })
  })
})

describe('the owner of an expense and how it was settled', () => {
  it.each([
    ['es', 'el súper era de mi mamá, me lo devolvió', { payerName: 'mi mamá' }],
    ['es', 'la cena era de la oficina, me la pagan', { payerId: null }],
    ['pt', 'o mercadinho era da minha mãe, ela me pagou de volta', { payerName: 'minha mãe' }],
  ] as const)('changes only the payer (%s: %s)', (language, text, changes) => {
    const meaning = read(text, homeOf(language))
    expect(meaning.kind === 'correction' && meaning.changes).toEqual(changes)
  })
})

describe('the number of times a price was paid', () => {
  it.each([
    ['es', 'peaje 3 veces 4,50'],
    ['fr', 'péage 3 fois 4,50'],
    ['en', 'toll 3 times 4.50'],
    ['es', 'peaje 4,50 3 veces'],
    ['fr', 'péage 4,50 3 fois'],
    ['en', 'toll 4.50, 3 times'],
  ] as const)('multiplies it (%s: %s)', (language, text) => {
    const meaning = read(text, homeOf(language))
    expect(meaning.kind === 'expenses' && meaning.items.map(({ amount }) => amount)).toEqual([1350])
  })

  it.each([
    ['en', 'gym 4.50 3 times a week'],
    ['fr', 'école 4,50 en 3 fois'],
  ] as const)(
    'does not multiply it if it is per week or a number of instalments (%s: %s)',
    (language, text) => {
      const meaning = read(text, homeOf(language))
      expect(meaning.kind === 'expenses' && meaning.items.map(({ amount }) => amount)).toEqual([450])
    },
  )
})

it.each([
  ['es', 'carrefour: leche 3, pan 4', 'carrefour'],
  ['es', 'compré cosas para la posada: piñata 180, dulces 245 y ponche 160', 'posada'],
  ['es', 'cumple de la Emi: torta 25, globos 7', 'cumple de la Emi'],
  ['es', 'te paso lo que gasté hoy: pan 3, leche 4', undefined],
  ['es', 'gastos de hoy: pan 3, leche 4', undefined],
  ['es', 'ayer compré varias cosas: pan 3, leche 4', undefined],
  ['pt', 'churrasco: carne 180, cerveja 96', 'churrasco'],
  ['pt', 'salão: corte 70, escova 50', 'salão'],
  ['en', 'paid today: bread 3, milk 4', undefined],
  ['es', 'he ido a la farmacia y a la frutería: 12 y 9', undefined],
  ['en', 'went to the pharmacy and the bakery: 12 and 9', undefined],
  ['es', 'salida a Guatapé: bus 36.000, almuerzo 54.000', 'salida a Guatapé'],
] as const)('gives the heading of several items to each as its label (%s: %s)', (language, text, label) => {
  const meaning = read(text, homeOf(language))
  const labels = meaning.kind === 'expenses' ? meaning.items.map((item) => item.label) : [meaning.kind]
  expect(new Set(labels)).toEqual(new Set([label]))
})

it.each([
  ['es', 'me equivoqué de nombre', 'name'],
  ['es', 'me equivoqué de monto', 'amount'],
  ['en', 'wrong name', 'name'],
  ['en', 'wrong date', 'date'],
  ['pt', 'errei o nome', 'name'],
  ['fr', 'je me suis trompé de nom', 'name'],
] as const)('reads which field of the last expense is wrong (%s: %s)', (language, text, wrong) => {
  expect(read(text, homeOf(language))).toEqual({ kind: 'correction', wrong, changes: {}, sure: true })
})

it.each([
  ['en', 'no it was 68 trust me'],
  ['en', 'no, 68, i promise'],
  ['fr', "non 68 c'est bon"],
] as const)('takes the assurance behind an amount for no new name (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: { amount: 6800 } })
  expect(read(text, homeOf(language))).not.toHaveProperty('changes.description')
})

it.each(['haha not that much', 'not so much', 'not too much'])(
  'takes a remark for no new name (%s)',
  (text) => {
    expect(read(text, homeOf('en')).kind).toBe('small_talk')
  },
)

it.each([
  ['en', 'that was 26.40 not 24.60'],
  ['en', 'that was 26.40, not 24.60'],
  ['es', 'ese fue 26,40 no 24,60'],
  ['pt', 'isso foi 26,40 não 24,60'],
  ['es', 'fue de 26,40, no de 24,60'],
  ['es', 'el uber fue de 26,40 y no de 24,60'],
  ['pt', 'foi de 26,40 não de 24,60'],
  ['fr', "ça c'était 26,40 pas 24,60"],
] as const)('takes the amount that is not denied (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ changes: { amount: 2640 }, deniedAmount: 2460 })
  expect(read(text, homeOf(language))).not.toHaveProperty('ofAmount')
})

it.each([
  ['es', 'no fueron regaladas'],
  ['es', 'no fue nada barata'],
  ['pt', 'não foram nada oferecidas, paguei-as eu'],
  ['pt', 'não era nada de mercado'],
  ['pt', 'não foram dadas'],
] as const)('takes what something was not for no new name (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toEqual({ kind: 'correction', changes: {}, sure: true })
})

it.each([
  ['es', 'no fueron regaladas, las pagué yo'],
  ['pt', 'não foi nada, fui eu'],
] as const)('reads who paid behind a denial (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: { payerId: 'me' } })
})
