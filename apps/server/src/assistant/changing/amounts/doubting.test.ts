import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../../testing/talk.ts'

oneTalk('a doubted amount', ({ register, join }) => {
  it.each([
    ['es', 'luz 143', '¿no eran 134?'],
    ['en', 'electric 143', "wasn't that 134?"],
    ['en', 'electric 143', 'was it not 134?'],
    ['pt', 'luz 143', 'não foi 134?'],
    ['fr', 'électricité 143', "c'était pas 134 ?"],
    ['es', 'luz 143', 'creía que eran 134'],
    ['es', 'luz 143', 'pensé que la luz eran 134'],
    ['en', 'electric 143', 'i thought it was 134'],
    ['en', 'electric 143', 'thought we said 134'],
    ['pt', 'luz 143', 'achei que era 134'],
    ['pt', 'luz 143', 'pensei que fosse só 134'],
    ['fr', 'électricité 143', "je croyais que c'était 134"],
  ] as const)('is asked about and changed only after an answer (%s: %s, %s)', async (...row) => {
    const [language, recorded, doubt] = row
    const ana = await register(language)
    const beto = await join(ana)
    await say(beto, recorded)
    const asked = await ask(ana, doubt)
    expect(await ledger(ana)).toMatchObject([{ amount: 143 }])
    await press(ana, asked.buttons?.[0]?.id)
    expect(await ledger(ana)).toMatchObject([{ amount: 134 }])
  })

  it('is that of the expense that is named', async () => {
    const ana = await register('es')
    const beto = await join(ana)
    await say(beto, 'niñera 60')
    await say(beto, 'luz 143')
    await say(ana, 'creía que la niñera era 75')
    await say(ana, 'sí, 75')
    expect((await ledger(ana)).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([75, 143])
  })

  it("is compared with the sender's own expense if that one is closer", async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(ana, 'electric 143')
    await say(beto, 'dinner 78')
    await say(ana, "wasn't that 134?")
    await say(ana, 'yes')
    expect((await ledger(ana)).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([78, 134])
  })

  it('changes nothing if the expense already has it or the sender may not change the expense', async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(ana, 'electric 143')
    expect(await say(ana, "wasn't that 143?")).toContain('It already was')
    await say(beto, "wasn't that 134?")
    expect(await ledger(ana)).toMatchObject([{ amount: 143 }])
  })
})
