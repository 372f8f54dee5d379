import type { Ambiguous, Meaning } from '../meaning.ts'
import { endsAt } from '../words/edges.ts'
import { isParticle, mayHaveParticle, particleEnd } from '../words/particle.ts'
import { isAsked, isAt, numberSaidAt, type Sentence, type Stretch } from '../words/sentence.ts'

/**
 * 'resto 3 pers 57 j'ai payé que ma part', 'dinner for 3 57, I only paid my share': one expense of so many people, and behind
 * it that the writer paid a part; whether the price is that is asked. Null for all other messages.
 */
export function readOwnShare(sentence: Sentence, readBought: (text: string) => Meaning): Ambiguous | null {
  if (!mayHaveParticle(sentence, 'tookOne') || isAsked(sentence)) return null
  const clause = shareClause(sentence)
  const people = clause < 0 ? null : peopleIn(sentence, clause)
  if (people === null) return null
  const bought = readBought(withoutPeople(sentence, people, clause))
  if (bought.kind !== 'expenses' || bought.items.length > 1) return null
  const [item] = bought.items
  const share = { ...item, amount: Math.round(item.amount / people.count) }
  return { kind: 'ambiguous', why: 'amount', readings: [[share], [item]], sure: false }
}

/** Where the last clause begins, behind a mark, a number or a joining word, which says that the writer paid a share; -1 where none does. */
function shareClause(sentence: Sentence): number {
  const { tokens } = sentence
  for (let at = 1; at < tokens.length; at++) {
    const end = particleEnd(sentence, at, 'tookOne')
    const saysShare = tokens
      .slice(at, end)
      .some((_, word) => isParticle(sentence, at + word, 'share', 'mine'))
    if (end === at || !endsAt(sentence, end) || !saysShare) continue
    let start = at
    while (tokens[start - 1]?.kind === 'word' && !isParticle(sentence, start - 1, 'people')) start--
    return tokens[start - 1]?.kind === 'break' ? start - 1 : start
  }
  return -1
}

interface People extends Stretch {
  readonly count: number
}

/** 'for 3', '3 personnes', 'entre 3': how many there were, before a token; null where that is not told. */
function peopleIn(sentence: Sentence, before: number): People | null {
  for (let at = 0; at < before; at++) {
    const count = Number(numberSaidAt(sentence, at))
    if (!Number.isInteger(count) || count < 2 || count > most) continue
    const end = particleEnd(sentence, at + 1, 'people')
    const lead = leadOf(sentence, at)
    const isLed =
      lead < at && !isAt(sentence, at + 1, 'currency', 'coin', 'times', 'number', 'kind', 'countable')
    if (end > at + 1 || isLed) return { start: lead, end, count }
  }
  return null
}

/** More do not share a bill. */
const most = 20

/** Where what leads to a number of people begins, which stands right before it: 'for', 'entre', 'éramos'; the number where nothing does. */
function leadOf(sentence: Sentence, at: number): number {
  for (let start = Math.max(0, at - longestLead); start < at; start++)
    if (leads.some((type) => particleEnd(sentence, start, type) === at)) return start
  return at
}

const leads = ['forPeople', 'partedBy', 'weWere'] as const

/** No such phrase has more words. */
const longestLead = 3

/** What stands before a clause, with blanks for the people, so that all else stays in its place. */
function withoutPeople({ text, tokens }: Sentence, people: Stretch, clause: number): string {
  const [from = 0, to = 0] = [tokens[people.start]?.start, tokens[people.end - 1]?.end]
  return text.slice(0, from) + ' '.repeat(to - from) + text.slice(to, tokens[clause]?.start)
}
