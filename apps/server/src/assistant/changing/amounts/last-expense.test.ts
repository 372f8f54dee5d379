import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, say } from '../../../testing/talk.ts'

oneTalk('the last expense', ({ register, join }) => {
  it.each([
    ['es', 'cena 9.000', 'era para dos'],
    ['en', 'dinner 90', 'actually that was for two people'],
    ['pt', 'jantar 90', 'na verdade foi pra dois'],
    ['fr', 'dîner 90', "en fait c'était pour deux"],
  ] as const)('keeps its price and may be split when it was for two (%s: %s, %s)', async (...row) => {
    const [language, noted, said] = row
    const ana = await register(language)
    await say(ana, noted)
    const before = await ledger(ana)
    expect((await ask(ana, said)).buttons).toHaveLength(2)
    expect(await ledger(ana)).toEqual(before)
  })

  it.each([
    ['es', 'cena 9.000', 'me equivoqué de monto', '8.000', 8000],
    ['en', 'dinner 90', 'wrong amount', '80', 80],
    ['pt', 'jantar 90', 'errei o valor', '80', 80],
    ['fr', 'dîner 90', 'je me suis trompée de montant', '80', 80],
  ] as const)('is asked for its amount after “wrong amount” (%s: %s, %s)', async (...row) => {
    const [language, noted, said, price, amount] = row
    const ana = await register(language)
    await say(ana, noted)
    expect(await say(ana, said)).toMatch(/\?$/)
    await say(ana, price)
    expect(await ledger(ana)).toMatchObject([{ amount }])
  })

  it.each([
    ['es', 'cena 9.000', 'la comida la pagamos a medias', 'un solo pagador'],
    ['es', 'alquiler 9.000', 'dividimos el alquiler en 3', 'un solo pagador'],
    ['en', 'dinner 90', 'we went halves on dinner', 'one payer'],
    ['en', 'dinner 90', 'split the dinner with Beto', 'one payer'],
    ['pt', 'jantar 90', 'a gente rachou', 'um só pagador'],
    ['fr', 'dîner 90', 'moitié moitié', 'un seul payeur'],
  ] as const)(
    'keeps a single payer when the cost was shared (%s: %s, %s)',
    async (language, noted, said, told) => {
      const ana = await register(language)
      await join(ana)
      await say(ana, noted)
      expect(await say(ana, said)).toContain(told)
      expect(await ledger(ana)).toHaveLength(1)
    },
  )

  it.each([
    ['es', 'taxi 3.000', 'no gasté eso', 'no gasté eso, gasté 3.200', 3200],
    ['en', 'taxi 30', "I didn't buy that", "I didn't spend that, I spent 32", 32],
    ['pt', 'taxi 30', 'eu não gastei isso', 'não gastei isso, gastei 32', 32],
    ['fr', 'taxi 30', "j'ai pas dépensé ça", "j'ai pas dit ça, j'ai dit 32", 32],
  ] as const)('can be denied, or corrected to another amount (%s: %s, %s)', async (...row) => {
    const [language, noted, denied, really, amount] = row
    const ana = await register(language)
    await say(ana, noted)
    expect(await say(ana, denied)).toContain('taxi')
    await say(ana, really)
    expect(await ledger(ana)).toMatchObject([{ description: 'taxi', amount }])
  })

  it.each([
    ['es', 'taxi 3.000', 'el taxi tampoco lo pagué yo'],
    ['pt', 'taxi 30', 'o taxi eu também não paguei'],
    ['fr', 'taxi 30', "le taxi non plus c'est pas moi qui l'ai payé"],
  ] as const)('stays unchanged when the writer only denies having paid it (%s: %s, %s)', async (...row) => {
    const [language, noted, said] = row
    const ana = await register(language)
    await join(ana)
    await say(ana, noted)
    const before = await ledger(ana)
    expect(await say(ana, said)).toContain('taxi')
    expect(await ledger(ana)).toEqual(before)
  })

  it.each([
    ['es', 'llamalo merienda', 'merienda'],
    ['en', 'call it "school run"', 'school run'],
    ['pt', 'chama de filme', 'filme'],
    ['fr', 'appelle-le goûter', 'goûter'],
  ] as const)('is renamed in everyday words and keeps its category (%s: %s)', async (...row) => {
    const [language, said, description] = row
    const ana = await register(language)
    await say(ana, 'taxi 30')
    const [before] = await ledger(ana)
    await say(ana, said)
    expect(await ledger(ana)).toMatchObject([{ description, category_id: before?.category_id }])
  })

  it.each([
    ['es', 'dividilo por 3'],
    ['en', 'split it by 3'],
    ['pt', 'divide por 3'],
    ['fr', 'divise par 3'],
  ] as const)('keeps its amount and offers the divided one (%s: %s)', async (language, said) => {
    const ana = await register(language)
    await say(ana, 'pizza 60')
    expect((await ask(ana, said)).buttons?.[0]?.title).toContain('20')
    expect(await ledger(ana)).toMatchObject([{ amount: 60 }])
  })

  it('keeps its payer when the writer claims an earlier, named expense', async () => {
    const ana = await register('fr')
    await join(ana)
    await say(ana, 'pain 3')
    await say(ana, "le pain c'est Beto qui a payé")
    await say(ana, 'taxi 14, payé par Beto')
    await say(ana, "c'est moi qui ai payé le pain")
    const payers = (await ledger(ana)).map((each) => [each.description, each.paid_by_name])
    expect(new Map(payers as [string, string][]).get('taxi')).toBe('Beto García')
    expect(new Map(payers as [string, string][]).get('pain')).not.toBe('Beto García')
  })

  it.each([
    ['es', 'cincuenta mil al plomero', 'no, setenta mil al plomero', 70_000],
    ['en', '50 to the plumber', 'no, 70 to the plumber', 70],
    ['pt', 'paguei 50 pro encanador', 'não, 70 pro encanador', 70],
    ['fr', '50 au plombier', 'non, 70 au plombier', 70],
  ] as const)('is changed by a denial that names it again (%s: %s, %s)', async (...row) => {
    const [language, noted, said, amount] = row
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    expect((await ledger(ana)).map((each) => each.amount)).toEqual([amount])
  })

  it.each([
    ['es', 'mercadona 84', 'la compra eran 82'],
    ['en', 'tesco 84', 'the purchase was 82'],
    ['pt', 'carrefour 84', 'a compra foi 82'],
    ['fr', 'leclerc 84', "l'achat c'était 82"],
  ] as const)('is what a word for any purchase means (%s: %s, %s)', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, said)
    expect((await ledger(ana)).map((each) => each.amount)).toEqual([82])
  })
})
