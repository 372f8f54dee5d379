import { newMessageId } from '../graph.ts'
import type { RandomSource } from '../random.ts'

/** A message that somebody writes, and its expected result. */
export interface Written {
  id: string
  sender: string
  /** Its position among the messages of its sender. */
  place: number
  node: { type: string } & Record<string, unknown>
  /** The amount of its expense, in whole pesos; null when it is not an expense. */
  amount: number | null
  isAnswered: boolean
}

/** One delivery of one message. */
export interface Planned {
  message: Written
  copy: number
}

export interface Plan {
  messages: Written[]
  /** Every message one to five times, in the order of delivery. */
  deliveries: Planned[]
}

const longestBurst = 5
const mostCopies = 5
/** How many places a first delivery may come late; little more than what is delivered at the same time. */
const disorder = 8
/** How many places later a repeat may come. */
const repeatedWithin = 300
const firstAmount = 1001

/**
 * Makes a random plan: senders write in bursts, every expense has a different amount, some messages are thanks, which
 * are answered and change nothing, and some are reactions, which are not answered. Deliveries are shuffled, so that
 * neighbours overtake each other and repeats come long after.
 */
export function makePlan(chance: RandomSource, senders: readonly [string, ...string[]], count: number): Plan {
  const messages: Written[] = []
  const places = new Map<string, number>()
  while (messages.length < count) {
    const sender = chance.of(senders)
    const burst = Math.min(chance.between(1, longestBurst + 1), count - messages.length)
    for (let n = 0; n < burst; n++) {
      const place = places.get(sender) ?? 0
      places.set(sender, place + 1)
      messages.push({ id: newMessageId(), sender, place, ...content(chance, firstAmount + messages.length) })
    }
  }
  const slots = messages.flatMap((message, at) =>
    Array.from({ length: chance.between(1, mostCopies + 1) }, (_, copy) => ({
      message,
      copy,
      slot: at + chance.next() * (copy === 0 ? disorder : repeatedWithin),
    })),
  )
  const deliveries = slots.toSorted((a, b) => a.slot - b.slot)
  return { messages, deliveries }
}

function content(chance: RandomSource, amount: number): Pick<Written, 'node' | 'amount' | 'isAnswered'> {
  const dice = chance.next()
  if (dice < 0.05) {
    const reaction = { message_id: newMessageId(), emoji: '👍' }
    return { node: { type: 'reaction', reaction }, amount: null, isAnswered: false }
  }
  const text = (body: string) => ({ type: 'text', text: { body } })
  return dice < 0.15
    ? { node: text('gracias'), amount: null, isAnswered: true }
    : { node: text(`café ${amount}`), amount, isAnswered: true }
}
