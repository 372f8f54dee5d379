import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

oneTalk('a message that the writer paid', ({ join, register }) => {
  it.each([
    ['es', 'almuerzo 39.000', 'yo pagué el almuerzo'],
    ['es', 'pan 3.000', 'el pan lo compré yo'],
    ['es', 'gas 16.740', 'poné que el gas lo pagué yo'],
    ['pt', 'gás 80', 'põe que o gás fui eu que paguei'],
    ['en', 'gas 80', 'put down that I paid the gas'],
    ['fr', 'gaz 80', "note que c'est moi qui ai payé le gaz"],
    ['en', 'brunch 39', 'I paid the brunch'],
    ['en', 'bread 3', 'it was me who bought the bread'],
    ['pt', 'pão 12', 'o pão foi eu que comprei'],
    ['fr', 'pain 3', "le pain c'est moi qui l'ai acheté"],
    ['pt', 'almoço 39', 'eu paguei o almoço'],
    ['fr', 'brunch 39', "j'ai payé le brunch"],
  ] as const)(
    'makes the writer the payer of another member’s expense and records no second one (%s: %s, %s)',
    async (...row) => {
      const [language, noted, told] = row
      const ana = await register(language)
      const beto = await join(ana)
      await say(beto, noted)
      await say(ana, told)
      expect(await ledger(ana)).toMatchObject([{ paid_by_name: 'Ana García' }])
    },
  )

  it('replies that nothing changed when the payer or amount was already right', async () => {
    const ana = await register('en')
    await join(ana)
    await say(ana, 'beers 20')
    expect(await say(ana, 'no I did lol')).toContain('It already was: 🍕 Eating out, beers')
    expect(await say(ana, 'no it was 20')).toContain('It already was: 🍕 Eating out, beers')
    expect(await ledger(ana)).toMatchObject([{ description: 'beers', amount: 20 }])
  })

  it.each([
    ['es', 'luz 94', 'pagué la luz', 'Ya estaba así'],
    ['en', 'electric bill 94', 'paid the electric', 'It already was'],
    ['pt', 'luz 94', 'paguei a luz', 'Já estava assim'],
    ['fr', 'électricité 94', "j'ai payé l'électricité", 'C’était déjà ainsi'],
  ] as const)(
    'about the expense that they have just recorded themselves changes nothing (%s: %s, %s)',
    async (...row) => {
      const [language, noted, told, reply] = row
      const ana = await register(language)
      await say(ana, noted)
      expect(await say(ana, told)).toContain(reply)
      expect(await ledger(ana)).toHaveLength(1)
    },
  )

  it('asks for the price of another thing of the same name', async () => {
    const ana = await register('en')
    await say(ana, 'bread 3')
    expect(await say(ana, 'bought bread')).toContain('how much was it')
  })

  it('asks for the price when nobody recorded that expense', async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(beto, 'taxi 39')
    expect(await say(ana, 'I paid the brunch')).toContain('how much was it')
  })
})
