import type { Sentence } from '../words/sentence.ts'

/** Whether the message names a thing that is bought. */
export function namesThing(sentence: Sentence): boolean {
  return sentence.marks.some((mark) => mark?.senses.some((sense) => sense.type === 'kind'))
}

/** Whether somebody quotes a price that was not paid: 'están a 300', 'me pasaron un presupuesto'. */
export function quotesPrice({ marks }: Sentence): boolean {
  return marks.some((mark) => mark?.senses.some(({ type, value }) => type === 'quote' && value !== 'soft'))
}
