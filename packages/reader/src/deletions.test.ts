import { expect, it } from 'vitest'
import { read, readTopics } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['es', 'borra lo último que al final las devolvimos'],
  ['pt', 'apaga o último que no fim devolvi'],
  ['en', 'delete the last one, we returned it'],
  ['fr', "supprime le dernier vu que je l'ai rendu"],
] as const)('deletes the last expense when a reason follows (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words: '', sure: true })
})

it.each([
  ['en', 'delete my nails pls gran paid', 'nails'],
  ['en', 'take off the taxi mum paid it', 'taxi'],
  ['en', 'take off my uber dad paid for it lol', 'uber'],
  ['en', 'remove the haircut my mum paid', 'haircut'],
  ['fr', 'supp mon ciné c mamie qui a payé', 'ciné'],
  ['fr', 'vire mon kebab c trop cher', 'kebab'],
  ['fr', 'supprime le resto papa a payé', 'resto'],
  ['es', 'borra la pizza mi mamá pagó', 'pizza'],
  ['en', 'delete the pizza from mum', 'pizza mum'],
] as const)('deletes what is named before a relative who paid (%s: %s)', (language, text, words) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words })
})

it.each([
  ['es', 'borra lo último que he puesto'],
  ['es', 'quitá lo que acabo de anotar'],
  ['es', 'elimina lo último que metí'],
  ['en', 'delete what I just added'],
  ['en', "remove the one I've just put in"],
  ['pt', 'apaga o que eu acabei de anotar'],
  ['pt', 'tira a última que eu botei'],
  ['fr', 'supprime ce que je viens de noter'],
] as const)('deletes what the writer has just recorded (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words: '', last: 1 })
})

it.each([
  ['es', 'ya no tenemos netflix, quítalo', 'netflix'],
  ['es', 'ya no usamos el gimnasio, bórralo', 'gimnasio'],
  ['en', "we don't have netflix anymore, remove it", 'netflix'],
  ['en', 'we cancelled the gym, delete it', 'gym'],
  ['pt', 'não temos mais netflix, tira', 'netflix'],
  ['fr', "on n'a plus netflix, enlève-le", 'netflix'],
  ['es', 'cancelá, no tenemos más gimnasio', 'gimnasio'],
  ['en', "cancel it, we don't have the gym any more", 'gym'],
  ['pt', 'cancela, não temos mais academia', 'academia'],
] as const)('deletes the named thing that the household no longer has (%s: %s)', (language, text, words) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words })
})

it.each([
  ['es', 'está repe la micro, bórrala', 'micro'],
  ['es', 'tengo dos veces el café, borrá uno', 'café'],
  ['es', 'borrá la luz repetida', 'luz'],
  ['en', 'the coffee is there twice, remove one', 'coffee'],
  ['pt', 'tá duplicado o mercado, apaga um', 'mercado'],
  ['fr', "y'a deux fois le bus, enlève-en un", 'bus'],
] as const)('deletes the named thing that is recorded twice (%s: %s)', (language, text, words) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words })
})

it.each([
  ['es', 'ya no va, borralo'],
  ['en', 'we cancelled, delete it'],
] as const)('deletes the last expense when the cancelled thing is not named (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words: '' })
})

it.each([
  ['es', 'no, dejalo, borrá el pan'],
  ['en', 'no keep it, delete the bread'],
  ['pt', 'não, deixa, apaga o pão'],
  ['fr', 'non garde-le, enlève le pain'],
] as const)('keeps one expense and deletes another in one message (%s: %s)', (language, text) => {
  const kinds = readTopics(text, homeOf(language)).map(({ meaning }) => meaning.kind)
  expect(kinds).toEqual(['restore', 'delete'])
})

it.each([
  ['es', 'no, esas no, quedaron en el auto, volvelas'],
  ['es', 'esos no, devolvelos'],
  ['es', 'no, sigue activa, dejala'],
  ['pt', 'não, ainda tá ativa, volta'],
  ['pt', 'não, essas não, traz elas de volta'],
  ['en', 'no, not those, put them back'],
  ['fr', 'non, pas ceux-là, remets-les'],
] as const)('takes a deletion back that is denied, whatever the reason (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'restore', words: '', keeps: true, sure: true })
})

it.each([
  ['es', 'borra el pan que acabo de anotar', 'pan'],
  ['en', 'delete the bread I just added', 'bread'],
  ['pt', 'apaga o pão que acabei de anotar', 'pão'],
  ['fr', 'supprime le pain que je viens de noter', 'pain'],
] as const)(
  'deletes the named expense that the writer has just recorded (%s: %s)',
  (language, text, words) => {
    const meaning = read(text, homeOf(language))
    expect(meaning).toMatchObject({ kind: 'delete' })
    expect(meaning.kind === 'delete' && meaning.words).toContain(words)
  },
)

