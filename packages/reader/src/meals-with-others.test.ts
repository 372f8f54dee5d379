import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

describe('a meal with others, and then what it cost', () => {
  it.each([
    ['es', 'cenamos con los vecinos, fueron 60', 'cena'],
    ['en', 'we ate out with the neighbours, it was 60', 'meal'],
    ['pt', 'jantámos fora com os pais da Inês, foram 82', 'jantar'],
    ['fr', "on a mangé dehors avec mes parents, c'était 82", 'repas'],
  ] as const)(
    'was paid by the writer, and is named after the meal (%s: %s)',
    (language, text, description) => {
      expect(read(text, homeOf(language))).toMatchObject({ kind: 'expenses', items: [{ description }] })
    },
  )

  it('is not recorded if somebody else ate it', () => {
    const meaning = read('my brother ate out with the neighbours, it was 60', homeOf('en'))
    expect(meaning.kind).not.toBe('expenses')
  })
})

describe('about how much the household spent on a known thing', () => {
  it.each([
    ['es', 'gastamos unos 6000 en tragos', 600000],
    ['en', 'we spent about 60 on drinks', 6000],
    ['pt', 'gastamos uns 60 em bebidas', 6000],
    ['fr', 'on a dépensé environ 60 en boissons', 6000],
  ] as const)('is recorded (%s: %s)', (language, text, amount) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'expenses', items: [{ amount }] })
  })
})

describe('a thing that was not bought after all, and what it costs', () => {
  it.each([
    ['es', 'al final no fuimos al cine, eran 18'],
    ['en', "didn't buy the bread, it was 3"],
    ['pt', 'no fim não fomos ao cinema, eram 18'],
    ['fr', "finalement on n'est pas allés au ciné, c'était 18"],
  ] as const)('changes nothing (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'not_expense', reason: 'negation' })
  })
})

describe('a budget that was agreed on', () => {
  it.each([
    ['es', 'le pusimos un tope de 300 al super', 'groceries'],
    ['en', "we've put a cap of 300 on groceries", 'groceries'],
    ['pt', 'colocamos um limite de 300 pro mercado', 'groceries'],
    ['fr', 'on a mis une limite de 300 pour les courses', 'groceries'],
  ] as const)('is set (%s: %s)', (language, text, categoryKind) => {
    const budget = { kind: 'budget', ask: 'set', amount: 30000, scope: { categoryKind } }
    expect(read(text, homeOf(language))).toMatchObject(budget)
  })

  it.each([
    ['es', 'ya gastamos el presupuesto de 300 de ropa'],
    ['en', 'I got a budget of 300 for the boiler repair'],
  ] as const)('is no other one (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).not.toMatchObject({ ask: 'set' })
  })
})

describe('a request to delete something from the list', () => {
  it.each([
    ['es', 'sacá el uber de la lista'],
    ['en', 'remove the uber from the list'],
    ['pt', 'tira o uber da lista'],
    ['fr', 'enlève le uber de la liste'],
  ] as const)('names only the expense (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words: 'uber', sure: true })
  })
})
