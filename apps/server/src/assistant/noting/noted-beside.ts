import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { chosenOf, isPlace, saysAllOf } from '../meant/choosing.ts'
import { betweenThings } from '../meant/naming.ts'
import { findTarget, lately, latestOwn, withThoseNotedBeside } from '../meant/targets.ts'
import { textOf } from '../message.ts'
import { everyLanguage } from '../replies/index.ts'
import { bare, endOf, isPlainNo, namedBy } from '../saying.ts'
import type { Turn } from '../turn.ts'

/** The place that a message begins with and tells something of: 'el tercero' of 'no, el tercero eran 300'; null for none. */
export function placeSaid(text: string): string | null {
  const [first = '', ...behind] = bare(endOf(text) ?? text).split(' ')
  const words = isPlainNo(first) ? behind : [first, ...behind]
  const at = words.slice(0, 2).findIndex(isPlace)
  const verbs = everyLanguage.flatMap(({ was }) => was)
  const isWas = (from: number) =>
    verbs.some((verb) => `${words.slice(from).join(' ')} `.startsWith(`${verb} `))
  // 'The third one was 30'.
  const next = words.findIndex((word, index) => index > at && (isWas(index) || namedBy(word) !== ''))
  const isTold = next > 0 && isWas(next)
  return at >= 0 && isTold ? words.slice(0, at + 1).join(' ') : null
}

/**
 * 'Todo eso fue ayer', 'delete those', where one alone was told of and more was noted just before: what may be meant by it, as
 * nobody has counted how many; nothing where neither all nor several are said, or that one is several by its name.
 */
export async function thoseOfAll(turn: Turn, told: ExpenseRow): Promise<ExpenseRow[]> {
  const said = bare(textOf(turn.message))
  const isOfSeveral = !isSeveral(told) && everyLanguage.some(({ those }) => those.test(said))
  const isAll = everyLanguage.some(({ choosing }) => {
    const without = choosing.notAll.reduce((rest, phrase) => rest.replaceAll(phrase, ''), said)
    return choosing.all.split(' ').some((all) => without.split(' ').includes(all))
  })
  const beside = isOfSeveral ? await withThoseNotedBeside(turn, [told]) : []
  if (beside.length > 1) return [...beside]
  const noted = isAll || isOfSeveral ? lately(turn, await latestOwn(turn)) : []
  return noted.length > 1 && noted.some(({ id }) => id === told.id) ? noted : []
}

/** Whether an expense is called by several: 'zapatos', '2 cafés', 'pan y leche'. */
function isSeveral({ description }: ExpenseRow): boolean {
  return /(?:^\d+ )|\p{L}{3}[sx](?:\s|$)/u.test(description) || betweenThings.test(description)
}

/** Whether a message begins with all of it: 'todo eso', 'no, everything'. */
export function beginsWithAll({ message }: Turn): boolean {
  const [first = '', second = ''] = bare(textOf(message)).split(' ')
  const isLedTo = isPlainNo(first) || everyLanguage.some(({ follows }) => follows.includes(first))
  return saysAllOf(isLedTo ? second : first, 0)
}

/** 'El tercero eran 300', after another of those was changed that one message has noted: by its place among them. */
export async function findPlaceBeside(turn: Turn): Promise<ExpenseRow[] | null> {
  const place = turn.repliedTo ? null : placeSaid(textOf(turn.message))
  const told = place === null ? [] : ((await findTarget(turn)) ?? [])
  const beside = told.length === 1 ? await withThoseNotedBeside(turn, told) : []
  const [at, ...more] = beside.length > 1 && place !== null ? (chosenOf(place, beside.length) ?? []) : []
  const meant = at === undefined || more.length > 0 ? undefined : beside[at]
  return meant ? [meant] : null
}
