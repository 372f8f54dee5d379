import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../../testing/talk.ts'

oneTalk('a yes before an amount', ({ join, register }) => {
  it.each([
    ['en', 'water 64', 'water was 46, not 64', 'yep 46'],
    ['es', 'agua 64', 'el agua fue 46, no 64', 'sí, 46'],
    ['pt', 'água 64', 'a água foi 46, não 64', 'sim, 46'],
    ['fr', 'eau 64', "l'eau c'était 46, pas 64", 'ah oui 46'],
  ] as const)(
    'confirms the amount that another member corrected (%s)',
    async (language, noted, corrected, agreed) => {
      const ana = await register(language)
      const beto = await join(ana)
      await say(beto, noted)
      await say(ana, corrected)
      expect(await say(beto, agreed)).toContain('Ya estaba así')
      expect(await ledger(ana)).toMatchObject([{ amount: 46 }])
    },
  )

  it.each([
    ['en', 'light bill 120', 'what did you pay for light?', '120'],
    ['fr', 'nounou 420', "t'as payé la nounou combien ?", '420'],
    ['fr', 'légumes 14 et fleurs 8', "c'était combien les fleurs ?", '8'],
    ['es', 'flores 800', '¿cuánto fueron las flores?', '800'],
  ] as const)(
    'is not needed for an amount that another member has asked about (%s: %s, %s, %s)',
    async (language, noted, question, amount) => {
      const ana = await register(language)
      const beto = await join(ana)
      await say(beto, noted)
      await say(ana, question)
      expect(await say(beto, amount)).toContain('Ya estaba así')
    },
  )

  it('is needed for an amount that nobody has asked about', async () => {
    const ana = await register('en')
    for (const said of ['light bill 120', 'taxi 9']) await say(ana, said)
    expect(await say(ana, '120')).not.toContain('already')
  })

  it.each([
    ['es', 'luz 98.300 y gas 34.000', 'no, 34, ahí está la factura'],
    ['en', 'power 98 and gas 34', 'no, it was 34, I have the bill'],
    ['pt', 'luz 98 e gás 34', 'não, foi 34, tenho a conta'],
    ['fr', 'électricité 98 et gaz 34', "non, c'était 34, j'ai la facture"],
  ] as const)('is not needed for one of two amounts (%s: %s, %s)', async (language, noted, said) => {
    const ana = await register(language)
    await say(ana, noted)
    const before = await ledger(ana)
    expect(await say(ana, said)).not.toContain('?')
    expect(await ledger(ana)).toEqual(before)
  })

  it('asks whether to record an amount that nothing has', async () => {
    const ana = await register('en')
    await say(ana, 'water 64')
    expect(await say(ana, 'yep 31')).toContain('$ 31')
    expect(await ledger(ana)).toMatchObject([{ amount: 64 }])
  })

  it.each([
    ['es', 'nafta 68', 'pan 4 y leche 5', 'la nafta fue 86', 'no, 68 está bien'],
    ['en', 'petrol 68', 'bread 4 and milk 5', 'the petrol was 86', 'no, it was 68 i checked'],
    ['pt', 'gasolina 68', 'pão 4 e leite 5', 'a gasolina foi 86', 'não, foi 68 mesmo'],
    ['fr', 'essence 68', 'pain 4 et lait 5', "l'essence c'était 86", "non 68 c'est bon"],
  ] as const)('restores what another member has just changed (%s: %s, %s, %s, %s)', async (...row) => {
    const [language, noted, others, changed, denied] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(beto, noted)
    await say(beto, others)
    await say(ana, changed)
    await say(beto, denied)
    const amounts = (await ledger(ana)).map(({ amount, description }) => `${amount} ${description}`)
    expect(amounts.toSorted().at(-1)).toBe(noted.split(' ').toReversed().join(' '))
  })

  it.each([
    ['es', 'verdulería 96,30', 'patente 164', 'no, son 96,30, tengo el ticket'],
    ['en', 'big shop 96.30', 'council tax 164', 'no its 96.30 i have the receipt'],
    ['pt', 'feira 96,30', 'iptu 164', 'não, é 96,30, tenho a nota'],
    ['fr', 'marché 96,30', 'impôts 164', "non c'est 96,30 j'ai le ticket"],
  ] as const)(
    'leaves the last expense as it is if an earlier one has the amount (%s: %s, %s, %s)',
    async (language, first, last, denied) => {
      const ana = await register(language)
      await say(ana, first)
      await say(ana, last)
      await say(ana, denied)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([164, 96.3])
    },
  )
})
