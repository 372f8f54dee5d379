import type { Correction, Deletion, Meaning } from '../../meaning.ts'
import { nameAt, thingBefore } from '../../message/content.ts'
import type { Scan } from '../../message/scan.ts'
import { behindArticle, endsAt } from '../../words/edges.ts'
import { isCalledPayer } from '../../words/member-names.ts'
import { isParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import { after, before, has, hasAny, isAsked, isAt, type Sentence } from '../../words/sentence.ts'
import { opening } from '../opening.ts'
import { correctionOf } from './changes.ts'
import { thingNamed } from './filing.ts'

/**
 * Reads a change as well as possible: of the expense that the message names first, or else of the last one. A deletion
 * that names nothing is not sure. A question changes nothing: it asks for help.
 */
export function likelyChange(scan: Scan): Meaning {
  const { sentence, figures } = scan
  const thing = thingIn(sentence)
  const { about = '' } = thing < 0 ? {} : thingBefore(sentence, sentence.tokens.length, thing)
  const amount = figures[0]?.readings[0] ?? null
  if (hasAny(sentence, 'restore')) return { kind: 'restore', words: about, sure: true }
  const told = toldFrom(sentence)
  if (isAsked(sentence) && told === null)
    return hasAny(sentence, 'was') && !hasAny(sentence, 'change', 'delete', 'undo')
      ? { kind: 'not_expense', reason: 'question', ...doubtedIn(scan), sure: true }
      : { kind: 'help', sure: true }
  if (isRemoval(sentence) && figures.length < 2) {
    // 'Ese último no era pan' says what it was not.
    const isNamed = (about !== '' || amount !== null) && !hasAny(sentence, 'not', 'was')
    const named = thingToErase(sentence)
    if (isNamed) return { kind: 'delete', ...(named ?? { amount, words: about }), sure: true }
    return hasAny(sentence, 'delete')
      ? { kind: 'delete', amount: null, words: '', sure: false }
      : { kind: 'correction', changes: {}, sure: false }
  }
  if (told !== null && told > 0) {
    const behind = { ...scan, figures: figures.filter(({ start }) => start >= told) }
    return { kind: 'correction', ...thingBefore(sentence, told), changes: stated(behind, told), sure: true }
  }
  const behind = thing < 0 ? {} : withoutPlace(changesFrom(scan, listEnd(sentence, thing)))
  const was = sentence.tokens.findIndex((_, at) => at > thing && isAt(sentence, at, 'was'))
  // 'les billets, c'était pour mamie': the words before 'was' identify the expense and do not change it.
  if (thing >= 0 && was > 0 && Object.keys(behind).length === 0)
    return { kind: 'correction', about, changes: {}, sure: true }
  if (Object.keys(behind).length > 0)
    return { kind: 'correction', about, changes: { ...behind, ...renamedIn(scan, was) }, sure: true }
  return changeStated(scan, thing, about)
}

/**
 * The new name, if a message says that something is wrong and ends with 'was' and one known thing: 'La carne la puse
 * mal, era pollo'. 'La cena fue sushi' is a remark.
 */
function renamedIn(
  { sentence, figures, days }: Scan,
  was: number,
): Pick<Correction['changes'], 'description'> {
  const start = behindArticle(sentence, after(sentence, was))
  const end = after(sentence, start)
  const isThing =
    was > 0 && isAt(sentence, start, 'kind') && endsAt(sentence, end) && !isCalledPayer(sentence, start)
  const isWrong = hasAny(sentence, 'oops') && figures.length + days.length === 0
  const name = isThing && isWrong ? thingNamed(sentence, { start, end }) : null
  return name === null ? {} : { description: name }
}

/**
 * Reads the changes that a message states: of the expense that it names first if they are its payer or its day, else
 * of the last one.
 */
function changeStated(scan: Scan, thing: number, about: string): Correction {
  const { sentence, figures } = scan
  const { payerId, payerName, ...others } = stated(scan)
  // 'Ana paid for the flowers with my card' changes the payer only.
  const isPayer = payerId !== undefined || payerName !== undefined
  const payer = { ...(payerId !== undefined && { payerId }), ...(payerName !== undefined && { payerName }) }
  if (!isPayer && isOnlyNamed(sentence, thing) && figures.length + scan.days.length === 0)
    return { kind: 'correction', about, changes: {}, sure: true }
  const { date } = others
  // 'Le loyer est parti le 5' gives the day of the expense named first.
  if (date && !isPayer && figures.length === 0 && isFirstNamed(sentence, thing))
    return { kind: 'correction', about, changes: { date }, sure: true }
  return thing >= 0 && isPayer && figures.length === 0
    ? { kind: 'correction', about, changes: payer, sure: true }
    : { kind: 'correction', changes: { ...others, ...payer }, sure: true }
}

/**
 * The thing right after a verb of deleting, if another thing comes before the verb: 'Lunch 38, take off the dessert';
 * else null.
 */
function thingToErase(sentence: Sentence): Pick<Deletion, 'amount' | 'words'> | null {
  const verb = sentence.tokens.findIndex((_, at) => isAt(sentence, at, 'delete'))
  const article = after(sentence, verb)
  const thing = behindArticle(sentence, article)
  const first = thingIn(sentence)
  const isOther = first < verb && sentence.tokens[first]?.key !== sentence.tokens[thing]?.key
  return first >= 0 && isOther && isAt(sentence, thing, 'kind')
    ? { amount: null, words: nameAt(sentence, thing) }
    : null
}

/** The index of the first known thing after any 'split it', whose words may name a thing, too; 'my part' is skipped. */
function thingIn(sentence: Sentence): number {
  const split = splitFrom(sentence)
  const from = particleEnd(sentence, split, 'splitIt')
  return sentence.tokens.findIndex(
    (_, at) =>
      at >= from &&
      isAt(sentence, at, 'kind') &&
      !isParticle(sentence, at, 'share') &&
      !isCalledPayer(sentence, at),
  )
}

/**
 * The index where a request to split starts; -1 if there is none. 'partí' is one, but not 'est parti', which gives an
 * amount.
 */
function splitFrom(sentence: Sentence): number {
  const split = phraseStart(sentence, 'splitIt')
  return split >= 0 && before(sentence, split + 1) === split ? split : -1
}

/** The index after the things that are listed from a token on: 'the coffee, the bread and the taxi'. */
function listEnd(sentence: Sentence, thing: number): number {
  const end = after(sentence, thing)
  const isMore = isAt(sentence, end, 'and') || sentence.tokens[end]?.key === ','
  const next = behindArticle(sentence, after(sentence, end))
  return isMore && isAt(sentence, next, 'kind') ? listEnd(sentence, next) : end
}

/** Whether a message starts with an article and the thing, and names no other: 'The cleats …'. */
function isFirstNamed(sentence: Sentence, thing: number): boolean {
  const article = opening(sentence)
  const isFirst = isAt(sentence, article, 'article') && after(sentence, article) === thing
  // 'Le mazout dans utilitaires' names the category.
  return isFirst && sentence.tokens.every((_, at) => at === thing || !isAt(sentence, at, 'kind'))
}

/** Whether a message starts with a thing and asks for no change: 'Ugh, the cleats are too small'. */
function isOnlyNamed(sentence: Sentence, thing: number): boolean {
  return isFirstNamed(sentence, thing) && !hasAny(sentence, 'change', 'was', 'oops', 'field')
}

/**
 * The index where an order starts: after the last question mark ('that first one? kill it'), or 0 if the question
 * itself asks for a change and words follow it; null if nothing follows it.
 */
function toldFrom(sentence: Sentence): number | null {
  const { tokens } = sentence
  const question = tokens.findLastIndex(({ key }) => key === '?')
  if (tokens.findIndex(({ kind }, at) => at > question && (kind === 'word' || kind === 'number')) < 0)
    return null
  return has(sentence, { start: 0, end: question }, 'change') ? 0 : question + 1
}

/** The only amount of a question about what something was. */
function doubtedIn({ figures, days }: Scan): { doubted?: number } {
  const [amount, ...readings] = figures.flatMap(({ readings }) => readings)
  return amount === undefined || readings.length + days.length > 0 ? {} : { doubted: amount }
}

/** Whether the message asks to delete or undo something, rather than only calling it wrong. */
function isRemoval(sentence: Sentence): boolean {
  return sentence.marks.some((_, at) => {
    if (isAt(sentence, at, 'oops')) return false
    // 'A volta' is the way back.
    return isAt(sentence, at, 'delete') || (isAt(sentence, at, 'undo') && !isAt(sentence, at - 1, 'article'))
  })
}

/**
 * The changes that a message states from a token on. A thing alone does not give the last expense that category
 * ('divide o mercado com a Ana').
 */
function stated(scan: Scan, from = 0): Correction['changes'] {
  const changes = changesFrom(scan, from)
  if (splitFrom(scan.sentence) >= 0) return withoutPlace(changes)
  // 'C'est moi qui t'avais donné les sous pour uber', 'en fait maman m'a remboursé le ciné'.
  const isOfMoney = hasAny(scan.sentence, 'spend', 'send', 'income')
  if (hasAny(scan.sentence, 'change', 'field')) return changes
  if (!isOfMoney && hasAny(scan.sentence, 'was', 'oops', 'not', 'target')) return changes
  const { categoryId: _, categoryKind: __, ...others } = changes
  return others
}

/** Drops the category if an amount changes: 'The dog food was two bags so 64' does not file anything. */
function withoutPlace(changes: Correction['changes']): Correction['changes'] {
  const { categoryId: _, categoryKind: __, ...others } = changes
  return changes.amount === undefined ? changes : others
}

function changesFrom(scan: Scan, from: number): Correction['changes'] {
  const { description: _, ...changes } = correctionOf(scan, from, true)?.changes ?? {}
  if (changes.categoryKind !== 'other') return changes
  // 'Pour le boulot' says what it was for and names no category.
  const { categoryId: __, categoryKind: ___, ...others } = changes
  return others
}
