import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk('a message that something was not bought', ({ register, join }) => {
  it.each([
    ['es', 'pan 30', 'leche 15', 'la leche no la compré', 'Borrarlo'],
    ['es', 'pan 30', 'café 15', 'el café no lo pagué', 'Borrarlo'],
    ['es', 'pan 30', 'arena 15', 'la arena no la compré al final', 'Borrarlo'],
    ['en', 'bread 3', 'milk 2', "I didn't buy the milk", 'Delete it'],
    ['pt', 'pão 3', 'leite 2', 'o leite eu não comprei', 'Apagar'],
    ['fr', 'pain 3', 'lait 2', "le lait je l'ai pas payé", 'Supprimer'],
  ] as const)(
    'asks whether another member bought it or it should be deleted (%s: %s, %s, %s)',
    async (...row) => {
      const [language, first, second, denial, title] = row
      const ana = await register(language)
      await join(ana)
      for (const noted of [first, second]) await say(ana, noted)
      const [, other] = await ledger(ana)
      const asked = await ask(ana, denial)
      expect(asked.buttons?.map((button) => button.title)).toEqual(['Beto', title])
      await press(ana, asked.buttons?.at(-1)?.id)
      expect(await ledger(ana)).toEqual([other])
    },
  )

  it.each([
    ['es', 'la remera la devolví'],
    ['en', 'the shirt, I returned it'],
    ['pt', 'a camiseta eu devolvi'],
    ['fr', "le pull je l'ai rendu"],
  ] as const)(
    'asks before deleting anything when an unrecorded item was returned (%s: %s)',
    async (language, returned) => {
      const ana = await register(language)
      for (const noted of ['taxi 50', 'pizza 40']) await say(ana, noted)
      expect((await ask(ana, returned)).buttons).toHaveLength(2)
      expect(await ledger(ana)).toHaveLength(2)
    },
  )

  it.each([
    [
      'es',
      'taxi 50',
      'el tren fueron 30 pero lo paga el trabajo así que no lo anotes',
      'Entonces no anoté nada.',
    ],
    ['en', 'taxi 50', "the train was 46 but work pays it back so don't count that", 'Then I noted nothing.'],
    [
      'pt',
      'táxi 50',
      'o trem foi 30 mas a firma paga então não precisa anotar isso',
      'Então não anotei nada.',
    ],
  ] as const)(
    'asks about no other expense when its price is not to be recorded (%s: %s, %s)',
    async (language, noted, told, answer) => {
      const ana = await register(language)
      await join(ana)
      await say(ana, noted)
      expect(await say(ana, told)).toBe(answer)
      expect(await ledger(ana)).toHaveLength(1)
    },
  )

  it('replies that nothing was recorded when there is no expense', async () => {
    const ana = await register()
    expect(await say(ana, 'no compré leche')).toBe('Entonces no anoté nada.')
  })

  it.each([
    ['es', 'los dos últimos los pagó Beto'],
    ['en', 'the last two were paid by Beto'],
    ['pt', 'os dois últimos foi o Beto que pagou'],
    ['fr', "les deux derniers c'est Beto qui a payé"],
  ] as const)('changes the payer of the last two expenses (%s: %s)', async (language, said) => {
    const ana = await register(language)
    await join(ana)
    for (const noted of ['taxi 50', 'pizza 40', 'uber 60']) await say(ana, noted)
    await say(ana, said)
    const payers = (await ledger(ana)).map(({ paid_by_name }) => paid_by_name)
    expect(payers).toEqual(['Beto García', 'Beto García', 'Ana García'])
  })

  it('changes the date of the last two expenses when there are no others', async () => {
    const ana = await register('en')
    await join(ana)
    for (const noted of ['taxi 50', 'pizza 40']) await say(ana, noted)
    await say(ana, 'the last two were yesterday')
    expect((await ledger(ana)).map(({ expense_date }) => expense_date)).toEqual(['2026-11-19', '2026-11-19'])
  })
})
