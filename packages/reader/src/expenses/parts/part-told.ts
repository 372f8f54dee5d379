import { type Ambiguous, type Expenses, type Meaning, onlySpent } from '../../meaning.ts'
import { type Figure, onlyReading } from '../../numbers/figure.ts'
import { readFigure } from '../../numbers/read-figure.ts'
import { tookOne } from '../../prices/not-multiplied.ts'
import { mayBeThousands } from '../../prices/plausible.ts'
import { endsAt, skipAll } from '../../words/edges.ts'
import { memberAt } from '../../words/member-names.ts'
import { hasParticle, isParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import {
  after,
  has,
  isAsked,
  isAt,
  numbersIn,
  type Sentence,
  senseAt,
  spanOf,
  textOf,
} from '../../words/sentence.ts'
import { ambiguousAmount } from '../ambiguous.ts'

/**
 * Reads one expense followed, after punctuation, by how much of it is somebody's part or is owed to the writer:
 * "Present for dad 35, Tom's half is 17.50", 'cena 80, mi parte 30', 'cena 80, me tocó 30'. Books the writer's own part;
 * for somebody else's, and for one that may be meant in thousands, returns the question which amount to book. The whole
 * price need not be told: 'dividimos la cena con Juli, nuestra parte fue 42'. Null for all other messages.
 */
export function readPartTold(
  sentence: Sentence,
  readPart: (text: string) => Meaning,
): Ambiguous | Expenses | null {
  if (isAsked(sentence)) return null
  if (sentence.tokens.length > mostTokens) return null
  const last = sentence.tokens.findLastIndex(({ kind }, at) => kind === 'break' && !endsAt(sentence, at))
  const fell = phraseStart(sentence, 'fellToUs')
  const mark = sentence.tokens[fell - 1]?.kind === 'break' ? fell - 1 : last
  const from = mark + 1
  const part =
    mark < 1 ? null : (owedFrom(sentence, from) ?? fallenFrom(sentence, from) ?? partFrom(sentence, from))
  if (part === null) return null
  const { amount, isOwn, isOfEach, figure } = part
  const before = { start: 0, end: mark }
  // 'O táxi dividimos com outros, a nossa parte foi 8' is about a taxi that was told before.
  const isThing = has(sentence, before, 'kind') && !isAt(sentence, 0, 'article')
  if (isOwn && isThing && numbersIn(sentence, before) === 0)
    return shareOf(readPart(textWith(sentence, mark, figure)))
  // In 'the plumber 320, and the roofer too, my part 14' the whole price of the roofer is not told.
  const clause = sentence.tokens.findLastIndex(({ kind }, at) => kind === 'break' && at < mark) + 1
  if (isOwn && numbersIn(sentence, { start: clause, end: mark }) === 0) return null
  const item = onlySpent(readPart(textOf(sentence, 0, mark)))
  if (item === null || amount >= item.amount) return null
  if (!isOwn) return ambiguousAmount(item, isOfEach ? amount : item.amount - amount)
  const readFrom = { ...item.readFrom, amount: [spanOf(sentence, figure.start, figure.end)] }
  const own = { ...item, amount, readFrom }
  // 'Sushi 24 lucas, me tocó 12'
  if (mayBeThousands(amount, item.amount)) return ambiguousAmount(own, amount * 1000)
  return { kind: 'expenses', items: [own], sure: true }
}

/**
 * Returns what was shared, from the text before a mark, with the writer's part as its price: 'la cena con Juli 42' for
 * 'dividimos la cena con Juli, nuestra parte fue 42'. All offsets stay the same.
 */
function textWith(sentence: Sentence, mark: number, figure: Figure): string {
  const { text, tokens } = sentence
  const types = ['split', 'parted', 'splitIt'] as const
  const end = Math.max(...types.map((type) => particleEnd(sentence, 0, type)))
  // 'Racha do futebol' names it.
  const verb = isAt(sentence, end, 'article', 'kind') ? end : 0
  const [thing = 0, from = 0, to = 0] = [
    tokens[verb]?.start,
    tokens[mark]?.start,
    tokens[figure.start]?.start,
  ]
  const named = ' '.repeat(thing) + text.slice(thing, from)
  return named + ' '.repeat(to - from) + text.slice(to, tokens[figure.end - 1]?.end)
}

function shareOf(meaning: Meaning): Expenses | null {
  return meaning.kind === 'expenses' && meaning.items.length === 1 ? { ...meaning, ofShare: true } : null
}

/** The most tokens of a message that is tried: such messages are short, and trying one reads its beginning again. */
const mostTokens = 40

interface Part {
  readonly amount: number
  readonly figure: Figure
  readonly isOwn: boolean
  /** Whether it is the part of each, of which the writer may have paid one or all. */
  readonly isOfEach?: boolean
}

/** The most words of a name before the verb of owing. */
const mostWords = 4

/**
 * Returns what a clause says that somebody owes the writer ('My mates owe me 49', 'Juan me debe 49'), if it says no
 * more; otherwise null.
 */
function owedFrom(sentence: Sentence, start: number): Part | null {
  const owes = phraseStart(sentence, 'owesMe', start)
  const end = particleEnd(sentence, owes, 'owesMe')
  const figure = owes < 0 || owes > start + mostWords ? null : readFigure(sentence, end)
  const amount = onlyReading(figure)
  if (!figure || amount === undefined || !endsAt(sentence, figure.end)) return null
  return { amount, figure, isOwn: false }
}

/**
 * Returns what fell to the writer, or to each, if a clause says no more, except that the writer paid only that: 'A mí
 * me tocó 3', 'nos toca 3 a cada uno, pagué solo lo mío'; otherwise null.
 */
function fallenFrom(sentence: Sentence, start: number): Part | null {
  const end = particleEnd(sentence, start, 'fellToUs')
  const figure = end > start ? readFigure(sentence, end) : null
  const amount = onlyReading(figure)
  if (!figure || amount === undefined) return null
  const isOwn = endsAt(sentence, figure.end) || tookOne(sentence, figure.end)
  const rest = skipAll(sentence, figure.end, 'each', 'preposition')
  return isOwn || endsAt(sentence, rest) ? { amount, figure, isOwn, isOfEach: !isOwn } : null
}

/** Returns what a clause says is somebody's part, or the writer's own, if it says nothing else; otherwise null. */
function partFrom(sentence: Sentence, start: number): Part | null {
  let [isShare, isOther, isOwn] = [false, false, false]
  for (let at = start; !endsAt(sentence, at); at = after(sentence, at)) {
    const figure = isShare && isOther !== isOwn ? readFigure(sentence, at) : null
    if (figure) {
      const amount = onlyReading(figure)
      return endsAt(sentence, figure.end) && amount !== undefined ? { amount, figure, isOwn } : null
    }
    const isPerson = memberAt(sentence, at) !== null || isAt(sentence, at, 'family', 'stranger')
    const isMine = !isPerson && isParticle(sentence, at, 'myself', 'mine', 'ours')
    // 'Mi parte' is one phrase.
    const isPart = hasParticle(sentence, { start: at, end: after(sentence, at) }, 'share')
    isShare ||= isPart
    isOther ||= isPerson
    isOwn ||= isMine
    if (!isPerson && !isMine && !isPart && !isBeside(sentence, at)) return null
  }
  return null
}

function isBeside(sentence: Sentence, at: number): boolean {
  const isNow = senseAt(sentence, at, 'quote')?.value === 'soft'
  return isNow || isAt(sentence, at, 'article', 'of', 'and', 'but', 'was', 'cost')
}
