import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

const opening = {
  es: ['café 2.100', 'compré pan'],
  en: ['coffee 4.10', 'bought bread'],
  pt: ['café 8,20', 'comprei pão'],
  fr: ['café 2,10', "j'ai acheté du pain"],
} as const

oneTalk('an answer to how much something was', ({ register, join }) => {
  async function asked(language: keyof typeof opening) {
    const ana = await register(language)
    for (const text of opening[language]) await say(ana, text)
    return ana
  }
  const bread = async (ana: Awaited<ReturnType<typeof asked>>) =>
    (await ledger(ana)).filter(({ description }) => /^(pan|bread|pão|pain)/.test(description))

  it.each([
    ['es', 'más o menos 3 mil', 3000],
    ['es', 'mmm 3150', 3150],
    ['es', '3.000 no 3.500', 3000],
    ['es', 'calculo que unos 3000', 3000],
    ['es', 'no sé, habrán sido 3000', 3000],
    ['es', 'le di 5000 y me dio 1800 de vuelto', 3200],
    ['en', 'er... 3.15', 3.15],
    ['en', "I'd say about 3", 3],
    ['en', '3 not 3.50', 3],
    ['en', '3.15 on the card', 3.15],
    ['pt', 'hum 31,50', 31.5],
    ['pt', 'saiu por uns 30', 30],
    ['pt', '30 não 35', 30],
    ['fr', '3,15 je crois', 3.15],
    ['fr', 'euh... 3,15', 3.15],
    ['fr', 'on a eu pour environ 3', 3],
  ] as const)('is taken where it can be nothing else (%s: %s)', async (language, text, amount) => {
    const ana = await asked(language)
    await say(ana, text)
    expect((await bread(ana)).map((each) => each.amount)).toEqual([amount])
    expect(await ledger(ana)).toHaveLength(2)
  })

  it.each([
    ['es', 'quedan 2', 2],
    ['es', 'llego en 20', 20],
    ['es', 'me quedan 30 mil', 30_000],
    ['es', 'eran dos', 2],
    ['es', 'pagué con 5000', 5000],
    ['es', 'me cobraron 200 de más', 200],
    ['es', 'antes salía 2000', 2000],
    ['es', 'más de 2 mil', 2000],
    ['es', 'no eran 3000', 3000],
    ['en', '2 left', 2],
    ['en', 'back in 20', 20],
    ['en', 'take the 152', 152],
    ['pt', 'eram dois', 2],
    ['pt', 'me restam 300', 300],
    ['pt', 'peguei 3', 3],
    ['pt', 'mais de 20', 20],
    ['fr', "j'arrive dans 20", 20],
    ['fr', 'il me reste 30', 30],
    ['fr', "avant c'était 2", 2],
    ['fr', 'plus de 2', 2],
  ] as const)('is asked about where it may be another number (%s: %s)', async (language, text, amount) => {
    const ana = await asked(language)
    const { buttons } = await ask(ana, text)
    expect(await ledger(ana)).toHaveLength(1)
    await press(ana, buttons[0]?.id)
    expect((await bread(ana)).map((each) => each.amount)).toEqual([amount])
  })

  it.each([
    ['es', 'era para mamá', 'pan para mamá'],
    ['en', 'it was for mum', 'bread for mum'],
    ['pt', 'era pra mãe', 'pão pra mãe'],
    ['fr', "c'était pour maman", 'pain pour maman'],
  ] as const)('may tell first for whom it was (%s: %s)', async (language, text, description) => {
    const ana = await asked(language)
    expect(await say(ana, text)).toContain(description)
    await say(ana, '30')
    expect((await ledger(ana)).map((each) => each.description)).toContain(description)
    expect(await ledger(ana)).toHaveLength(2)
  })

  it.each([
    ['es', 'gratis'],
    ['es', 'no costó nada'],
    ['es', 'mejor no'],
    ['en', 'it was free'],
    ['en', 'better not'],
    ['pt', 'foi de graça'],
    ['pt', 'melhor não'],
    ['fr', "c'était gratuit"],
    ['fr', 'mieux vaut pas'],
  ] as const)('may be that there is nothing to record (%s: %s)', async (language, text) => {
    const ana = await asked(language)
    await say(ana, text)
    await say(ana, '30')
    expect(await bread(ana)).toEqual([])
  })

  it.each([
    ['es', '3000 ayer'],
    ['en', '3 yesterday'],
    ['pt', '30 ontem'],
    ['fr', '3 hier'],
  ] as const)('may give the day, too (%s: %s)', async (language, text) => {
    const ana = await asked(language)
    await say(ana, text)
    expect(await bread(ana)).toMatchObject([{ expense_date: '2026-11-19' }])
  })

  it.each([
    ['es', '3000 y el yogur 2000', [2000, 3000]],
    ['en', '3 and the yogurt 2', [2, 3]],
    ['pt', '30 e o iogurte 9', [9, 30]],
    ['fr', '3 et le yaourt 2', [2, 3]],
  ] as const)('may go on with another thing and its price (%s: %s)', async (language, text, amounts) => {
    const ana = await asked(language)
    await say(ana, text)
    expect(await bread(ana)).toMatchObject([{ amount: amounts[1] }])
    expect((await ledger(ana)).map((each) => each.amount)).toContain(amounts[0])
  })

  it.each([
    ['es', 'el ticket dice 3150', 3150],
    ['en', '3.15 says the receipt', 3.15],
    ['pt', 'a nota diz 31,50', 31.5],
    ['fr', 'le ticket dit 3,15', 3.15],
    ['es', '3150!!', 3150],
    ['en', '3 in total', 3],
  ] as const)('may also be what a receipt says (%s: %s)', async (language, text, amount) => {
    const ana = await asked(language)
    await say(ana, text)
    expect(await bread(ana)).toMatchObject([{ amount }])
  })

  it('may tell who paid, too', async () => {
    const ana = await asked('en')
    await join(ana)
    const { buttons } = await ask(ana, '3 but Beto paid')
    await press(ana, buttons[0]?.id)
    expect(await bread(ana)).toMatchObject([{ amount: 3, paid_by_name: expect.stringContaining('Beto') }])
  })

  it('by how much it was cheaper is no amount', async () => {
    const ana = await asked('en')
    expect(await say(ana, 'it was 2 off')).toContain('bread: how much was it')
    expect(await ledger(ana)).toMatchObject([{ amount: 4.1 }])
  })

  it.each([
    ['es', 'pagó Beto'],
    ['en', 'Beto paid'],
    ['pt', 'o Beto pagou'],
    ['fr', "c'est Beto qui a payé"],
  ] as const)('may tell who paid what is to be confirmed (%s: %s)', async (language, text) => {
    const ana = await register(language)
    await join(ana)
    await say(ana, opening[language][0])
    await say(ana, language === 'es' ? 'pizza 9.500?' : 'pizza 31.50?')
    const { buttons } = await ask(ana, text)
    expect(await ledger(ana)).toHaveLength(1)
    await press(ana, buttons[0]?.id)
    const payers = (await ledger(ana)).map(({ paid_by_name }) => paid_by_name.split(' ')[0])
    expect(payers.toSorted()).toEqual(['Ana', 'Beto'])
  })
})