it.each([
  ['es', 'la luz no la borres', 'luz'],
  ['pt', 'a luz não apaga', 'luz'],
  ['fr', "le gaz, ne l'enlève pas", 'gaz'],
] as const)('keeps an expense that must not be deleted (%s: %s)', (language, text, words) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'restore', words, keeps: true })
})

it.each([
  ['es', 'elimina los dos ubers', 'ubers', null],
  ['en', 'delete the two ubers', 'ubers', null],
  ['pt', 'apaga os dois ubers', 'ubers', null],
  ['fr', 'supprime les deux taxis', 'taxis', null],
  ['es', 'borra los 20 del pan', 'pan', 2000],
  ['en', 'delete the 20 coffee', 'coffee', 2000],
] as const)('takes a number before several things for their count, not an amount (%s: %s)', (...row) => {
  const [language, text, words, amount] = row
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words, amount })
})

it('does not take the way back for a request to delete an amount', () => {
  expect(read('a volta 8', homeOf('pt'))).toMatchObject({ kind: 'correction', about: 'volta' })
  expect(read('desfaz', homeOf('pt'))).toMatchObject({ kind: 'undo' })
})

it.each([
  ['es', 'está repe, bórralo', ''],
  ['es', 'esta repetida, borrala', ''],
  ['pt', 'tá duas vezes, apaga um', ''],
  ['en', "it's there twice, delete it", ''],
  ['fr', 'il est en double, supprime', ''],
  ['es', 'la luz está repetida, borrala', 'luz'],
  ['pt', 'a luz tá duplicada, apaga', 'luz'],
] as const)('deletes what is said to be a duplicate (%s: %s)', (language, text, words) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words, sure: true })
})

it.each([
  ['es', 'ah no, no lo había cargado, dejalo'],
  ['es', 'no, no la había anotado'],
  ['en', "oh no, I hadn't logged it, leave it"],
  ['en', 'no leave it on'],
  ['en', 'actually leave it in'],
  ['pt', 'não, deixa lá'],
  ['pt', 'ah não, eu não tinha anotado, deixa'],
  ['fr', "ah non, je l'avais pas noté, laisse"],
] as const)('keeps an expense that the writer had not recorded (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'restore', words: '', keeps: true })
})

it('records a purchase that the writer had not recorded before', () => {
  expect(read('no lo había anotado, taxi 30', homeOf('es'))).toMatchObject({
    kind: 'expenses',
    items: [{ description: 'taxi' }],
  })
})

it.each([
  ['es', 'no, no está repe', ''],
  ['es', 'la luz no está repetida', 'luz'],
  ['en', "no, it's not a duplicate", ''],
  ['pt', 'não tava duplicado não', ''],
  ['fr', "non, c'est pas un doublon", ''],
] as const)('keeps what is said to be no duplicate (%s: %s)', (language, text, words) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'restore', words, keeps: true })
})

it.each([
  ['es', 'dejá la farmacia como estaba', 'farmacia'],
  ['en', 'leave the pharmacy as it was', 'pharmacy'],
  ['pt', 'deixa a farmácia como estava', 'farmácia'],
  ['fr', 'laisse la pharmacie comme avant', 'pharmacie'],
] as const)('keeps what is to stay as it was (%s: %s)', (language, text, words) => {
  expect(read(text, homeOf(language))).toEqual({ kind: 'restore', words, keeps: true, sure: true })
})

it.each([
  ['es', 'borrá la leche, ya la había puesto ayer', 'leche'],
  ['en', 'delete the milk, I already added it yesterday', 'milk'],
  ['en', 'delete the milk he never bought it', 'milk'],
  ['en', 'delete prescription, nhs app refunded it', 'prescription'],
  ['pt', 'apaga a ração, já tinha posto ontem', 'ração'],
  ['fr', "supprime le lait, je l'avais déjà noté hier", 'lait'],
] as const)('deletes a second entry, of whatever day the first was (%s: %s)', (language, text, words) => {
  expect(read(text, homeOf(language))).toEqual({ kind: 'delete', words, amount: null, sure: true })
})

it.each([
  ['es', 'borrá la leche de ayer', 'leche'],
  ['en', 'delete the milk from yesterday', 'milk'],
] as const)('deletes the expense of the stated day (%s: %s)', (language, text, words) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words, period: { name: 'yesterday' } })
})

