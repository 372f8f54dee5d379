import { expect, it } from 'vitest'
import { oneTalk, say } from '../../testing/talk.ts'

oneTalk('a question about what recurs', ({ register }) => {
  it.each([
    ['es', 'netflix 8000', 'todos los meses', '¿qué se paga todos los meses?'],
    ['es', 'netflix 8000', 'todos los meses', '¿qué tenemos de gastos fijos?'],
    ['es', 'netflix 8000', 'todos los meses', '¿qué gastos tenemos fijos?'],
    ['en', 'netflix 15', 'every month', 'what comes back every month?'],
    ['pt', 'netflix 45', 'todo mês', 'o que temos de gasto fixo?'],
    ['pt', 'netflix 45', 'todo mês', 'o que se repete todo mês?'],
    ['fr', 'netflix 14', 'chaque mois', "qu'est-ce qui revient tous les mois ?"],
    ['fr', 'netflix 14', 'chaque mois', 'quelles dépenses reviennent chaque mois ?'],
  ] as const)('lists it (%s: %s, %s, %s)', async (...row) => {
    const [language, noted, often, question] = row
    const ana = await register(language)
    const none = await say(ana, question)
    await say(ana, noted)
    await say(ana, often)
    expect(await say(ana, question)).toContain('netflix')
    expect(none).not.toContain('netflix')
  })
})
