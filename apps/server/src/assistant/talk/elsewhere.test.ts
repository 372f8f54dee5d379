import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp('sqlite')
})
afterAll(() => app.close())

it.each([
  ['es', '¿cómo invito a Juli?', 'A la casa se invita en la web, en «Casa».'],
  [
    'es',
    'cambiá mi nombre a Anita',
    'Tu nombre, idioma, teléfono y cuenta se cambian en la web, en «Ajustes».',
  ],
  [
    'es',
    'cambiá el nombre de la categoría Otros a Varios',
    'Las categorías se crean y se cambian en la web, en «Casa».',
  ],
  ['en', 'rename category Other to Misc', 'Categories are added and changed on the web, under “Household”.'],
  [
    'en',
    'change the name of the category Other to Misc',
    'Categories are added and changed on the web, under “Household”.',
  ],
  [
    'pt',
    'muda o nome da categoria Outros para Vários',
    'As categorias se criam e se mudam na web, em «Casa».',
  ],
  [
    'fr',
    'change le nom de la catégorie Autres en Divers',
    'Les catégories se créent et se changent sur le web, dans « Foyer ».',
  ],
  ['en', 'add a category for the baby', 'Categories are added and changed on the web, under “Household”.'],
  ['en', 'can I export this to excel', 'Expenses are exported and imported on the web, under “Expenses”.'],
  ['pt', 'fala em inglês', 'Seu nome, idioma, telefone e conta se mudam na web, em «Ajustes».'],
  [
    'fr',
    'je veux quitter le foyer',
    'Le nom, la devise et les membres du foyer se changent sur le web, dans « Foyer ».',
  ],
] as const)(
  'a request that only the web can fulfil gets a reply saying where, and changes nothing (%s: %s)',
  async (...row) => {
    const [language, text, told] = row
    const ana = await app.register({ preferred_language: language })
    const say = async (words: string) =>
      (await ana.send('sendAssistantMessage', { body: { text: words } })).ok()
    await say('taxi 5000')
    expect((await say(text)).text).toBe(told)
    expect((await ana.send('listExpenses')).ok().expenses).toMatchObject([{ description: 'taxi' }])
  },
)

it.each([
  ['es', 'invité a Juli a cenar 20.000'],
  ['en', 'excel course 120'],
  ['fr', 'carte prépayée pour inviter Luc au resto 40'],
] as const)(
  'an expense that only sounds like a request for the web is recorded (%s: %s)',
  async (language, text) => {
    const ana = await app.register({ preferred_language: language })
    await ana.send('sendAssistantMessage', { body: { text } })
    expect((await ana.send('listExpenses')).ok().expenses).toHaveLength(1)
  },
)

it.each([
  ['es', 'no importa'],
  ['es', 'no me importa'],
  ['pt', 'não importa'],
  ['fr', "n'importe quoi"],
  ['fr', 'peu importe'],
] as const)('what only sounds like an import gets no reply about files (%s: %s)', async (language, text) => {
  const ana = await app.register({ preferred_language: language })
  const { text: told } = (await ana.send('sendAssistantMessage', { body: { text } })).ok()
  expect(told).not.toMatch(/mport/)
})
