import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, newPhone, type Person, type TestApp } from '../testing/app.ts'
import { oneEngine } from '../testing/database.ts'
import { tokenIn } from '../testing/graph.ts'

oneEngine('what is to be chosen in a chat is told apart', () => {
  let test: TestApp
  let person: Person
  let phone: string
  beforeAll(async () => {
    test = await createTestApp('sqlite')
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    phone = newPhone()
    person = await test.register({ phone_number: phone })
    await test.settled()
    const [verification] = test.graph.sentTo(phone)
    await person.send('validateAccount', { query: { token: verification ? tokenIn(verification) : '' } })
  })

  async function join(name: string): Promise<void> {
    const { invitation } = (await person.send('invite', { body: {} })).ok()
    await test.register({ invitation_code: invitation.code }, { name })
  }
  /** Writes something and returns the choices below the answer: their titles and, in a list, their descriptions. */
  async function choicesFor(message: unknown) {
    await test.graph.write(test.app.http, phone, message, test.clock.now())
    await test.settled()
    const { buttons = [], sections } = test.graph.sentTo(phone).at(-1)?.body.interactive.action ?? {}
    const titles: string[] = buttons.map(({ reply }: { reply: { title: string } }) => reply.title)
    const rows: { id: string; title: string; description?: string }[] = sections?.[0].rows ?? []
    return { titles, rows: rows.map(({ title, description }) => [title, description]), ids: rows }
  }

  it('members with the same first name are shown with their full names', async () => {
    await join('Ana López')
    await join('Ana Ruiz')
    await choicesFor('taxi 500')
    expect((await choicesFor('no era mío')).titles).toEqual(['Ana López', 'Ana Ruiz', 'Borrarlo'])
  })

  it('names too long for a button are shown in full in a list', async () => {
    const [first, second] = ['María de los Ángeles Fernández', 'María de los Ángeles Gutiérrez']
    await join(first)
    await join(second)
    await choicesFor('taxi 500')
    expect((await choicesFor('no era mío')).rows).toEqual([
      ['María de los Ángeles Fe…', first],
      ['María de los Ángeles Gu…', second],
      ['Borrarlo', undefined],
    ])
  })

  it('categories too long for a row are shown in full below the title', async () => {
    const name = 'Arreglos de la casa y del jardín'
    await person.send('createCategory', { body: { name, icon: '🔨' } })
    const { titles } = await choicesFor('taxi 500')
    expect(titles).toEqual(['Deshacer', 'Categoría'])
    const button = test.graph.sentTo(phone).at(-1)?.body.interactive.action.buttons[1]
    const press = (reply: object) => ({
      type: 'interactive',
      interactive: { type: 'list_reply', list_reply: reply },
    })
    const first = await choicesFor(press(button.reply))
    const pages = [...first.rows, ...(await choicesFor(press(first.ids.at(-1) ?? {}))).rows]
    expect(pages).toContainEqual(['🔨 Arreglos de la casa …', `🔨 ${name}`])
    expect(pages).toContainEqual(['🎁 Regalos', undefined])
  })

  it('budgets of categories with long names are shown with the full names', async () => {
    for (const name of ['Escuela de música de Tomás', 'Escuela de música de Clara']) {
      const { category } = (await person.send('createCategory', { body: { name } })).ok()
      await person.send('setBudget', { body: { amount: 100, category_id: category.id } })
    }
    const { rows } = await choicesFor('quitame el presupuesto')
    expect(rows.map(([, below]) => below).sort()).toEqual([
      'Escuela de música de Clara',
      'Escuela de música de Tomás',
    ])
  })

  it('expenses too long for a row are shown in full below the title', async () => {
    await choicesFor('café 900 y regalo de cumpleaños para la abuela 1.800')
    const button = test.graph.sentTo(phone).at(-1)?.body.interactive.action.buttons[1]
    const { rows } = await choicesFor({
      type: 'interactive',
      interactive: { type: 'button_reply', button_reply: button.reply },
    })
    expect(rows).toEqual([
      [expect.stringMatching(/^\$.900 café$/), '🍕 Salidas y comida'],
      [expect.stringMatching(/…$/), '🎁 Regalos: regalo de cumpleaños para la abuela'],
    ])
  })
})
