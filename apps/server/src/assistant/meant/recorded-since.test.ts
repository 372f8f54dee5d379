import type { Language } from '@casita/contract'
import { expect, it } from 'vitest'
import type { Person } from '../../testing/app.ts'
import { ask, ledger, oneTalk, press, say, staySignedIn } from '../../testing/talk.ts'

oneTalk('a request right after another member recorded an expense', ({ register, join, wait }) => {
  const changes = [
    ['es', 'taxi 900', 'cena 3.000', 'fueron 3.400', { amount: 3400 }],
    ['es', 'taxi 900', 'cena 3.000', 'fueron 3.400 con la propina', { amount: 3400 }],
    ['en', 'taxi 9', 'dinner 30', 'it was 34', { amount: 34 }],
    ['fr', 'taxi 9', 'resto 30', "c'était 34", { amount: 34 }],
  ] as const

  /** A member who sends a message right after another member recorded an expense, shortly after their own. */
  async function recordedBehind(language: Language, own: string, theirs: string): Promise<Person> {
    const ana = await register(language)
    const beto = await join(ana)
    await say(ana, own)
    wait(1)
    await say(beto, theirs)
    return ana
  }

  async function saidBehind(language: Language, own: string, theirs: string, said: string): Promise<Person> {
    const ana = await recordedBehind(language, own, theirs)
    await say(ana, said)
    return ana
  }

  it.each(changes)(
    'asks which expense is meant when the writer’s own was recorded long before (%s: %s, %s, %s)',
    async (...row) => {
      const [language, own, theirs, said, change] = row
      const ana = await register(language)
      await say(ana, own)
      wait(60)
      await staySignedIn(ana)
      const beto = await join(ana)
      await say(beto, theirs)
      const asked = await ask(ana, said)
      expect(asked.buttons).toHaveLength(2)
      await press(ana, asked.buttons?.[0]?.id)
      expect((await ledger(ana))[0]).toMatchObject(change)
    },
  )

  it.each([
    ['es', 'pasajes 5.000', 'hotel 3.000', 'fueron 1.500', { amount: 1500 }],
    ['en', 'train tickets 50', 'hotel 30', 'it was 15', { amount: 15 }],
    ['pt', 'passagens 50', 'hotel 30', 'foram 15', { amount: 15 }],
    ['fr', 'billets de train 50', 'hôtel 30', "c'était 15", { amount: 15 }],
  ] as const)('asks which is meant by half of what the other paid (%s: %s, %s, %s)', async (...row) => {
    const [language, own, theirs, said, change] = row
    const ana = await recordedBehind(language, own, theirs)
    const asked = await ask(ana, said)
    expect(asked.buttons).toHaveLength(2)
    await press(ana, asked.buttons?.[0]?.id)
    expect((await ledger(ana))[0]).toMatchObject(change)
  })

  it.each([
    ['es', 'taxi 900', 'cena 3.000', 'fueron 1.100', { amount: 1100 }],
    ['es', 'taxi 900', 'cena 3.000', 'fueron 1.100 con la propina', { amount: 1100 }],
    ['es', 'taxi 900', 'cena 3.000', 'fueron 9.000', { amount: 9000 }],
    ['en', 'taxi 9', 'dinner 30', 'it was 12', { amount: 12 }],
    ['fr', 'taxi 9', 'resto 30', "c'était hier", { expense_date: '2026-11-19' }],
  ] as const)(
    'changes the writer’s own expense when it was recorded just now (%s: %s, %s, %s)',
    async (...row) => {
      const [language, own, theirs, said, change] = row
      const ana = await saidBehind(language, own, theirs, said)
      expect((await ledger(ana))[1]).toMatchObject(change)
    },
  )

  it.each([
    ['es', 'taxi 900', 'cena el domingo 3.000', 'fue el sábado', { expense_date: '2026-11-14' }],
    ['en', 'taxi 9', 'dinner sunday 30', 'it was saturday', { expense_date: '2026-11-14' }],
    ['pt', 'táxi 9', 'jantar domingo 30', 'foi sábado', { expense_date: '2026-11-14' }],
    ['fr', 'taxi 9', 'resto dimanche 30', "c'était samedi", { expense_date: '2026-11-14' }],
  ] as const)(
    'asks which expense is meant when only the other member’s had a day stated (%s: %s, %s, %s)',
    async (...row) => {
      const [language, own, theirs, said, change] = row
      const ana = await recordedBehind(language, own, theirs)
      const asked = await ask(ana, said)
      expect(asked.buttons).toHaveLength(2)
      await press(ana, asked.buttons?.[0]?.id)
      expect((await ledger(ana)).find(({ amount }) => String(amount).startsWith('3'))).toMatchObject(change)
    },
  )

  it.each(changes)(
    'asks which expense is meant when the new amount is closer to the other member’s (%s: %s, %s, %s)',
    async (...row) => {
      const [language, own, theirs, said, change] = row
      const ana = await recordedBehind(language, own, theirs)
      const asked = await ask(ana, said)
      expect(asked.buttons).toHaveLength(2)
      await press(ana, asked.buttons?.[0]?.id)
      expect((await ledger(ana))[0]).toMatchObject(change)
    },
  )

  it.each([
    ['es', 'taxi 900', 'cena 3.000', 'fue ayer'],
    ['en', 'taxi 9', 'dinner 30', 'it was yesterday'],
    ['pt', 'táxi 9', 'jantar 30', 'foi ontem'],
    ['pt', 'táxi 9', 'jantar 30', 'esse quem pagou foi a Ana'],
    ['fr', 'taxi 9', 'resto 30', "non, c'est Ana"],
    ['fr', 'taxi 9', 'resto 30', "c'était hier"],
  ] as const)(
    'asks which expense is meant when both were recorded long ago (%s: %s, %s, %s)',
    async (...row) => {
      const [language, own, theirs, said] = row
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, own)
      wait(5)
      await say(beto, theirs)
      wait(60)
      await staySignedIn(ana)
      const before = await ledger(ana)
      expect((await ask(ana, said)).buttons).toHaveLength(2)
      expect(await ledger(ana)).toEqual(before)
    },
  )

  it.each([
    ['es', 'taxi 900', 'cena 3.000, pagó Ana', 'sí, fue el miércoles'],
    ['en', 'taxi 9', 'dinner 30, Ana paid', 'yes, it was on Wednesday'],
    ['pt', 'táxi 9', 'jantar 30, a Ana pagou', 'foi na quarta'],
    ['fr', 'taxi 9', "resto 30, c'est Ana qui a payé", "c'était mercredi"],
  ] as const)(
    'asks which expense is meant when the writer paid the other one (%s: %s, %s, %s)',
    async (...row) => {
      const [language, own, theirs, said] = row
      const ana = await saidBehind(language, own, theirs, said)
      expect((await ledger(ana)).map(({ expense_date }) => expense_date)).toEqual([
        '2026-11-20',
        '2026-11-20',
      ])
    },
  )

  it('changes the writer’s own expense when it was changed just now', async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(ana, 'taxi 9')
    await say(beto, 'dinner 30')
    wait(60)
    await staySignedIn(ana)
    await say(ana, 'change the taxi to 8.50')
    await say(ana, 'it was yesterday')
    expect((await ledger(ana)).find(({ description }) => description === 'taxi')).toMatchObject({
      amount: 8.5,
      expense_date: '2026-11-19',
    })
  })

  it.each([
    ['es', 'luz 128', 'patente 1.245', 'no, eran 1.254'],
    ['en', 'gas 128', 'council tax 1245', 'no, it was 1254'],
    ['pt', 'luz 128', 'iptu 1.245', 'não, foram 1.254'],
    ['fr', 'edf 128', 'taxe foncière 1245', "non, c'était 1254"],
    ['en', 'tesco 128', 'curry 1245', 'yeah 1254 with the tip'],
    ['fr', 'carrefour 128', 'resto 1245', 'oui 1254 avec le pourboire'],
  ] as const)(
    'asks which expense is meant when the amount swaps two digits of the other member’s (%s: %s, %s, %s)',
    async (...row) => {
      const [language, own, theirs, said] = row
      const ana = await recordedBehind(language, own, theirs)
      const asked = await ask(ana, said)
      expect(asked.buttons).toHaveLength(2)
      await press(ana, asked.buttons?.[0]?.id)
      expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([1254, 128])
    },
  )

  it.each([
    ['es', 'taxi 900', 'cena 3.000', 'fueron 3.000, está bien'],
    ['en', 'taxi 9', 'two tickets, 45 each', "it was 90 for both, that's right"],
    ['fr', 'taxi 9', 'resto 30', "c'était 30"],
  ] as const)(
    'leaves the writer’s own expense alone when the amount equals the other member’s (%s: %s, %s, %s)',
    async (...row) => {
      const [language, own, theirs, said] = row
      const ana = await saidBehind(language, own, theirs, said)
      expect((await ledger(ana))[1]?.amount).toBe(Number(own.split(' ')[1]))
    },
  )

  it.each([
    ['es', 'taxi 900', '¿anotaste el alquiler?', 'alquiler 3.000', 'ponelo en regalos'],
    ['en', 'taxi 9', 'did you put in the rent?', 'rent 900', 'put it in gifts'],
    ['pt', 'táxi 9', 'você anotou o aluguel?', 'aluguel 900', 'coloca em presentes'],
    ['fr', 'taxi 9', "t'as noté le loyer ?", 'loyer 900', 'mets-le en cadeaux'],
  ] as const)(
    'asks which expense is meant when the writer asked about the other member’s before (%s: %s, %s, %s, %s)',
    async (...row) => {
      const [language, own, question, theirs, said] = row
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, own)
      await say(ana, question)
      await say(beto, theirs)
      expect((await ask(ana, said)).buttons).toHaveLength(2)
    },
  )

  it.each([
    ['es', 'taxi 900', 'cena 3.000', 'eso lo pagué yo'],
    ['pt', 'táxi 9', 'jantar 30', 'fui eu que paguei'],
  ] as const)(
    'changes the payer of the other member’s expense when the writer already paid their own (%s: %s, %s, %s)',
    async (...row) => {
      const [language, own, theirs, said] = row
      const ana = await saidBehind(language, own, theirs, said)
      expect((await ledger(ana)).map(({ paid_by_name }) => paid_by_name)).toEqual([
        'Ana García',
        'Ana García',
      ])
    },
  )

  it.each([
    ['es', 'café 450', 'gimnasio 2.999', 'cambiá el café a 340', 'eh no, fueron 460', 460],
    ['en', 'coffee 4.50', 'gym 29.99', 'change the coffee to 3.40', 'hey it was 4.60', 4.6],
    ['pt', 'café 4,50', 'academia 29,99', 'muda o café pra 3,40', 'não, foi 4,60', 4.6],
    ['fr', 'café 4,50', 'sport 29,99', 'change le café à 3,40', "non c'était 4,60", 4.6],
  ] as const)(
    'asks about the writer’s own expense that the other member has just changed (%s: %s, %s, %s, %s)',
    async (...row) => {
      const [language, first, last, change, said, amount] = row
      const ana = await register(language)
      const beto = await join(ana)
      await say(beto, first)
      await say(beto, last)
      wait(1)
      await say(ana, change)
      const before = await ledger(ana)
      const asked = await ask(beto, said)
      expect(asked.buttons).toHaveLength(2)
      expect(await ledger(ana)).toEqual(before)
      await press(beto, asked.buttons?.[0]?.id)
      expect((await ledger(ana)).at(-1)).toMatchObject({ amount })
    },
  )

  it.each([
    ['es', 'taxi 900', 'lotería 2.000', 'borralo'],
    ['en', 'taxi 9', 'lotto 20', "undo that, it's not a household thing"],
    ['pt', 'táxi 9', 'loteria 20', 'desfaz'],
    ['fr', 'taxi 9', 'loto 20', 'supprime ça'],
  ] as const)(
    'asks which expense to delete when the writer’s own was recorded long before (%s: %s, %s, %s)',
    async (...row) => {
      const [language, own, theirs, said] = row
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, own)
      wait(60)
      await staySignedIn(ana)
      await staySignedIn(beto)
      await say(beto, theirs)
      const asked = await ask(ana, said)
      expect(asked.buttons).toHaveLength(2)
      expect(await ledger(ana)).toHaveLength(2)
      await press(ana, asked.buttons?.[0]?.id)
      expect(await ledger(ana)).toMatchObject([{ amount: Number(own.split(' ')[1]) }])
    },
  )

  it('deletes the writer’s own expense when it is the latest or was recorded just now', async () => {
    const ana = await saidBehind('en', 'taxi 9', 'lotto 20', 'undo that')
    expect(await ledger(ana)).toMatchObject([{ description: 'lotto' }])
    wait(60)
    await staySignedIn(ana)
    await say(ana, 'bus 3')
    wait(60)
    await staySignedIn(ana)
    await say(ana, 'delete it')
    expect(await ledger(ana)).toMatchObject([{ description: 'lotto' }])
  })

  it('offers the writer’s own expense too when the new amount is close to it', async () => {
    const ana = await register('en')
    const beto = await join(ana)
    for (const own of ['hydro 94.10', 'daycare 45.50']) await say(ana, own)
    wait(1)
    await say(beto, 'dinner 84')
    expect((await ask(ana, 'no it was 94')).buttons).toHaveLength(3)
  })

  it.each([
    ['en', 'shoes 42', 'coat 35', 'make it 37'],
    ['es', 'zapatillas 42.000', 'campera 35.000', 'ponele 37.000'],
    ['pt', 'sapatos 42', 'casaco 35', 'foram 37'],
    ['fr', 'taxi 9', 'coiffeur 210 en 3 fois', 'donc 70 ce mois-ci'],
    ['es', 'taxi 900', 'bicicleta 36.000', 'son 6.000 por mes'],
    ['en', 'groceries 40', 'haircut 30', 'put it in health'],
    ['pt', 'mercado 40', 'cabeleireiro 30', 'põe em saúde'],
    ['fr', 'courses 40', 'coiffeur 30', 'mets ça en cadeaux'],
  ] as const)(
    'asks which expense is meant when it fits the other one better (%s: %s, %s, %s)',
    async (...row) => {
      const [language, own, theirs, said] = row
      const ana = await recordedBehind(language, own, theirs)
      const before = await ledger(ana)
      expect((await ask(ana, said)).buttons).toHaveLength(2)
      expect(await ledger(ana)).toEqual(before)
    },
  )

  it.each([
    ['es', 'taxi 900', 'cena 3.000', 'fue ayer'],
    ['en', 'taxi 9', 'dinner 30', 'make that 17'],
    ['pt', 'táxi 9', 'jantar 30', 'põe em presentes'],
    ['fr', 'taxi 9', 'fleurs 30', 'mets ça en cadeaux'],
  ] as const)(
    'asks which expense is meant when the writer’s own is some minutes old (%s: %s, %s, %s)',
    async (language, own, theirs, said) => {
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, own)
      wait(5)
      await say(beto, theirs)
      wait(1)
      const before = await ledger(ana)
      expect((await ask(ana, said)).buttons).toHaveLength(2)
      expect(await ledger(ana)).toEqual(before)
    },
  )

  it('changes the writer’s own expense, some minutes old, when the amount is much closer to it', async () => {
    const ana = await register('es')
    const beto = await join(ana)
    await say(ana, 'taxi 900')
    wait(5)
    await say(beto, 'cena 3.000')
    await say(ana, 'fueron 950')
    expect((await ledger(ana)).map(({ amount }) => amount)).toEqual([3000, 950])
  })
})
