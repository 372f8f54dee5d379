import { expect, it } from 'vitest'
import type { Person } from '../../testing/app.ts'
import { ask, eachTalk, ledger, say } from '../../testing/talk.ts'

eachTalk('a choice in words', ({ register, join }) => {
  async function things(person: Person) {
    return (await ledger(person)).map(({ description, amount }) => `${description} ${amount}`).sort()
  }

  it.each([
    ['en', 'pizza 20 or 22', 'the second', 'pizza 22'],
    ['fr', 'pizza 20 ou 22', 'la deuxième', 'pizza 22'],
    ['es', 'pizza 20 o 22', 'la primera', 'pizza 20'],
    ['pt', 'pizza 20 ou 22', 'o último', 'pizza 22'],
  ] as const)(
    'records the offered amount that is chosen by its position (%s)',
    async (language, unclear, words, noted) => {
      const ana = await register(language)
      await say(ana, unclear)
      await say(ana, words)
      expect(await things(ana)).toEqual([noted])
    },
  )

  it.each([
    ['en', 'taxi 15, bus 3, parking 6', 'delete the second', ['parking 6', 'taxi 15']],
    ['en', 'taxi 15, bus 3, parking 6', 'delete the last two', ['taxi 15']],
    ['en', 'taxi 15, bus 3', 'delete both', []],
    ['fr', 'taxi 15, bus 3, parking 6', 'efface le deuxième', ['parking 6', 'taxi 15']],
    ['fr', 'taxi 15, bus 3, parking 6', 'efface tout', []],
    ['es', 'taxi 15, bondi 3, estacionamiento 6', 'borrá el segundo', ['estacionamiento 6', 'taxi 15']],
    ['pt', 'táxi 15, ônibus 3', 'apaga os dois', []],
  ] as const)(
    'deletes expenses recorded together by their position (%s: %s, %s)',
    async (language, several, wish, left) => {
      const ana = await register(language)
      await say(ana, several)
      await say(ana, wish)
      expect(await things(ana)).toEqual(left)
    },
  )

  it('accepts positions, a name or a number to choose from a list', async () => {
    const ana = await register('en')
    await say(ana, 'taxi 15, bus 3, parking 6')
    await say(ana, 'delete it')
    await say(ana, 'the first and the last')
    expect(await things(ana)).toEqual(['bus 3'])
    await say(ana, 'undo')
    await say(ana, 'taxi 4, bus 5, parking 7')
    await say(ana, 'delete it')
    await say(ana, 'the bus one')
    expect(await things(ana)).toEqual(['bus 3', 'parking 6', 'parking 7', 'taxi 15', 'taxi 4'])
    await say(ana, 'undo')
    await say(ana, 'coffee 1, tea 2')
    await say(ana, 'delete it')
    await say(ana, '2')
    expect(await things(ana)).not.toContain('tea 2')
  })

  it('deletes a listed expense by its position', async () => {
    const ana = await register('en')
    for (const each of ['taxi 15', 'bus 3', 'parking 6']) await say(ana, each)
    await say(ana, 'show me the last three')
    await say(ana, 'delete the third')
    expect(await things(ana)).toEqual(['bus 3', 'parking 6'])
    await say(ana, 'taxi 15')
    await say(ana, 'show me the last three')
    await say(ana, 'change the second to 7')
    expect(await things(ana)).toEqual(['bus 3', 'parking 7', 'taxi 15'])
  })

  it('deletes or changes the other expense when the first was not meant', async () => {
    const ana = await register('en')
    await say(ana, 'coffee 3.20')
    await say(ana, 'coffee 4.10')
    await say(ana, 'delete the coffee')
    await say(ana, 'no, the other one')
    expect(await things(ana)).toEqual(['coffee 4.1'])
    await say(ana, 'coffee 6')
    await say(ana, 'make the coffee 5')
    await say(ana, 'not that one')
    expect(await things(ana)).toEqual(['coffee 5', 'coffee 6'])
  })

  it('asks which expense to delete instead of deleting everything', async () => {
    const ana = await register('fr')
    await say(ana, 'café 3')
    await say(ana, 'pain 2')
    expect((await ask(ana, 'efface tout')).buttons).toHaveLength(2)
    expect(await things(ana)).toHaveLength(2)
  })

  it.each([
    ['en', 'coffee 3', 'delete the coffee', 'bring back the coffee'],
    ['fr', 'café 3', 'supprime le café', 'remets le café'],
  ] as const)('restores a deleted expense by its name (%s)', async (language, noted, deleted, wish) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, language === 'en' ? 'bread 2' : 'pain 2')
    await say(ana, deleted)
    await say(ana, wish)
    expect(await things(ana)).toHaveLength(2)
  })

  it('restores a change that was undone', async () => {
    const ana = await register('en')
    await say(ana, 'coffee 3')
    await say(ana, 'no, 4')
    await say(ana, 'undo')
    await say(ana, 'restore')
    expect(await things(ana)).toEqual(['coffee 4'])
  })

  it.each([
    ['en', 'taxi 15', 'coffee 3', 'delete the second', 'no, my mistake'],
    ['fr', 'taxi 15', 'café 3', 'enlève la deuxième', 'non je me suis trompée'],
  ] as const)(
    'keeps both expenses when a deletion is followed by “no” and a reason (%s: %s, %s, %s, %s)',
    async (language, ...said) => {
      const ana = await register(language)
      for (const text of said) await say(ana, text)
      expect(await things(ana)).toHaveLength(2)
    },
  )

  it.each([
    ['es', 'taxi 15', 'café 3', 'mostrame el taxi', 'borrá lo último que anoté'],
    ['en', 'taxi 15', 'coffee 3', 'show me the taxi', 'delete the last thing I added'],
    ['pt', 'táxi 15', 'café 3', 'mostra o táxi', 'apaga o último que eu anotei'],
    ['fr', 'taxi 15', 'café 3', 'montre le taxi', "supprime la dernière que j'ai notée"],
  ] as const)(
    'deletes the expense recorded last, not the last one shown (%s: %s, %s, %s, %s)',
    async (language, ...said) => {
      const ana = await register(language)
      for (const text of said) await say(ana, text)
      expect(await ledger(ana)).toMatchObject([{ amount: 15 }])
    },
  )

  it("does not read 'two' in 'two nights ago' as a quantity", async () => {
    const ana = await register('en')
    for (const text of ['bread 4', 'cab last night 17', 'it was two nights ago']) await say(ana, text)
    const [cab, bread] = await ledger(ana)
    expect([cab?.amount, bread?.amount].toSorted()).toEqual([17, 4])
    expect(new Set([cab?.expense_date, bread?.expense_date]).size).toBe(2)
  })

  it("matches 'babysitter' with another member's 'baby-sitter', and changes a payer", async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(beto, 'baby-sitter 40')
    const asked = await ask(ana, 'the babysitter was 45')
    expect(asked.text).toContain('baby-sitter')
    expect(await things(ana)).toEqual(['baby-sitter 40'])
    await say(ana, 'pizza 20')
    await say(ana, 'change it to Beto')
    expect(await ledger(ana)).toMatchObject([{ paid_by_name: 'Beto García' }, {}])
  })
})
