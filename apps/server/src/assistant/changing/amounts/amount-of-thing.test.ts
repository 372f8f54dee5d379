import { expect, it } from 'vitest'
import { ledger, oneTalk, say } from '../../../testing/talk.ts'

oneTalk('a message that says what something was, the amount first', ({ join, register }) => {
  it.each([
    ['en', 'fees 240', 'deck stain 74.90', 'it was 79.40 for the stain, I have the receipt', 79.4],
    ['es', 'zapatos 240', 'pan 12', 'no, fueron 15 por el pan', 15],
    ['pt', 'mensalidade 240', 'bola 12', 'foi 15 a bola', 15],
    ['fr', 'crèche 240', 'ballon 12', "c'est 15 le ballon, regarde le ticket", 15],
  ] as const)('corrects the expense of that name (%s)', async (language, other, noted, told, amount) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, other)
    await say(ana, told)
    expect(await ledger(ana)).toMatchObject([{ amount: 240 }, { amount }])
  })

  it('corrects what another member recorded, and not the sender’s last expense', async () => {
    const ana = await register('en')
    const beto = await join(ana)
    await say(ana, 'kindy fees 240')
    await say(beto, 'deck stain 74.90 and brushes 19')
    await say(ana, 'Beto it was 79.40 for the stain')
    expect(await ledger(ana)).toMatchObject([{ amount: 19 }, { amount: 79.4 }, { amount: 240 }])
  })

  it('records a new expense if nothing has that name', async () => {
    const ana = await register('fr')
    await say(ana, 'crèche 240')
    await say(ana, "c'était 12 le ballon")
    expect(await ledger(ana)).toMatchObject([{ description: 'ballon', amount: 12 }, { amount: 240 }])
  })

  it('leaves the thing before the amount as what was paid', async () => {
    const ana = await register('en')
    await say(ana, 'kids shoes 45')
    await say(ana, 'lunch was 20 for the kids')
    expect(await ledger(ana)).toMatchObject([{ amount: 20 }, { amount: 45 }])
  })
})
