import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { eachEngine, updatesOf } from '../testing/database.ts'
import { ask, ledger, press, say, staySignedIn } from '../testing/talk.ts'

const hour = 3_600_000

eachEngine('the memory of a conversation', (engine) => {
  let app: TestApp
  beforeEach(async () => {
    app = await createTestApp(engine)
    app.clock.set('2026-11-20T15:20:00Z')
  })
  afterEach(() => app.close())

  it.each([
    ['lasts for a day', 24 * hour - 1000, 'Anotado', 1],
    ['ends after a day', 24 * hour, 'ya quedó resuelta', 0],
  ])('%s', async (_, later, answer, recorded) => {
    const ana = await app.register()
    const { buttons } = await ask(ana, '8500')
    app.clock.advance(later)
    await staySignedIn(ana)
    expect((await press(ana, buttons[0]?.id)).text).toContain(answer)
    expect(await ledger(ana)).toHaveLength(recorded)
  })

  if (engine === 'postgres')
    it('is rewritten without changing an index', async () => {
      const ana = await app.register()
      for (let each = 1; each <= 20; each++) {
        app.clock.advance(60_000)
        await say(ana, `pan ${each * 100}`)
      }
      const { updates = 0, inPlace = 0 } = (await updatesOf(app.app.deps.db.read, 'conversations')) ?? {}
      expect(updates).toBe(19)
      // While something else reads, a full page keeps its old versions, and the next one has to go to another page.
      expect(inPlace).toBeGreaterThanOrEqual(17)
    })
})
