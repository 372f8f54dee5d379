import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('a complaint about a reply', ({ register }) => {
  it.each([
    ['es', 'no entendiste', 'Perdón.'],
    ['es', 'eso no es lo que te pedí', 'Perdón.'],
    ['es', 'no sirve', 'Perdón.'],
    ['es', 'no es así', 'Perdón.'],
    ['es', 'no, estaba bien antes', 'Perdón.'],
    ['en', 'not what I meant', 'Sorry.'],
    ['en', "no, you're wrong", 'Sorry.'],
    ['en', 'no, you got it wrong', 'Sorry.'],
    ['en', 'no you misunderstood', 'Sorry.'],
    ['pt', 'não entendeu', 'Desculpe.'],
    ['pt', 'não foi isso que eu disse', 'Desculpe.'],
    ['pt', 'não, estava certo antes', 'Desculpe.'],
    ['fr', "t'as rien compris", 'Pardon.'],
    ['fr', "c'est pas ce que j'ai dit", 'Pardon.'],
    ['fr', "c'est pas ça du tout", 'Pardon.'],
  ] as const)('apologises and offers to delete or change the latest expense (%s: %s)', async (...row) => {
    const [language, complaint, sorry] = row
    const ana = await register(language)
    await say(ana, 'taxi 900')
    const before = await ledger(ana)
    const asked = await ask(ana, complaint)
    expect(asked.text).toContain(sorry)
    expect(asked.text).toContain('taxi')
    expect(asked.buttons).toHaveLength(2)
    expect(await ledger(ana)).toEqual(before)
    await press(ana, asked.buttons?.[0]?.id)
    expect(await ledger(ana)).toEqual([])
  })

  it.each([
    ['es', 'cena 20', 'no, estaba bien antes'],
    ['en', 'dinner 20', 'no, it was fine before'],
  ] as const)(
    'undoes the last change with the button of the reply (%s)',
    async (language, noted, complaint) => {
      const ana = await register(language)
      await say(ana, noted)
      await say(ana, language === 'es' ? 'eran 25' : 'it was 25')
      const asked = await ask(ana, complaint)
      await press(ana, asked.buttons?.[0]?.id)
      expect(await ledger(ana)).toMatchObject([{ amount: 20 }])
    },
  )

  it.each([
    ['es', 'no, dejalo así', 'Listo, lo dejo como está.'],
    ['es', 'no, espera, déjala', 'Listo, lo dejo como está.'],
    ['es', 'no, está bien', 'Listo, lo dejo como está.'],
    ['en', 'no, leave it like that', 'All right, it stays as it is.'],
    ['en', "no it's fine", 'All right, it stays as it is.'],
    ['pt', 'não, tá bom assim', 'Certo, fica como está.'],
    ['fr', 'non, laisse comme ça', 'D’accord, ça reste comme ça.'],
  ] as const)(
    'leaves everything as it is when the writer says so (%s: %s)',
    async (language, said, answer) => {
      const ana = await register(language)
      await say(ana, 'taxi 900')
      const before = await ledger(ana)
      expect(await say(ana, said)).toBe(answer)
      expect(await ledger(ana)).toEqual(before)
    },
  )

  it.each([
    ['es', 'borra el taxi', 'no, no la borres'],
    ['es', 'borra el taxi', 'no pará, dejalo'],
    ['es', 'borra el taxi', 'no, mejor no la borres'],
    ['en', 'delete the taxi', "no, don't delete it"],
    ['en', 'delete the taxi', 'put it back'],
    ['pt', 'apaga o táxi', 'não, não apaga'],
    ['fr', 'supprime le taxi', 'non, ne le supprime pas'],
    ['fr', 'supprime le taxi', 'remets-le'],
  ] as const)('restores the deleted expense and deletes nothing more (%s: %s, %s)', async (...row) => {
    const [language, first, second] = row
    const ana = await register(language)
    for (const noted of ['taxi 900', 'pizza 30']) await say(ana, noted)
    const before = await ledger(ana)
    expect(await ledger(ana)).toHaveLength(2)
    await say(ana, first)
    expect(await ledger(ana)).toHaveLength(1)
    await say(ana, second)
    expect((await ledger(ana)).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    await say(ana, second)
    expect(await ledger(ana)).toHaveLength(2)
  })

  it.each([
    ['es', 'dejá, no anotes nada', '¿Borro taxi', 'sí', 'no'],
    ['en', "don't note that", 'Shall I delete taxi', 'yes', 'no'],
    ['pt', 'não anota isso', 'Apago taxi', 'sim', 'não'],
    ['fr', 'ne note rien', 'Je supprime taxi', 'oui', 'non'],
  ] as const)('asks whether to delete the expense just recorded (%s: %s)', async (...row) => {
    const [language, said, asked, yes, no] = row
    const ana = await register(language)
    await say(ana, 'taxi 900')
    expect(await say(ana, said)).toContain(asked)
    await say(ana, no)
    expect(await ledger(ana)).toHaveLength(1)
    await say(ana, said)
    await say(ana, yes)
    expect(await ledger(ana)).toEqual([])
  })

  it.each([
    ['es', 'Juan me debe 30', 'cancelá eso', 'No anoté nada, así que no hay nada que cancelar.'],
    ['en', 'Jake owes me 30', 'cancel that', 'Nothing was noted, so there is nothing to cancel.'],
    ['en', 'Jake owes me 30', 'delete that', 'Nothing was noted, so there is nothing to cancel.'],
    ['pt', 'João me deve 30', 'cancela isso', 'Não anotei nada, então não há nada para cancelar.'],
    ['fr', 'Jean me doit 30', 'annule ça', 'Rien n’a été noté, il n’y a donc rien à annuler.'],
  ] as const)(
    'cancels nothing for a declined expense, and an earlier one at the second request (%s: %s, %s)',
    async (...row) => {
      const [language, refused, said, answer] = row
      const ana = await register(language)
      for (const each of ['taxi 900', refused]) await say(ana, each)
      expect(await say(ana, said)).toBe(answer)
      expect(await ledger(ana)).toHaveLength(1)
      await say(ana, said)
      expect(await ledger(ana)).toEqual([])
    },
  )

  it.each([
    ['es', 'no lo compré', '¿De quién era taxi, $ 900?'],
    ['en', "i didn't buy that", 'Whose was taxi, $ 900?'],
    ['pt', 'eu não gastei isso', 'De quem era taxi, $ 900?'],
    ['fr', "j'ai pas dépensé ça", 'À qui était taxi, $ 900 ?'],
  ] as const)(
    'replies about the expense that the writer denies having bought (%s: %s)',
    async (language, said, asked) => {
      const ana = await register(language)
      await say(ana, 'taxi 900')
      expect(await say(ana, said)).toContain(asked)
      expect(await ledger(ana)).toHaveLength(1)
    },
  )

  it.each([
    ['pt', 'não gastei isso, gastei 32'],
    ['en', "i didn't spend that, i spent 32"],
    ['es', 'no gasté eso, gasté 32'],
    ['fr', "j'ai pas dépensé ça, j'ai dépensé 32"],
  ] as const)('corrects the amount to what was spent instead (%s: %s)', async (language, said) => {
    const ana = await register(language)
    await say(ana, 'taxi 30')
    await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ amount: 32, description: 'taxi' }])
  })

  it('changes a named expense while a question about another is open', async () => {
    const ana = await register()
    await say(ana, 'uber 1200 y comida 2400')
    await say(ana, 'la comida fue con Beto, la mitad la paga él')
    await say(ana, 'ponle 1300 al uber')
    const amounts = (await ledger(ana)).map(({ description, amount }) => [description, amount])
    expect(amounts.toSorted()).toEqual([
      ['comida', 2400],
      ['uber', 1300],
    ])
  })

  it('does not choose an amount by position after a list was shown', async () => {
    const ana = await register()
    for (const noted of ['nafta 30.000', 'pan 200']) await say(ana, noted)
    expect(await say(ana, 'la nafta eran 30')).toContain('¿cuánto fue exactamente?')
    await say(ana, '¿cuál fue el gasto más grande?')
    await say(ana, 'y el segundo?')
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([200, 30_000])
  })
})
