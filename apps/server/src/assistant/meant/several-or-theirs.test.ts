import { expect, it } from 'vitest'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

oneTalk(
  'a change after several of the writer’s own and another member’s newer one',
  ({ register, join, wait }) => {
    it.each([
      ['es', 'globos 800, torta 4.200 y regalo 2.500', 'cena 3.000', 'eso fue ayer'],
      ['en', 'lego 40, pyjamas 18, book 8', 'boiler service 85', 'that was yesterday'],
      ['pt', 'balões 80, bolo 42 e presente 25', 'jantar 30', 'isso foi ontem'],
      ['fr', 'ballons 8, gâteau 42 et cadeau 25', 'resto 30', "c'était hier"],
    ] as const)('asks which is meant when the writer’s own were several (%s: %s, %s, %s)', async (...row) => {
      const [language, own, theirs, said] = row
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, own)
      wait(5)
      await say(beto, theirs)
      const asked = await ask(ana, said)
      expect(asked.buttons).toHaveLength(4)
      await press(ana, asked.buttons?.[0]?.id)
      const dated = (await ledger(ana)).filter(({ expense_date }) => expense_date === '2026-11-19')
      expect(dated.map(({ user_name }) => user_name)).toEqual(['Beto García'])
    })

    it.each([
      ['es', 'globos 800, torta 4.200 y regalo 2.500', 'cena 3.000', 'todo eso fue ayer'],
      ['en', 'lego 40, pyjamas 18, book 8', 'boiler service 85', 'all that was yesterday'],
      ['en', 'lego 40, pyjamas 18, book 8', 'boiler service 85', 'all three were yesterday'],
    ] as const)('changes all of the writer’s own (%s: %s, %s, %s)', async (language, own, theirs, said) => {
      const ana = await register(language)
      const beto = await join(ana)
      await say(ana, own)
      wait(1)
      await say(beto, theirs)
      await say(ana, said)
      const dated = (await ledger(ana)).filter(({ expense_date }) => expense_date === '2026-11-19')
      expect(dated.map(({ user_name }) => user_name)).toEqual(['Ana García', 'Ana García', 'Ana García'])
    })
  },
)
