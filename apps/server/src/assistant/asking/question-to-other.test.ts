import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('a question to another member', ({ register, join }) => {
  it.each([
    ['es', 'uñas 350?', 'no, 380 jaja'],
    ['en', 'nails 350?', 'no 380 lol'],
    ['pt', 'unhas 350?', 'não, 380'],
    ['fr', 'ongles 350 ?', 'non, 380'],
  ] as const)(
    'is answered by an amount after confirmation, with that member as payer (%s)',
    async (...row) => {
      const [language, asked, answer] = row
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, language === 'en' ? 'meat 43' : 'pizza 43')
      await say(beto, asked)
      const told = await ask(ana, answer)
      expect(await ledger(ana)).toMatchObject([{ amount: 43 }])
      await press(ana, told.buttons?.[0]?.id)
      const [noted, ...others] = await ledger(ana)
      expect(noted).toMatchObject({ amount: 380, user_name: others[0]?.user_name })
      expect(noted?.paid_by).not.toBe(others[0]?.paid_by)
    },
  )

  it.each([
    ['es', 'nafta 400', 'la nafta fueron 450', 'sí, fueron 450'],
    ['pt', 'gasolina 40', 'a gasolina foi 45', 'sim foram 45, enganei-me'],
    ['en', 'petrol 40', 'the petrol was 45', 'yes it was 45'],
  ] as const)(
    'about the amount of the sender’s expense is answered by that amount (%s: %s, %s, %s)',
    async (language, noted, told, said) => {
      const ana = await register(language)
      const beto = await join(ana)
      for (const each of [noted, 'taxi 9']) await say(beto, each)
      await say(ana, told)
      await say(beto, said)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([9, language === 'es' ? 450 : 45])
    },
  )

  it.each([
    ['es', 'uñas 350?', 'no, 380 jaja', 'sí', 'Eso ya está anotado: '],
    ['en', 'nails 350?', 'no 380 lol', 'yes', 'That is noted already: '],
    ['pt', 'unhas 350?', 'não, 380', 'sim', 'Isso já está anotado: '],
    ['fr', 'ongles 350 ?', 'non, 380', 'oui', 'C’est déjà noté : '],
  ] as const)('is recorded once if both members say yes, whoever is first (%s)', async (...row) => {
    const [language, asked, answer, yes, already] = row
    for (const isOtherFirst of [true, false]) {
      const ana = await register(language)
      const beto = await join(ana)
      await say(beto, asked)
      await say(ana, answer)
      const [first, second] = isOtherFirst ? [ana, beto] : [beto, ana]
      await say(first, yes)
      // Beto's assistant speaks Spanish.
      expect(await say(second, yes)).toContain(isOtherFirst ? 'Eso ya está anotado: ' : already)
      expect(await ledger(ana)).toMatchObject([{ amount: isOtherFirst ? 380 : 350 }])
    }
  })

  it.each([
    ['es', 'inglés 350, lo ha pagado mamá', 'sí, eso lo pagué yo'],
    ['en', 'nails 350?', 'I paid that'],
    ['pt', 'unhas 350?', 'fui eu que paguei isso'],
    ['fr', 'ongles 350 ?', "c'est moi qui ai payé ça"],
  ] as const)('is answered by who paid after confirmation (%s: %s, %s)', async (language, asked, answer) => {
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, 'pizza 43')
    await say(beto, asked)
    const told = await ask(ana, answer)
    expect(await ledger(ana)).toMatchObject([{ amount: 43, paid_by_name: 'Ana García' }])
    await press(ana, told.buttons?.[0]?.id)
    expect((await ledger(ana))[0]).toMatchObject({ amount: 350, paid_by_name: 'Ana García' })
  })

  it.each([
    ['es', 'pizza 43', 'la pizza fue 48', 'no fue nada, fue 43'],
    ['pt', 'pizza 43', 'a pizza foi 48', 'não foi nada, foi 43'],
    ['pt', 'pizza 43', 'a pizza foi 48', 'não, foi 43'],
  ] as const)("changes nothing when the writer's own expense says so (%s: %s, %s, %s)", async (...row) => {
    const [language, noted, other, told] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, noted)
    await say(beto, other)
    expect((await ask(ana, told)).buttons).toEqual([])
    expect(await ledger(ana)).toMatchObject([{ amount: 43 }])
  })

  it('is over once it is recorded: a later amount is about something else', async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(beto, 'nails 350?')
    await say(ana, 'no, 380')
    await say(ana, 'yes')
    expect(await say(beto, '12')).not.toMatch(/nails|uñas/)
    const carla = await join(ana)
    expect(await say(carla, 'no, 25')).not.toContain('nails')
    expect(await ledger(ana)).toMatchObject([{ amount: 380 }])
  })

  it("is answered before the writer's own older question if the amount fits it better", async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(ana, 'massage 12?')
    await say(beto, 'pizza 60?')
    expect(await say(ana, 'no, 65')).toContain('pizza, $ 65')
    await say(ana, 'yes')
    expect(await ledger(ana)).toMatchObject([{ description: 'pizza', amount: 65 }])
  })

  it("waits if the writer's own question asks for an amount", async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(ana, 'dentist')
    await say(beto, 'pizza 60?')
    await say(ana, '65')
    expect(await ledger(ana)).toMatchObject([{ description: 'dentist', amount: 65 }])
  })

  it('is not recorded by a second yes after it was recorded and deleted', async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(beto, 'nails 350?')
    await say(ana, 'no, 380')
    await say(ana, 'yes')
    await say(ana, 'undo')
    expect(await say(beto, 'yes')).toContain('Ya estaba borrado: ')
    expect(await ledger(ana)).toEqual([])
  })

  it.each([
    ['es', 'sushi 278', 'uñas 90?', 'no, eran 287'],
    ['en', 'sushi 278', 'nails 90?', 'no it was 287'],
  ] as const)('does not take an amount that corrects the writer’s own expense (%s)', async (...row) => {
    const [language, noted, asked, answer] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, noted)
    await say(beto, asked)
    await say(ana, answer)
    expect(await ledger(ana)).toMatchObject([{ description: 'sushi', amount: 287 }])
    await say(beto, language === 'es' ? 'sí' : 'yes')
    expect(await ledger(ana)).toMatchObject([{ amount: 90 }, { description: 'sushi', amount: 287 }])
  })

  it.each([
    ['es', 'internet 90', 'presupuesto de 100 para ocio', 'devolví internet', 'no, ponelo de nuevo'],
    ['en', 'internet 90', 'budget of 100 for gifts', 'take off internet we cancelled it', 'no, put it back'],
  ] as const)('about a deletion can be declined without undoing anything else (%s)', async (...row) => {
    const [language, noted, budget, deletion, back] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, noted)
    await say(beto, budget)
    await say(ana, deletion)
    await say(beto, back)
    expect((await beto.send('listBudgets')).ok().budgets).toHaveLength(1)
    expect(await ledger(ana)).toHaveLength(1)
  })

  it.each([
    ['es', 'cine 38', 'no eran 48?', 'jaja sí, 48'],
    ['es', 'cine 38', 'no eran 48?', 'si, 48'],
    ['en', 'cinema 38', 'was it not 48?', 'haha ok 48'],
    ['pt', 'cinema 38', 'não foi 48?', 'sim, 48'],
    ['pt', 'cinema 38', 'não foi 48?', 'kkk sim, 48'],
    ['fr', 'ciné 38', "c'était pas 48 ?", 'ah oui 48'],
  ] as const)(
    'about an amount leads to a confirmed change when the writer agrees (%s: %s, %s, %s)',
    async (...row) => {
      const [language, noted, doubt, agreed] = row
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, noted)
      await say(beto, doubt)
      const told = await ask(ana, agreed)
      expect(told.buttons).toHaveLength(2)
      await press(ana, told.buttons?.[0]?.id)
      expect(await ledger(ana)).toMatchObject([{ amount: 48 }])
    },
  )

  it('takes another amount when the writer answers with “yes 110”', async () => {
    const ana = await register('en')
    await say(ana, 'taxi 90?')
    await say(ana, 'yes 110')
    expect(await ledger(ana)).toMatchObject([{ description: 'taxi', amount: 110 }])
  })

  it('does not take the company name “claro” as a yes', async () => {
    const ana = await register()
    await say(ana, 'pan 20')
    await say(ana, 'claro 30')
    expect(await ledger(ana)).toHaveLength(2)
  })

  it.each([
    ['es', 'netflix 219 ya está?', 'anotalo entonces'],
    ['en', 'netflix 219?', 'ok then'],
    ['pt', 'netflix 219?', 'então anota'],
    ['fr', 'netflix 219 ?', 'oui alors'],
  ] as const)('takes “ok then” from the writer as a yes (%s: %s, %s)', async (language, asked, yes) => {
    const ana = await register(language)
    expect((await ask(ana, asked)).buttons).toHaveLength(2)
    await say(ana, yes)
    expect(await ledger(ana)).toMatchObject([{ amount: 219 }])
  })

  it.each([
    ['es', 'uber 85 y luego otro de 112', 'el segundo era 121'],
    ['es', 'uber 85 y luego otro de 112', 'no, el segundo fue 121'],
  ] as const)('about several prices stays open when one of them is corrected (%s)', async (...row) => {
    const [language, asked, restated] = row
    const ana = await register(language)
    await say(ana, 'tacos 345')
    expect((await ask(ana, asked)).buttons).toHaveLength(3)
    await say(ana, restated)
    expect(await ledger(ana)).toMatchObject([{ amount: 345 }])
    await say(ana, 'los dos')
    expect((await ledger(ana)).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([85, 121, 345])
  })
})
