import { type Ambiguous, type Meaning, onlySpent } from '../../meaning.ts'
import { clauseStart, endsAt } from '../../words/edges.ts'
import { isName, memberAt } from '../../words/member-names.ts'
import { hasPhrase, isParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import { after, has, isAsked, isAt, isCapitalAt, type Sentence, textOf } from '../../words/sentence.ts'
import { ambiguousAmount } from '../ambiguous.ts'

/**
 * Reads one expense followed by a clause that somebody else paid half of it, or will, or that it was theirs: 'A carne
 * deu 160, o Marcos pagou metade', 'cena 40.000, la mitad la puso mi hermana', 'cena 40.000, la dividimos con mi
 * hermana', 'rent 900, half each'. Returns the question which amount to book; null for all other messages.
 */
export function readHalved(sentence: Sentence, readPart: (text: string) => Meaning): Ambiguous | null {
  const type = (['halved', 'theHalf', 'splitWith'] as const).find((each) => hasPhrase(sentence, each))
  const at = type === undefined ? -1 : phraseStart(sentence, type)
  if (type === undefined || isAsked(sentence)) return null
  const start = clauseStart(sentence, at)
  const clause = { start, at, end: particleEnd(sentence, at, type) }
  const verbs = ['payer', 'spend', 'spendHe', 'was'] as const
  if (type === 'theHalf' && !has(sentence, { start, end: sentence.tokens.length }, ...verbs)) return null
  if (start === 0 || !isBySomebody(sentence, clause)) return null
  const last = sentence.tokens.findLastIndex(({ kind }, each) => kind !== 'break' && each < start)
  const item = onlySpent(readPart(textOf(sentence, 0, last + 1)))
  return item && ambiguousAmount(item, Math.round(item.amount / 2))
}

const around = [
  'article', 'of', 'and', 'but', 'pronoun', 'was', 'preposition', 'payer', 'spend', 'spendHe',
] as const // biome-ignore format: a list to read at a glance

/** Whether only a person and function words stand around the words for the half. */
function isBySomebody(
  sentence: Sentence,
  { start, at: half, end }: { readonly start: number; readonly at: number; readonly end: number },
): boolean {
  // 'Half each' and 'moitié moitié' say it without a person.
  let isSomebody = isParticle(sentence, half, 'aHalf') && !has(sentence, { start: half, end }, 'was')
  for (let at = start; at < sentence.tokens.length; ) {
    // 'A payé' is one phrase; 'mitad yo, mitad Bruno' has two halves.
    const other = halfEnd(sentence, at)
    if (other > at || (at <= half && after(sentence, at) > half)) {
      at = Math.max(other, at <= half ? end : at)
      continue
    }
    // In 'takeaway 34, callum owes me half' the name has no capital.
    const isFirst = at === start && after(sentence, at) === half && sentence.marks[at] === null
    const isPerson = memberAt(sentence, at) !== null || isNamedAt(sentence, at) || isFirst
    isSomebody ||= isPerson
    if (endsAt(sentence, at)) break
    // 'Metade é do teu irmão' is told to the partner.
    if (!isPerson && !isAt(sentence, at, ...around) && !isParticle(sentence, at, 'your')) return false
    at = after(sentence, at)
  }
  return isSomebody
}

/** Returns the index after words for a half at a token; its own if there are none. */
function halfEnd(sentence: Sentence, at: number): number {
  return Math.max(particleEnd(sentence, at, 'halved'), particleEnd(sentence, at, 'theHalf'))
}

/**
 * Whether a token is a person: any capitalised word ('Marcos' was also a currency), a known name, a word for somebody,
 * an unknown one after an article ('les parents'), or any after 'your'.
 */
function isNamedAt(sentence: Sentence, at: number): boolean {
  const isProper = isCapitalAt(sentence, at)
  // 'Hermano' may be a filler, but not in 'tu hermano'.
  const isYours = isParticle(sentence, at - 1, 'your')
  const isUnknown = sentence.marks[at] === null && isAt(sentence, at - 1, 'article')
  return isProper || isYours || isUnknown || isName(sentence, at) || isAt(sentence, at, 'family', 'stranger')
}
