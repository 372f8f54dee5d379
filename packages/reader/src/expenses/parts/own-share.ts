import { type Ambiguous, type Meaning, onlySpent } from '../../meaning.ts'
import { endsAt } from '../../words/edges.ts'
import { isParticle, particleEnd } from '../../words/particle.ts'
import { isAsked, isAt, numberSaidAt, type Sentence, type Stretch } from '../../words/sentence.ts'
import { ambiguousAmount } from '../ambiguous.ts'

/**
 * Reads one expense of several people followed by a clause that the writer paid a share: 'resto 3 pers 57 j'ai payé
 * que ma part', 'dinner for 3 57, I only paid my share'. Returns the question whether to divide the price or to book
 * it whole; null for all other messages.
 */
export function readOwnShare(sentence: Sentence, readPart: (text: string) => Meaning): Ambiguous | null {
  if (isAsked(sentence)) return null
  const clause = shareClause(sentence)
  const people = clause < 0 ? null : peopleIn(sentence, clause)
  if (people === null) return null
  const item = onlySpent(readPart(withoutPeople(sentence, people, clause)))
  return item && ambiguousAmount(item, Math.round(item.amount / people.count))
}

/**
 * Returns the start of the last clause, which follows punctuation, a number or a word for people, if it says that the
 * writer paid a share; otherwise -1.
 */
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

/**
 * Returns how many people there were according to the tokens before an index: 'for 3', '3 personnes', 'entre 3'; null
 * if that is not told.
 */
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

/** The most people that share a bill. */
const most = 20

/**
 * Returns the start of the words that lead to a number of people: 'for', 'entre', 'éramos'; the index of the number if
 * there are none.
 */
function leadOf(sentence: Sentence, at: number): number {
  for (let start = Math.max(0, at - longestLead); start < at; start++)
    if (leads.some((type) => particleEnd(sentence, start, type) === at)) return start
  return at
}

const leads = ['forPeople', 'partedBy', 'weWere'] as const

/** The most tokens in such words. */
const longestLead = 3

/** Returns the text before a clause with the people blanked out, so that all offsets stay the same. */
function withoutPeople({ text, tokens }: Sentence, people: Stretch, clause: number): string {
  const [from = 0, to = 0] = [tokens[people.start]?.start, tokens[people.end - 1]?.end]
  return text.slice(0, from) + ' '.repeat(to - from) + text.slice(to, tokens[clause]?.start)
}