it.each([
  ['es', 'el bolso no cuenta entonces', 'bolso'],
  ['pt', 'a mala não entra então', 'mala'],
] as const)('asks whether to delete what does not count after all (%s: %s)', (language, text, words) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words, sure: false })
})

it.each([
  ['es', 'borrá eso entonces', ''],
  ['en', 'ok delete that then', ''],
  ['pt', 'apaga isso então', ''],
  ['fr', 'supprime ça alors', ''],
  ['es', 'borrá el pan entonces', 'pan'],
  ['en', 'delete the bread then', 'bread'],
  ['pt', 'apaga o pão então', 'pão'],
  ['fr', 'supprime le pain donc', 'pain'],
] as const)('takes a concluding last word for no name (%s: %s)', (language, text, words) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words, sure: true })
})

it.each([
  ['es', 'sacale el queso', 'queso'],
  ['es', 'quítele el pan de ayer', 'pan'],
  ['es', 'quítale la leche al día de hoy', 'leche'],
  ['en', 'knock off the wine', 'wine'],
  ['pt', 'tira dela o queijo', 'queijo'],
  ['fr', 'enlève-lui le fromage', 'fromage'],
] as const)('deletes a thing that is to be taken off (%s: %s)', (language, text, words) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words })
})

it.each([
  ['es', 'sacale el queso a la pizza', 'pizza'],
  ['pt', 'tira dela o queijo da pizza', 'pizza'],
  ['fr', 'enlève-lui le fromage de la pizza', 'pizza'],
] as const)('asks for the amount of what a thing is to be taken off (%s: %s)', (language, text, about) => {
  const meaning = { kind: 'correction', about, wrong: 'amount', changes: {} }
  expect(read(text, homeOf(language))).toMatchObject(meaning)
})

it.each([
  ['es', 'borrala, la paga la obra social', ''],
  ['es', 'borralo, ya lo había cargado Ana', ''],
  ['en', 'delete it, we cancelled the gym last month', ''],
  ['pt', 'apaga ele, o convênio cobre', ''],
  ['es', 'borrala, dimos de baja spotify en octubre', 'spotify'],
  ['pt', 'apaga, cancelamos spotify mês passado', 'spotify'],
  ['es', 'borralos, el pan y la leche', 'pan y leche'],
  ['es', 'borrá el café que dijimos que no contaba', 'café'],
  ['en', 'delete the popcorn we said it would not count', 'popcorn'],
  ['fr', "supprime le popcorn on a dit qu'on comptait pas", 'popcorn'],
] as const)('takes a clause behind a request for its reason, not for a name (%s: %s)', (...row) => {
  const [language, text, words] = row
  const meaning = { kind: 'delete', amount: null, words, sure: true }
  expect(read(text, homeOf(language))).toEqual(meaning)
})

it.each([
  ['es', 'no, no lo deshagas'],
  ['en', 'no dont undo it'],
  ['pt', 'não desfaz'],
  ['pt', 'não, não desfaças isso'],
  ['fr', "non n'annule pas"],
] as const)('undoes nothing that is not to be undone (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'restore', words: '', keeps: true })
})

it.each([
  ['pt', 'cancela a volta', 'volta'],
  ['pt', 'apaga a volta', 'volta'],
  ['pt', 'desfaz a volta', 'volta'],
  ['pt', 'apaga o uber da volta', 'uber volta'],
  ['pt', 'cancela a ida', 'ida'],
  ['es', 'anulá la vuelta', 'vuelta'],
  ['fr', 'annule le retour', 'retour'],
] as const)('deletes one way of a trip (%s: %s)', (language, text, words) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words })
})

it('takes the same Portuguese word without an article for a request to restore', () => {
  expect(read('volta o café', homeOf('pt'))).toMatchObject({ kind: 'restore', words: 'café' })
})

it.each([
  ['es', 'no la tires'],
  ['pt', 'não tires'],
  ['pt', 'não tira isso'],
  ['pt', 'não retires'],
  ['en', "don't take it off"],
  ['fr', 'enlève pas ça'],
  ['fr', 'vire pas ça'],
] as const)('keeps what is not to be deleted (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'restore', keeps: true })
})

it.each([
  ['es', 'por qué lo borras'],
  ['es', 'por qué me borras el café'],
  ['pt', 'porque tiraste as portagens'],
  ['en', 'why delete that'],
  ['en', 'why are you deleting it'],
  ['fr', "pourquoi t'enlèves mon café"],
] as const)('deletes nothing when somebody asks why (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'query', ask: 'deleted' })
})
