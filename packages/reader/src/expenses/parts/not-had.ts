import type { Particle } from '../../languages/particles.ts'
import type { Expenses, Item, Meaning } from '../../meaning.ts'
import { behindArticle, endBefore, skipAll } from '../../words/edges.ts'
import { particleEnd } from '../../words/particle.ts'
import { after, isAsked, isAt, numbersIn, type Sentence, type Stretch, textOf } from '../../words/sentence.ts'
import { fold } from '../../words/text.ts'

/**
 * Reads several purchases without those that a last clause says were not made: 'Milk 1.20 and bread 1.50, but they were
 * out of bread', 'la camisa 30 y el pantalón 45, el pantalón no lo compré'. Null for all other messages.
 */
export function readNotHad(sentence: Sentence, readPart: (text: string) => Meaning): Expenses | null {
  const { tokens } = sentence
  const cut = tokens.findLastIndex(({ kind }, at) => kind === 'break' || isAt(sentence, at, 'but'))
  const clause = { start: cut + 1, end: tokens.length }
  if (cut < 1 || isAsked(sentence) || numbersIn(sentence, clause) > 0 || !denies(sentence, clause))
    return null
  const told = readPart(textOf(sentence, 0, endBefore(sentence, cut)))
  if (told.kind !== 'expenses') return null
  const named = ` ${fold(textOf(sentence, clause.start, clause.end))} `
  const [first, ...others] = told.items.filter((item) => !isNamedIn(named, item))
  if (first === undefined || others.length + 1 === told.items.length) return null
  return { ...told, items: [first, ...others] }
}

const denials = ['didNotBuy', 'notTaken', 'notHad', 'wasFree', 'returnedIt'] as const satisfies Particle[]

/** Whether a clause starts with a denial, or with a known thing and the denial behind it. */
function denies(sentence: Sentence, { start }: Stretch): boolean {
  const first = skipAll(sentence, start, 'and', 'but', 'filler')
  const thing = behindArticle(sentence, first)
  const behind = isAt(sentence, thing, 'kind')
    ? skipAll(sentence, after(sentence, thing), 'pronoun', 'me')
    : first
  return [first, behind].some((at) => denials.some((type) => particleEnd(sentence, at, type) > at))
}

/** Whether the name of a purchase is among folded words. */
function isNamedIn(words: string, { description }: Item): boolean {
  return description !== '' && words.includes(` ${fold(description)} `)
}
