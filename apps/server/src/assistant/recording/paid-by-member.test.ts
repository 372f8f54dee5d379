import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press } from '../../testing/talk.ts'

oneTalk('a message that another member pays', ({ register, join }) => {
  it.each([
    ['es', 'los remedios 54.200, los paga', /¿Anoto remedios, \$ 54\.200.*\?/],
    ['pt', 'remédios 54,20, quem paga é o', /Anoto remédios.*54,20.*\?/],
  ] as const)(
    'asks whether to record the expense with that member as payer (%s)',
    async (language, said, question) => {
      const ana = await register(language)
      const ben = await join(ana)
      const { name, id } = await ben.me()
      const asked = await ask(ana, `${said} ${name.split(' ')[0]}`)
      expect(asked.text).toMatch(question)
      expect(await ledger(ana)).toEqual([])
      await press(ana, asked.buttons[0]?.id)
      expect(await ledger(ana)).toMatchObject([{ paid_by: id }])
    },
  )
})
