import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { textOf } from '../../message.ts'
import { chosenIndexes, isOrdinal, saysAllOf } from '../meant/choosing.ts'
import { betweenThings } from '../meant/naming.ts'
import { findTarget, justRecorded, latestOwn, withSameMessage } from '../meant/targets.ts'
import { everyLanguage } from '../replies/index.ts'
import { afterOpening, isPlainNo, withoutPointers, withoutPunctuation } from '../saying.ts'
import type { Turn } from '../turn.ts'

/**
 * Returns the ordinal that a message starts with, if it goes on to say something: 'el tercero' of 'no, el tercero eran
 * 300'; otherwise null.
 */
export function leadingOrdinal(text: string): string | null {
  const [first = '', ...behind] = withoutPunctuation(afterOpening(text) ?? text).split(' ')
  const words = isPlainNo(first) ? behind : [first, ...behind]
  const at = words.slice(0, 2).findIndex(isOrdinal)
  const verbs = everyLanguage.flatMap(({ was }) => was)
  const isWas = (from: number) =>
    verbs.some((verb) => `${words.slice(from).join(' ')} `.startsWith(`${verb} `))
  // In 'The third one was 30' the word 'one' comes in between.
  const next = words.findIndex((word, index) => index > at && (isWas(index) || withoutPointers(word) !== ''))
  const isTold = next > 0 && isWas(next)
  return at >= 0 && isTold ? words.slice(0, at + 1).join(' ') : null
}

/**
 * The expenses that 'Todo eso fue ayer', 'delete those' may mean, if only one was mentioned but more were recorded
 * just before. Empty if the message refers neither to all nor to several, or if the one is plural by its own name.
 */
export async function thoseOfAll(turn: Turn, told: ExpenseRow): Promise<ExpenseRow[]> {
  const said = withoutPunctuation(textOf(turn.message))
  const isOfSeveral = !isSeveral(told) && everyLanguage.some(({ those }) => those.test(said))
  const isAll = everyLanguage.some(({ choosing }) => {
    const without = choosing.notAll.reduce((rest, phrase) => rest.replaceAll(phrase, ''), said)
    return choosing.all.split(' ').some((all) => without.split(' ').includes(all))
  })
  const beside = isOfSeveral ? await withSameMessage(turn, [told]) : []
  if (beside.length > 1) return [...beside]
  const noted = isAll || isOfSeveral ? justRecorded(turn, await latestOwn(turn)) : []
  return noted.length > 1 && noted.some(({ id }) => id === told.id) ? noted : []
}

/** Whether a description is plural: 'zapatos', '2 cafés', 'pan y leche'. */
function isSeveral({ description }: ExpenseRow): boolean {
  return /(?:^\d+ )|\p{L}{3}[sx](?:\s|$)/u.test(description) || betweenThings.test(description)
}

/** Whether a message begins with a word for 'all': 'todo eso', 'no, everything'. */
export function beginsWithAll({ message }: Turn): boolean {
  const [first = '', second = ''] = withoutPunctuation(textOf(message)).split(' ')
  const isLedTo = isPlainNo(first) || everyLanguage.some(({ follows }) => follows.includes(first))
  return saysAllOf(isLedTo ? second : first, 0)
}

/** 'El tercero eran 300', after another expense of the same message was changed: the one at that position. */
export async function findPlaceBeside(turn: Turn): Promise<ExpenseRow[] | null> {
  const place = turn.repliedTo ? null : leadingOrdinal(textOf(turn.message))
  const told = place === null ? [] : ((await findTarget(turn)) ?? [])
  const beside = told.length === 1 ? await withSameMessage(turn, told) : []
  const [at, ...more] = beside.length > 1 && place !== null ? (chosenIndexes(place, beside.length) ?? []) : []
  const meant = at === undefined || more.length > 0 ? undefined : beside[at]
  return meant ? [meant] : null
}
