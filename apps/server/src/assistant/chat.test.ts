import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, newPhone, type Person, type TestApp } from '../testing/app.ts'
import { eachEngine } from '../testing/database.ts'
import { type SentMessage, textIn, tokenIn } from '../testing/graph.ts'

eachEngine('the assistant in a chat', (engine) => {
  let app: TestApp

  beforeAll(async () => {
    app = await createTestApp(engine)
    app.clock.set('2026-11-20T15:00:00Z')
  })
  afterAll(() => app.close())

  interface Chat {
    person: Person
    phone: string
    /** Sends a message and waits for the single answer. */
    write(message: unknown): Promise<SentMessage & { to: string }>
    /** The id of the last message sent. */
    written: string
  }

  async function chat(join?: Person): Promise<Chat> {
    const phone = newPhone()
    const invitation = join && (await join.send('invite', { body: {} })).ok().invitation.code
    const person = await app.register(
      { phone_number: phone, ...(invitation && { invitation_code: invitation }) },
      { name: join ? 'Beto García' : 'Ana García' },
    )
    await app.settled()
    const [verification] = app.graph.sentTo(phone)
    if (!verification) throw new Error('no verification message')
    await person.send('validateAccount', { query: { token: tokenIn(verification) } })
    await app.settled()
    const self: Chat = {
      person,
      phone,
      written: '',
      async write(message) {
        const before = app.graph.sentTo(phone).length
        self.written = await app.graph.write(app.app.http, phone, message, app.clock.now())
        await app.settled()
        const [answer, ...others] = app.graph.sentTo(phone).slice(before)
        expect(others).toEqual([])
        if (!answer) throw new Error('no answer')
        return { ...answer, to: answer.messageId ?? '' }
      },
    }
    return self
  }

  const reply = (messageId: string, body: string) => ({
    type: 'text',
    text: { body },
    context: { id: messageId },
  })
  const pressed = (message: SentMessage, title: string) => {
    const { action } = message.body.interactive
    const choices: { id: string; title: string }[] = action.buttons
      ? action.buttons.map((button: { reply: { id: string; title: string } }) => button.reply)
      : action.sections[0].rows
    const choice = choices.find((one) => one.title === title)
    expect(choices.map((one) => one.title)).toContain(title)
    const kind = action.buttons ? 'button_reply' : 'list_reply'
    return {
      type: 'interactive',
      interactive: { type: kind, [kind]: choice },
      context: { id: message.messageId },
    }
  }
  const ledger = async (person: Person) => (await person.send('listExpenses')).ok().expenses
  const byName = async (person: Person, name: string) =>
    (await ledger(person)).find(({ description }) => description === name)

  it('changes only the expense whose confirmation the message replies to', async () => {
    const ana = await chat()
    const coffee = await ana.write('café 3.200')
    await ana.write('pan 1.800')
    await ana.write(reply(coffee.to, 'no, eran 3.500'))
    await ana.write(reply(coffee.to, 'fue ayer'))
    expect(await byName(ana.person, 'café')).toMatchObject({ amount: 3500, expense_date: '2026-11-19' })
    expect(await byName(ana.person, 'pan')).toMatchObject({ amount: 1800, expense_date: '2026-11-20' })
    await ana.write(reply(coffee.to, 'borralo'))
    expect(await ledger(ana.person)).toMatchObject([{ description: 'pan' }])
    await ana.write(reply(coffee.to, 'recuperalo'))
    expect(await ledger(ana.person)).toHaveLength(2)
  })

  it('takes a bare amount, date or category in reply to a confirmation as a correction', async () => {
    const ana = await chat()
    const bread = await ana.write('pan 1.800')
    await ana.write('café 3.200')
    await ana.write(reply(bread.to, '2.500'))
    await ana.write(reply(bread.to, 'ayer'))
    await ana.write(reply(bread.to, 'jajaja'))
    expect(await byName(ana.person, 'pan')).toMatchObject({ amount: 2500, expense_date: '2026-11-19' })
    await ana.write(reply(bread.to, 'farmacia'))
    expect(await ledger(ana.person)).toMatchObject([
      { description: 'café', category_name: 'Salidas y comida' },
      { description: 'farmacia', category_name: 'Salud', amount: 2500 },
    ])
  })

  it('takes an amount in reply to a confirmation with a question as its answer', async () => {
    const ana = await chat()
    const both = await ana.write('pan 100 y leche 200 y 20 euros de quesos')
    await ana.write('café 300')
    await ana.write(reply(both.to, '25.000'))
    expect(await byName(ana.person, 'quesos')).toMatchObject({ amount: 25_000 })
    expect(textIn(await ana.write(reply(both.to, 'fue ayer')))).toContain('Cambié 2 gastos')
    expect(await byName(ana.person, 'pan')).toMatchObject({ amount: 100, expense_date: '2026-11-19' })
  })

  it('applies a reply to the member’s own correction or unpriced purchase to its expense', async () => {
    const ana = await chat()
    await ana.write('café 3.200')
    await ana.write('no, eran 3.500')
    const correction = ana.written
    await ana.write('farmacia')
    const question = ana.written
    await ana.write('pan 1.800')
    await ana.write(reply(correction, 'fue ayer'))
    expect(await byName(ana.person, 'café')).toMatchObject({ amount: 3500, expense_date: '2026-11-19' })
    await ana.write(reply(question, '4.100'))
    expect(await byName(ana.person, 'farmacia')).toMatchObject({ amount: 4100 })
    expect(await byName(ana.person, 'pan')).toMatchObject({ amount: 1800, expense_date: '2026-11-20' })
    await ana.write('borrá la farmacia')
    const deletion = ana.written
    await ana.write('borrá el pan')
    await ana.write(reply(deletion, 'recuperalo'))
    expect(await byName(ana.person, 'farmacia')).toMatchObject({ amount: 4100 })
    expect(await byName(ana.person, 'pan')).toBeUndefined()
  })

  it('corrects the expense when a message replies to the member’s own message', async () => {
    const ana = await chat()
    await ana.write('café 3.200')
    const own = ana.written
    await ana.write('pan 1.800')
    await ana.write(reply(own, 'no, eran 3.500'))
    expect(await byName(ana.person, 'café')).toMatchObject({ amount: 3500 })
  })

  it('changes nothing for a reply to a message that it cannot find', async () => {
    const ana = await chat()
    const beto = await chat(ana.person)
    const noted = await ana.write('café 3.200')
    await beto.write('pan 1.800')
    expect(textIn(await beto.write(reply(noted.to, 'no, eran 3.500')))).toBe('Ese gasto ya no está.')
    expect(textIn(await beto.write(reply('wamid.unknown', 'borralo')))).toBe('Ese gasto ya no está.')
    expect((await ledger(ana.person)).map(({ amount }) => amount)).toEqual([1800, 3200])
  })

  it('leaves an open question alone when a message replies to something else', async () => {
    const ana = await chat()
    const coffee = await ana.write('café 3.200')
    const bread = await ana.write('compré pan')
    const milk = await ana.write('compré leche')
    await ana.write(reply(coffee.to, 'no, eran 3.500'))
    expect(textIn(await ana.write(reply(bread.to, '1.500')))).toContain('pan')
    expect(textIn(await ana.write(reply(milk.to, 'no')))).toBe('Listo, no lo anoto.')
    expect((await ledger(ana.person)).map(({ amount }) => amount)).toEqual([1500, 3500])
  })

  it('sends buttons and lists that WhatsApp accepts and that do what they say', async () => {
    const ana = await chat()
    const noted = await ana.write('café 3.200')
    await ana.write('pan 1.800')
    const list = await ana.write(pressed(noted, 'Categoría'))
    const { sections, button } = list.body.interactive.action
    expect(button).toBe('Elegir')
    expect(sections[0].rows).toHaveLength(10)
    expect(textIn(await ana.write(pressed(list, '🎬 Entretenimiento')))).toContain('Cambiado')
    expect(await byName(ana.person, 'café')).toMatchObject({ category_name: 'Entretenimiento' })
    const gone = await ana.write(pressed(noted, 'Deshacer'))
    expect(await ledger(ana.person)).toMatchObject([{ description: 'pan' }])
    await ana.write(pressed(gone, 'Recuperar'))
    expect(await ledger(ana.person)).toHaveLength(2)
  })

  it('reads the caption of a file and says that the file is not kept', async () => {
    const ana = await chat()
    const file = (caption: string) => ({ type: 'document', document: { id: '1', caption } })
    const noted = textIn(await ana.write(file('super 8.500')))
    expect(noted).toMatch(/^Anotado: 🛒 \*Supermercado\*/)
    expect(noted).toContain('el archivo no lo guardo')
    expect(textIn(await ana.write(file('mirá qué linda')))).toContain('No leo fotos')
    expect(await ledger(ana.person)).toHaveLength(1)
  })

  it('does not let a message on the web answer the open question of a chat', async () => {
    const ana = await chat()
    await ana.write('compré pan')
    const answer = (await ana.person.send('sendAssistantMessage', { body: { text: 'no' } })).ok()
    expect(answer.text).not.toContain('no lo anoto')
    expect(textIn(await ana.write('1.500'))).toContain('pan')
    const onWeb = async (text: string) =>
      (await ana.person.send('sendAssistantMessage', { body: { text } })).ok().text
    await onWeb('compré leche')
    expect(textIn(await ana.write('no'))).not.toContain('no lo anoto')
    expect(await onWeb('1.700')).toContain('leche')
    expect((await ledger(ana.person)).map(({ amount }) => amount)).toEqual([1700, 1500])
  })
})
