import { expect, it } from 'vitest'
import { ask, eachTalk, ledger, press, say } from '../../testing/talk.ts'

eachTalk('a question about deleted expenses', ({ register, join }) => {
  it.each([
    ['es', 'café', 'pan', 'borrá', '¿qué borré?', 'En los últimos 30 días borraste:', 'Recuperar el último'],
    [
      'es',
      'café',
      'pan',
      'borrá',
      'mostrame lo que borré hoy',
      'En los últimos 30 días borraste:',
      'Recuperar el último',
    ],
    [
      'en',
      'coffee',
      'bread',
      'delete',
      'what did I delete?',
      'In the last 30 days you deleted:',
      'Restore the last',
    ],
    [
      'en',
      'coffee',
      'bread',
      'delete',
      'show me what I deleted',
      'In the last 30 days you deleted:',
      'Restore the last',
    ],
    [
      'pt',
      'café',
      'pão',
      'apaga',
      'o que eu apaguei?',
      'Nos últimos 30 dias você apagou:',
      'Recuperar o último',
    ],
    [
      'fr',
      'café',
      'pain',
      'supprime',
      'qu’est-ce que j’ai supprimé ?',
      'Ces 30 derniers jours, tu as supprimé :',
      'Ramener la dernière',
    ],
    [
      'fr',
      'café',
      'pain',
      'supprime',
      "j'ai effacé quoi",
      'Ces 30 derniers jours, tu as supprimé :',
      'Ramener la dernière',
    ],
  ] as const)(
    'lists the deletions, latest first, and offers to restore the last one (%s)',
    async (...row) => {
      const [language, first, second, wish, question, told, title] = row
      const ana = await register(language)
      for (const noted of [`${first} 900`, `${second} 400`, `${wish} ${first}`, `${wish} ${second}`])
        await say(ana, noted)
      const answer = await ask(ana, question)
      const [said, ...lines] = answer.text.split('\n')
      expect(said).toBe(told)
      expect(lines).toEqual([expect.stringContaining(second), expect.stringContaining(first)])
      expect(answer.buttons?.map((each) => each.title)).toEqual([title])
      await press(ana, answer.buttons?.[0]?.id)
      expect(await ledger(ana)).toMatchObject([{ description: second, amount: 400 }])
    },
  )

  it('does not list what other members deleted', async () => {
    const ana = await register()
    const beto = await join(ana)
    await say(beto, 'taxi 500')
    await say(beto, 'borralo')
    expect(await say(ana, '¿qué borré?')).toBe('No borraste nada en los últimos 30 días.')
    expect(await say(beto, '¿qué borré?')).toContain('taxi')
  })

  it('says once how many are left out, also where long names leave room for few', async () => {
    const ana = await register()
    for (let each = 0; each < 12; each += 1) {
      const body = { description: `pan ${'de la esquina '.repeat(9)}${each}`, amount: 100 }
      const { expense } = (await ana.send('createExpense', { body })).ok()
      ;(await ana.send('deleteExpense', { params: { id: expense.id } })).ok()
    }
    const lines = (await say(ana, '¿qué borré?')).split('\n').slice(1)
    const shown = lines.filter((line) => line.startsWith('•')).length
    expect(lines).toHaveLength(shown + 1)
    expect(lines.at(-1)).toContain(String(12 - shown))
  })
})
