import type { Meaning } from '../meaning.ts'
import { endsAt, lastPhrase, skipAll } from '../words/edges.ts'
import { isParticle, mayHaveParticle, particleEnd } from '../words/particle.ts'
import { after, before, hasAny, isAt, type Sentence } from '../words/sentence.ts'
import { namesThing } from './named.ts'
import { openingWith } from './opening.ts'

/**
 * Reads an order that is put as a question: 'Can you delete the coffee?', '¿podés borrar el café?'. The polite words
 * are replaced by spaces, so that every other word keeps its place. 'can you delete expenses?' and 'can you note
 * my expenses?' ask for help.
 * Otherwise null.
 */
export function readPolite(sentence: Sentence, readOrder: (text: string) => Meaning): Meaning | null {
  if (!mayHaveParticle(sentence, 'wouldYou', 'mayI')) return null
  const { text, tokens } = sentence
  const start = openingWith(sentence, 'wouldYou', 'mayI')
  const end = particleEnd(sentence, start, 'wouldYou')
  const verb = end > start ? end : particleEnd(sentence, start, 'mayI')
  const lead = tokens[verb]?.start
  if (verb === start || lead === undefined) return null
  if (isOfAny(sentence, verb) || isOfNoting(sentence, verb)) return { kind: 'help', sure: true }
  if (end === start && !namesOne(sentence)) return null
  const order = readOrder(' '.repeat(lead) + text.slice(lead).replace(/[?¿]/g, ' '))
  const isBudget = order.kind === 'budget' && order.ask === 'set' && hasAny(sentence, 'budget')
  const isNoted = order.kind === 'expenses' && hasAny(sentence, 'record')
  // 'Would you be so kind as to tell me how much …' asks.
  const asks =
    isAt(sentence, verb, 'show', 'howMuch', 'list') ||
    isParticle(sentence, verb, 'what', 'who') ||
    particleEnd(sentence, verb, 'thatWhich') > verb
  const isQuestion = order.kind === 'query' && asks
  return isOrder(order) || isNoted || isBudget || isQuestion ? order : null
}

/** Whether the verb is about expenses in general, not about a recorded one: 'Delete expenses', 'borrar un gasto'. */
function isOfAny(sentence: Sentence, verb: number): boolean {
  if (!isAt(sentence, verb, 'delete', 'undo', 'change')) return false
  const next = after(sentence, verb)
  const any = isAt(sentence, next, 'one') ? after(sentence, next) : next
  return isAt(sentence, any, 'spending', 'record') || (any > next && isAt(sentence, any, 'target'))
}

/** Whether the verb is about recording expenses in general, and nothing else is said: 'Anotar mis gastos'. */
function isOfNoting(sentence: Sentence, verb: number): boolean {
  // 'Puedes anotar' is one phrase.
  const record = before(sentence, verb + 1)
  if (!isAt(sentence, record, 'record')) return false
  const any = skipAll(sentence, after(sentence, record), 'article')
  const end = skipAll(sentence, after(sentence, any), 'filler')
  return isAt(sentence, any, 'spending', 'list') && endsAt(sentence, end)
}

/** Whether a meaning changes a recorded expense, and says how. */
function isOrder(meaning: Meaning): boolean {
  if (meaning.kind === 'correction') return Object.keys(meaning.changes).length > 0
  return meaning.kind === 'delete' || meaning.kind === 'undo' || meaning.kind === 'restore'
}

/** Whether a recorded expense is named or pointed at. */
function namesOne(sentence: Sentence): boolean {
  const last = lastPhrase(sentence)
  return namesThing(sentence) || hasAny(sentence, 'target') || isAt(sentence, last, 'delete', 'undo')
}
