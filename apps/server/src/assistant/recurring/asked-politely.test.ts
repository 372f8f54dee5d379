import { expect, it } from 'vitest'
import type { Person } from '../../testing/app.ts'
import { ledger, oneTalk, say } from '../../testing/talk.ts'

const recurring = async (person: Person) => (await person.send('listRecurring')).ok().recurring_expenses

oneTalk('a request to repeat the last expense', ({ register }) => {
  it.each([
    ['es', 'alquiler 185.000', '¿podés hacer que se repita?'],
    ['es', 'alquiler 185.000', 'ponelo automático'],
    ['es', 'alquiler 185.000', 'ponlo como recurrente'],
    ['es', 'alquiler 185.000', 'quiero que se repita'],
    ['en', 'rent 1850', 'can you make it repeat'],
    ['en', 'rent 1850', 'could you set it to repeat please'],
    ['en', 'rent 1850', 'put it on repeat'],
    ['en', 'rent 1850', 'make it automatic'],
    ['pt', 'aluguel 1850', 'põe pra repetir'],
    ['pt', 'aluguel 1850', 'pode deixar recorrente?'],
    ['fr', 'loyer 850', 'mets-la récurrente'],
    ['fr', 'loyer 850', 'tu peux faire que ça se répète ?'],
  ] as const)(
    'gives it no new name and is asked how often (%s: %s, %s)',
    async (language, noted, request) => {
      const ana = await register(language)
      await say(ana, noted)
      const [before] = await ledger(ana)
      await say(ana, request)
      expect(await ledger(ana)).toEqual([before])
      await say(ana, { es: 'cada mes', en: 'every month', pt: 'todo mês', fr: 'chaque mois' }[language])
      expect(await recurring(ana)).toMatchObject([{ every: 'month', description: before?.description }])
    },
  )

  it.each([
    ['es', 'alquiler 185.000', 'me lo podés poner todos los meses?'],
    ['es', 'alquiler 185.000', 'es fijo todos los meses'],
    ['en', 'rent 1850', 'can that be monthly'],
    ['en', 'rent 1850', "it's a monthly thing"],
    ['pt', 'aluguel 1850', 'dá pra repetir todo mês?'],
    ['fr', 'loyer 850', 'tu peux le mettre tous les mois ?'],
    ['fr', 'loyer 850', "qu'il se répète chaque mois"],
  ] as const)('repeats it as often as it says (%s: %s, %s)', async (language, noted, request) => {
    const ana = await register(language)
    await say(ana, noted)
    await say(ana, request)
    expect(await recurring(ana)).toMatchObject([{ every: 'month' }])
  })
})
