import { type Say, type Speech, sayWithTu, sayWithVos } from '../speech.ts'

/**
 * The texts of messages that nobody asked for: budgets crossed by others or by recurring expenses, and the summary of
 * the past week. Amounts are already formatted.
 */
interface NewsTexts {
  crossed: (by: string, what: string) => string
  /** The same for a recurring expense. */
  crossedByItself: (what: string) => string
  week: (from: string, to: string) => string
  spent: (sum: string, count: number) => string
  nothing: string
  before: (sum: string) => string
  nothingBefore: string
  most: string
  biggest: (what: string, by: string) => string
  budgets: string
  /** Titles have at most 20 characters. */
  button: string
  pause: string
  paused: string
}

/** Words that unsubscribe from news; those of every language are understood from everybody. */
export const pauseWords = ['pausa', 'pause']

const spanish = (say: Say): NewsTexts => ({
  crossed: (by, what) => `${by} anotó ${what}.`,
  crossedByItself: (what) => `Se anotó solo: ${what}.`,
  week: (from, to) => `La semana del ${from} al ${to}`,
  spent: (sum, count) => `En la casa gastaron ${sum} (${count === 1 ? '1 gasto' : `${count} gastos`}).`,
  nothing: 'No hubo gastos.',
  before: (sum) => `La anterior fueron ${sum}.`,
  nothingBefore: 'La anterior no hubo gastos.',
  most: 'En qué se fue más:',
  biggest: (what, by) => `El más grande: ${what} (${by}).`,
  budgets: 'Presupuestos del mes:',
  button: 'Ver la semana',
  pause: say`Para que no te escriba por mi cuenta, mandame PAUSA.`,
  paused: say`Listo: no te escribo más por mi cuenta. Podés volver a activarlo en Ajustes.`,
})

/** The texts in every language; a missing one is a compile error. */
export const newsTexts: Record<Speech, NewsTexts> = {
  es: spanish(sayWithVos),
  'es-tu': spanish(sayWithTu),
  en: {
    crossed: (by, what) => `${by} noted ${what}.`,
    crossedByItself: (what) => `Noted by itself: ${what}.`,
    week: (from, to) => `The week from ${from} to ${to}`,
    spent: (sum, count) => `The household spent ${sum} (${count === 1 ? '1 expense' : `${count} expenses`}).`,
    nothing: 'There were no expenses.',
    before: (sum) => `The week before it was ${sum}.`,
    nothingBefore: 'The week before there were none.',
    most: 'Where most of it went:',
    biggest: (what, by) => `The biggest: ${what} (${by}).`,
    budgets: 'The month’s budgets:',
    button: 'See the week',
    pause: 'To hear from me only when you write, send PAUSE.',
    paused: 'Done: I write only when you do. You can turn it on again in Settings.',
  },
  pt: {
    crossed: (by, what) => `${by} anotou ${what}.`,
    crossedByItself: (what) => `Anotado sozinho: ${what}.`,
    week: (from, to) => `A semana de ${from} a ${to}`,
    spent: (sum, count) => `A casa gastou ${sum} (${count === 1 ? '1 gasto' : `${count} gastos`}).`,
    nothing: 'Não houve gastos.',
    before: (sum) => `Na anterior foram ${sum}.`,
    nothingBefore: 'Na anterior não houve gastos.',
    most: 'Para onde foi mais:',
    biggest: (what, by) => `O maior: ${what} (${by}).`,
    budgets: 'Orçamentos do mês:',
    button: 'Ver a semana',
    pause: 'Para eu não escrever por conta própria, mande PAUSA.',
    paused: 'Pronto: não escrevo mais por conta própria. Dá para ativar de novo em Ajustes.',
  },
  fr: {
    crossed: (by, what) => `${by} a noté ${what}.`,
    crossedByItself: (what) => `Noté tout seul : ${what}.`,
    week: (from, to) => `La semaine du ${from} au ${to}`,
    spent: (sum, count) => `Le foyer a dépensé ${sum} (${count === 1 ? '1 dépense' : `${count} dépenses`}).`,
    nothing: 'Il n’y a pas eu de dépenses.',
    before: (sum) => `La précédente, c’était ${sum}.`,
    nothingBefore: 'La précédente, il n’y en avait pas.',
    most: 'Où c’est le plus parti :',
    biggest: (what, by) => `La plus grande : ${what} (${by}).`,
    budgets: 'Les budgets du mois :',
    button: 'Voir la semaine',
    pause: 'Pour que je n’écrive plus de moi-même, envoie PAUSE.',
    paused: 'C’est fait : je n’écris plus de moi-même. Tu peux le réactiver dans les réglages.',
  },
}
