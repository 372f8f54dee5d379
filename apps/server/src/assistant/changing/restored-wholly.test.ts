import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say, staySignedIn } from '../../testing/talk.ts'

const days = 24 * 60

oneTalk('restoring several expenses, one of which was deleted too long ago', ({ register, wait }) => {
  it.each(['pan', 'leche'])('restores none of them, and says why (%s was deleted again)', async (again) => {
    const ana = await register()
    await say(ana, 'pan 100 y leche 200')
    const expense = (await ledger(ana)).find(({ description }) => description === again)
    const deleted = await ask(ana, 'borrá los dos')
    wait(20 * days)
    await staySignedIn(ana)
    const params = { id: expense?.id ?? '' }
    ;(await ana.send('restoreExpense', { params })).ok()
    ;(await ana.send('deleteExpense', { params })).ok()
    wait(15 * days)
    await staySignedIn(ana)
    expect((await press(ana, deleted.buttons[0]?.id)).text).toContain('hace más de 30 días')
    expect(await ledger(ana)).toEqual([])
  })
})
