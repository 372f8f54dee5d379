import type { Currency, Language } from '@casita/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'

/** One conversation in each language: a purchase, its correction, deletion and restoration, and a question. */
const conversations: {
  language: Language
  currency: Currency
  bought: string
  noted: string
  corrected: string
  erased: string
  restored: string
  asked: string
  told: string
}[] = [
  {
    language: 'es',
    currency: 'MXN',
    bought: 'gasté 20 en café',
    noted: 'Anotado: 🍕 Salidas y comida, café, MXN 20.00.\nEn noviembre van MXN 20.00.',
    corrected: 'no, eran 18',
    erased: 'borralo',
    restored: 'recuperalo',
    asked: '¿cuánto gastamos este mes?',
    told: 'En noviembre la casa gastó MXN 18.00 (1 gasto).',
  },
  {
    language: 'en',
    currency: 'USD',
    bought: 'spent 20 on coffee',
    noted: 'Noted: 🍕 Eating out, coffee, USD 20.00.\nNovember so far: USD 20.00.',
    corrected: 'no, it was 18',
    erased: 'delete it',
    restored: 'restore it',
    asked: 'how much did we spend this month?',
    told: 'In November the household spent USD 18.00 (1 expense).',
  },
  {
    language: 'pt',
    currency: 'BRL',
    bought: 'gastei 20 no café',
    noted: 'Anotado: 🍕 Restaurantes, café, BRL 20.00.\nEm novembro já são BRL 20.00.',
    corrected: 'não, foi 18',
    erased: 'apaga',
    restored: 'recuperar',
    asked: 'quanto gastamos este mês?',
    told: 'Em novembro a casa gastou BRL 18.00 (1 gasto).',
  },
  {
    language: 'fr',
    currency: 'EUR',
    bought: '20 au café',
    noted: 'Noté : 🍕 Restaurants, café, EUR 20.00.\nEn novembre, vous en êtes à EUR 20.00.',
    corrected: 'non, c’était 18',
    erased: 'supprime',
    restored: 'restaure',
    asked: 'combien avons-nous dépensé ce mois-ci ?',
    told: 'En novembre, le foyer a dépensé EUR 18.00 (1 dépense).',
  },
]

eachEngine('a conversation', (engine) => {
  let app: TestApp

  beforeAll(async () => {
    app = await createTestApp(engine)
    app.clock.set('2026-11-20T15:00:00Z')
  })
  afterAll(() => app.close())

  it.each(conversations)(
    'records, corrects, deletes, restores and totals an expense in $language',
    async (said) => {
      const ana = await app.register({
        preferred_language: said.language,
        household_currency: said.currency,
      })
      const say = async (text: string) => {
        const answer = (await ana.send('sendAssistantMessage', { body: { text } })).ok()
        return answer.text.replaceAll('\u00a0', ' ')
      }
      const amounts = async () => (await ana.send('listExpenses')).ok().expenses.map(({ amount }) => amount)
      expect(await say(said.bought)).toBe(said.noted)
      await say(said.corrected)
      expect(await amounts()).toEqual([18])
      await say(said.erased)
      expect(await amounts()).toEqual([])
      await say(said.restored)
      expect(await amounts()).toEqual([18])
      expect(await say(said.asked)).toBe(said.told)
    },
  )

  it.each([
    ['es', '¿cuánto gastamos el 1/10?', 'El 1 de octubre no hay gastos.'],
    ['en', 'how much did we spend on October 1?', 'On October 1 there are no expenses.'],
    ['pt', 'quanto gastamos em 1/10?', 'Em 1º de outubro não há gastos.'],
    ['fr', 'combien on a dépensé le 1/10 ?', 'Le 1er octobre, il n’y a pas de dépense.'],
  ] as const)(
    'writes the first of the month in the usual form: %s',
    async (preferred_language, question, answer) => {
      const ana = await app.register({ preferred_language })
      const { text } = (await ana.send('sendAssistantMessage', { body: { text: question } })).ok()
      expect(text).toBe(answer)
    },
  )

  it('shortens the French “de” before a vowel when a member has no expenses', async () => {
    const ana = await app.register({ preferred_language: 'fr' })
    await app.join(ana)
    await ana.send('changeSettings', { body: { name: 'Émilie' } })
    const lea = await app.join(ana)
    await lea.send('changeSettings', { body: { name: 'Léa', preferred_language: 'fr' } })
    const { text } = (
      await lea.send('sendAssistantMessage', { body: { text: 'combien a dépensé Émilie ?' } })
    ).ok()
    expect(text).toBe('En novembre, il n’y a pas de dépense d’Émilie.')
  })
})
