import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('an amount right after a question', ({ register, join }) => {
  it.each([
    ['es', '¿pagamos el gas?', 'pagué 45 ayer', 'gas'],
    ['en', 'have we paid the gym?', 'I paid 45', 'gym'],
    ['pt', 'já pagamos a luz?', 'paguei 45 hoje', 'luz'],
    ['fr', 'combien en essence ?', "j'ai payé 45 hier", 'essence'],
  ] as const)(
    'takes the name from the preceding question when that found no expense (%s: %s %s)',
    async (...row) => {
      const [language, question, told, name] = row
      const ana = await register(language)
      await say(ana, question)
      await say(ana, told)
      expect(await ledger(ana)).toMatchObject([{ description: name, amount: 45 }])
    },
  )

  it.each([
    ['es', '¿ya anoté el agua?', 'fueron 45', 'agua'],
    ['en', 'did we pay the water bill yet?', 'just paid it, 45', 'water'],
    ['pt', 'a academia já tá anotada?', 'foi 45', 'academia'],
    ['fr', "on a payé l'eau ?", 'non, 45', 'eau'],
  ] as const)(
    'asks about the item of the question when another expense may be meant (%s: %s %s)',
    async (...row) => {
      const [language, question, told, name] = row
      const ana = await register(language)
      await say(ana, 'pan 20')
      await say(ana, question)
      expect(await say(ana, told)).toContain(`${name}, $ 45`)
      expect(await ledger(ana)).toHaveLength(1)
    },
  )

  it('does not get the name of the question if another member has recorded something since', async () => {
    const ana = await register()
    const beto = await join(ana)
    await say(ana, 'pan 20')
    await say(ana, '¿cuánto llevamos en ropa?')
    await say(beto, 'cena 78')
    expect(await say(ana, 'eran 87')).not.toContain('opa, $ 87')
    expect(await ledger(ana)).toHaveLength(2)
  })

  it.each([
    ['es', '¿quién pagó las expensas?', 'yo, 87 el lunes', 'expensas'],
    ['en', 'who paid the council tax?', 'me, 87 on Monday', 'council tax'],
    ['pt', 'quem pagou o condomínio?', 'eu, 87 na segunda', 'condomínio'],
    ['fr', "qui a payé l'orthodontiste ?", 'moi, 87 lundi', 'orthodontiste'],
  ] as const)("takes the name from another member's question, too (%s: %s %s)", async (...row) => {
    const [language, question, told, name] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(beto, question)
    expect(await say(ana, told)).toContain(`${name}, $ 87`)
    await say(ana, 'yes')
    expect(await ledger(ana)).toMatchObject([{ description: name, amount: 87, expense_date: '2026-11-16' }])
  })

  it("is not for another member's question if the sender is being asked for an amount", async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(ana, 'dentist')
    await say(beto, 'have we paid the gym?')
    await say(ana, '45')
    expect(await ledger(ana)).toMatchObject([{ description: 'dentist', amount: 45 }])
  })

  it('corrects the recorded expense when the question found it', async () => {
    const ana = await register()
    await say(ana, 'gas 20')
    await say(ana, '¿pagamos el gas?')
    await say(ana, 'fueron 45')
    expect(await ledger(ana)).toMatchObject([{ description: 'gas', amount: 45 }])
  })

  it.each([
    ['es', 'Beto ya pagaste el judo?', 'sí, 45', 'judo'],
    ['en', 'Beto did you pay the gym?', 'yes, 45', 'gym'],
    ['pt', 'Beto vc botou o gás?', 'sim, 45', 'gás'],
    ['fr', "Beto t'as payé la cantine ?", 'oui, 45', 'cantine'],
    ['es', 'Beto ya pagaste la luz?', 'sí, esta mañana 45', 'luz'],
    ['fr', "Beto t'as payé l'électricité ?", 'oui ce matin 45', 'électricité'],
  ] as const)('is of what another member asked when it begins with a yes (%s: %s %s)', async (...row) => {
    const [language, question, told, name] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(beto, language === 'es' ? 'pan 60' : 'pizza 60')
    const before = await ledger(ana)
    await say(ana, question)
    expect(await say(beto, told)).toContain(name)
    expect(await ledger(ana)).toEqual(before)
  })

  it.each([
    ['es', 'Beto pagaste la luz?', 'Beto pagaste el gimnasio?', 'sí, 45'],
    ['en', 'Beto did you pay the gas?', 'Beto did you pay the gym?', 'yes 45'],
    ['pt', 'Beto você pagou a luz?', 'Beto você lembrou de pagar a academia?', 'sim, 45'],
    ['fr', "Beto t'as payé le gaz ?", 'Beto tu as pensé à payer la cantine ?', 'oui 45'],
  ] as const)('is of what was asked last, not of an older question (%s: %s, %s, %s)', async (...row) => {
    const [language, first, second, told] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, first)
    await say(beto, language === 'es' ? 'sí, 20' : 'oui, 20')
    await say(ana, second)
    expect(await say(beto, told)).toContain('45')
    expect(await ledger(ana)).toEqual([])
  })

  it.each([
    ['es', 'cargué 20 de nafta', '¿cuánto fue la pizza de ayer?', 'fueron 68', 'pizza'],
    ['pt', 'gasolina 20', 'quanto foi a pizza de ontem?', 'foi 68', 'pizza'],
    ['en', 'petrol 20', 'how much was the pizza yesterday?', 'it was 68', 'pizza'],
  ] as const)('is the price that another member asked for (%s: %s, %s, %s)', async (...row) => {
    const [language, noted, question, told, name] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(beto, noted)
    await say(ana, question)
    expect(await say(beto, told)).toContain(name)
    expect(await ledger(ana)).toMatchObject([{ amount: 20 }])
  })

  it.each([
    ['es', 'Beto pagaste el inglés?', 'alguien compró pan?', 'compré, 18', 'pan'],
    ['es', 'Beto pagaste el inglés?', 'pagaron el gas?', 'pagué 18', 'gas'],
    ['pt', 'Beto pagou o inglês?', 'alguém comprou pão?', 'comprei, 18', 'pão'],
    ['pt', 'Beto pagou o inglês?', 'pagaram o gás?', 'paguei 18 ontem', 'gás'],
  ] as const)('is of what another member asked since (%s: %s, %s, %s)', async (...row) => {
    const [language, own, question, told, name] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, own)
    await say(beto, question)
    await say(ana, told)
    expect(await ledger(ana)).toMatchObject([{ description: name, amount: 18 }])
  })

  it.each([
    ['es', 'Beto pagaste el cable?', 'si ayer, 22 mil', 'cable'],
    ['es', 'Beto pagaste el cable?', 'si, 22 mil', 'cable'],
  ] as const)('is asked about after a yes that may be an "if" (%s: %s, %s)', async (...row) => {
    const [language, question, told, name] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, question)
    expect(await say(beto, told)).toContain(`${name}, $ 22`)
  })
})
