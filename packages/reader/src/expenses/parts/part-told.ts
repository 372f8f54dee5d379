import { type Ambiguous, type Expenses, type Meaning, onlySpent } from '../../meaning.ts'
import { type Figure, onlyReading } from '../../numbers/figure.ts'
import { readFigure } from '../../numbers/read-figure.ts'
import { tookOne } from '../../prices/not-multiplied.ts'
import { mayBeThousands } from '../../prices/plausible.ts'
import { endsAt, skipAll } from '../../words/edges.ts'
import { memberAt } from '../../words/member-names.ts'
import { isParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import { after, isAsked, isAt, type Sentence, senseAt, spanOf, textOf } from '../../words/sentence.ts'
import { ambiguousAmount } from '../ambiguous.ts'

/**
 * Reads one expense followed, after punctuation, by how much of it is somebody's part or is owed to the writer:
 * "Present for dad 35, Tom's half is 17.50", 'cena 80, mi parte 30', 'cena 80, me tocó 30'. Books the writer's own part;
 * for somebody else's, and for one that may be meant in thousands, returns the question which amount to book. Null for
 * all other messages.
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
  const item = onlySpent(readPart(textOf(sentence, 0, mark)))
  const { amount, isOwn, isOfEach, figure } = part
  if (item === null || amount >= item.amount) return null
  if (!isOwn) return ambiguousAmount(item, isOfEach ? amount : item.amount - amount)
  const readFrom = { ...item.readFrom, amount: [spanOf(sentence, figure.start, figure.end)] }
  const own = { ...item, amount, readFrom }
  // 'Sushi 24 lucas, me tocó 12'
  if (mayBeThousands(amount, item.amount)) return ambiguousAmount(own, amount * 1000)
  return { kind: 'expenses', items: [own], sure: true }
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
    const isMine = !isPerson && isParticle(sentence, at, 'myself', 'mine')
    const isPart = isParticle(sentence, at, 'share')
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
