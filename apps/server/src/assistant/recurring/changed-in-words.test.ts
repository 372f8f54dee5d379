import { expect, it } from 'vitest'
import type { Person } from '../../testing/app.ts'
import { ask, ledger, oneTalk, press, say } from '../../testing/talk.ts'

/** Records something and presses the button that repeats it. */
async function repeat(person: Person, recorded: string): Promise<void> {
  const answer = await ask(person, recorded)
  await press(person, answer.buttons?.[2]?.id)
}

const listed = async (person: Person) => (await person.send('listRecurring')).ok().recurring_expenses

/** On Friday, 20 November 2026. */
oneTalk('a recurring expense, in ordinary words,', ({ register, join }) => {
  it.each([
    ['es', 'netflix 8000 por mes', 'ya no pagamos netflix'],
    ['es', 'gimnasio 39 cada mes', 'dejamos el gimnasio'],
    ['es', 'pileta 39 todos los meses', 'la pileta se terminó'],
    ['en', 'spotify 12 a month', "we don't pay for spotify any more"],
    ['en', 'daycare 240 every week', 'no more daycare'],
    ['en', 'piano 60 monthly', 'the piano is finished now'],
    ['pt', 'infantário 180 por mês', 'o infantário acabou'],
    ['pt', 'academia 90 todo mês', 'saímos da academia'],
    ['pt', 'jornal 20 por mês', 'já não pagamos o jornal'],
    ['fr', 'judo 30 par mois', 'on arrête le judo'],
    ['fr', 'garderie 48 chaque semaine', "la garderie c'est fini"],
    ['fr', 'canal 20 chaque mois', 'on ne paie plus canal'],
  ] as const)('ends when it is said to be over (%s: %s, %s)', async (language, recorded, over) => {
    const ana = await register(language)
    await repeat(ana, recorded)
    await say(ana, over)
    expect(await listed(ana)).toEqual([])
    expect(await ledger(ana)).toHaveLength(1)
  })

  it.each([
    ['es', 'netflix 8000', 'ya no pagamos netflix', 'no se anota solo'],
    ['en', 'netflix 12', 'we no longer pay for netflix', 'not noted by itself'],
    ['pt', 'netflix 40', 'não pagamos mais a netflix', 'não é anotado sozinho'],
    ['fr', 'netflix 14', 'on paie plus netflix', 'ne se note pas tout seul'],
  ] as const)(
    'that is only recorded is said not to recur (%s: %s, %s)',
    async (language, recorded, over, told) => {
      const ana = await register(language)
      await say(ana, recorded)
      expect(await say(ana, over)).toContain(told)
      expect(await ledger(ana)).toHaveLength(1)
    },
  )

  it.each([
    ['es', 'guardería 48 cada semana', 'no más guardería después de este mes', '2026-11-30'],
    ['en', 'daycare 48 every week', 'no more daycare after this month', '2026-11-30'],
    ['pt', 'natação 48 toda semana', 'a natação acabou depois deste mês', '2026-11-30'],
    ['fr', 'garderie 48 chaque semaine', "la garderie c'est fini après ce mois-ci", '2026-11-30'],
  ] as const)('ends after what is still due (%s: %s, %s)', async (language, recorded, over, ends_on) => {
    const ana = await register(language)
    await repeat(ana, recorded)
    expect(await say(ana, over)).toContain('30')
    expect(await listed(ana)).toMatchObject([{ next_date: '2026-11-27', ends_on }])
  })

  it('ends at once, if nothing is due any more this week', async () => {
    const ana = await register('en')
    await repeat(ana, 'daycare 48 every week')
    await say(ana, 'no more daycare after this week')
    expect(await listed(ana)).toEqual([])
  })

  it.each([
    ['es', 'alquiler 900 todos los meses', 'el alquiler sube a 950 desde diciembre', 950],
    ['es', 'colegio 310 al mes', 'el colegio pasa a 325', 325],
    ['en', 'rent 950 every month', "rent's going up to 985 from december", 985],
    ['en', 'cleaner 60 every week', 'the cleaner is now 65', 65],
    ['pt', 'escola 890 todo mês', 'a escola subiu pra 940', 940],
    ['pt', 'renda 620 por mês', 'a renda passa a 640 em dezembro', 640],
    ['fr', 'nounou 410 par mois', 'la nounou passe à 430', 430],
    ['fr', 'loyer 890 tous les mois', 'le loyer augmente à 905', 905],
  ] as const)('changes its price (%s: %s, %s)', async (language, recorded, told, amount) => {
    const ana = await register(language)
    await repeat(ana, recorded)
    const [before] = await ledger(ana)
    await say(ana, told)
    expect(await listed(ana)).toMatchObject([{ amount }])
    expect(await ledger(ana)).toMatchObject([{ amount: before?.amount }])
  })

  it.each(['es', 'en', 'pt', 'fr'] as const)(
    'has its old price again when that is undone (%s)',
    async (language) => {
      const undo = { es: 'deshacer', en: 'undo', pt: 'desfazer', fr: 'annuler' }[language]
      const ana = await register(language)
      await repeat(ana, 'netflix 15 mensual')
      await say(ana, 'netflix sube a 19')
      await say(ana, undo)
      expect(await listed(ana)).toMatchObject([{ amount: 15 }])
      expect(await ledger(ana)).toHaveLength(1)
    },
  )

  it('keeps its price if the new one begins after the next time', async () => {
    const ana = await register('en')
    await repeat(ana, 'rent 950 every month')
    expect(await say(ana, 'rent goes up to 985 from january')).toMatch(/still noted on December 20/)
    expect(await listed(ana)).toMatchObject([{ amount: 950 }])
  })

  it('keeps its price if another member repeats it', async () => {
    const ana = await register('en')
    const luis = await join(ana)
    await repeat(ana, 'rent 950 every month')
    await say(luis, 'the rent goes up to 985')
    expect(await listed(ana)).toMatchObject([{ amount: 950 }])
  })

  it.each([
    ['es', 'se acabó el pan', 'pan 900'],
    ['en', "we're not paying for parking any more", 'parking 9'],
    ['fr', 'le vin passe à 12', 'vin 9'],
  ] as const)('is not what a thing is that was only bought (%s: %s)', async (language, told, recorded) => {
    const ana = await register(language)
    await say(ana, recorded)
    await say(ana, told)
    expect(await ledger(ana)).toHaveLength(1)
    expect(await listed(ana)).toEqual([])
  })

  it.each([
    ['es', 'alquiler 900 todos los meses', 'qué viene el mes que viene?'],
    ['es', 'alquiler 900 todos los meses', 'qué se paga solo en diciembre'],
    ['en', 'rent 950 every month', 'what comes out in december'],
    ['en', 'rent 950 every month', 'anything due next month?'],
    ['pt', 'aluguel 900 todo mês', 'o que cai em dezembro'],
    ['pt', 'renda 620 por mês', 'o que sai no próximo mês?'],
    ['fr', 'loyer 890 tous les mois', "qu'est-ce qui tombe en décembre ?"],
    ['fr', 'loyer 890 tous les mois', "qu'est-ce qui s'en vient le mois prochain"],
  ] as const)('is listed in a month to come (%s: %s, %s)', async (language, recorded, asked) => {
    const ana = await register(language)
    await repeat(ana, recorded)
    expect(await say(ana, asked)).toMatch(/• (alquiler|rent|aluguel|renda|loyer), .*20/)
  })
})
