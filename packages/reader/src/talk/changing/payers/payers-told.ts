import type { Correction } from '../../../meaning.ts'
import { thingBefore } from '../../../message/content.ts'
import type { Scan } from '../../../message/scan.ts'
import type { Figure } from '../../../numbers/figure.ts'
import { endsAt, skipAll } from '../../../words/edges.ts'
import { isName, memberAt } from '../../../words/member-names.ts'
import {
  hasParticle,
  isParticle,
  mayHaveParticle,
  particleEnd,
  phraseStart,
} from '../../../words/particle.ts'
import {
  after,
  before,
  hasAny,
  isAsked,
  isAt,
  type Sentence,
  senseAt,
  textOf,
} from '../../../words/sentence.ts'
import { isDenial } from '../../../words/taking-back.ts'

/**
 * Reads which of two people did not pay and which one did: 'Não foi o Rafael, fui eu', 'non pas Julien, moi', 'not
 * Sam, me'; else null.
 */
export function readPayerInstead({ sentence, figures, days }: Scan): Correction | null {
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  const people: { readonly payerId: string; readonly isDenied: boolean }[] = []
  // 'Le cinéma, c'est pas Marc, c'est moi' starts with the expense.
  const thing = skipAll(sentence, skipAll(sentence, 0, 'oops', 'filler', 'greeting'), 'article', 'kind')
  const about = isAt(sentence, thing, 'was', 'not', 'oops') ? thingBefore(sentence, thing) : {}
  let isDenied = false
  for (let at = about.about === undefined ? 0 : thing; at < sentence.tokens.length; ) {
    const person = personAt(sentence, at)
    const isBreak = sentence.tokens[at]?.kind === 'break'
    if (person !== null) people.push({ payerId: person, isDenied })
    else if (denies(sentence, at)) isDenied = true
    else if (!isBreak && !isAt(sentence, at, ...beside) && !isParticle(sentence, at, 'who')) return null
    if (isBreak || person !== null) isDenied = false
    at = Math.max(after(sentence, at), particleEnd(sentence, at, 'ownDeed'))
  }
  const [payer, ...others] = people.filter((each) => !each.isDenied)
  const isTwo = people.length === 2 && people[0]?.payerId !== people[1]?.payerId
  const isInstead = isTwo && payer !== undefined && others.length === 0
  return isInstead ? { kind: 'correction', ...about, changes: { payerId: payer.payerId }, sure: true } : null
}

/**
 * Reads what the writer paid, and nothing else except who did not: 'I paid for the pub lunch, not Colin', "j'ai payé
 * le resto, pas Marc"; else null.
 */
export function readPaidMyself({ sentence, figures, days }: Scan): Correction | null {
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  const start = skipAll(sentence, 0, 'oops', 'filler', 'greeting')
  const deed = particleEnd(sentence, start, 'ownDeed')
  const end = skipAll(sentence, deed, 'preposition', 'article', 'kind')
  const name = skipAll(sentence, after(sentence, end), 'article')
  const isDenied = isAt(sentence, end, 'not') && memberAt(sentence, name) !== null
  const thing = thingBefore(sentence, end, deed)
  if (
    deed === start ||
    thing.about === undefined ||
    !isDenied ||
    !endsAt(sentence, memberEnd(sentence, name))
  )
    return null
  return { kind: 'correction', ...thing, changes: { payerId: 'me' }, sure: true }
}

const beside = ['was', 'payer', 'article', 'oops', 'filler', 'greeting', 'but', 'of', 'target'] as const

function denies(sentence: Sentence, at: number): boolean {
  return isDenial(sentence, at) || isAt(sentence, at, 'not') || isParticle(sentence, at, 'not')
}

/** A member's id, or 'me' for the writer; null for anybody else. */
function personAt(sentence: Sentence, at: number): string | null {
  const member = memberAt(sentence, at)
  if (member !== null) return member.id
  const isDeed = particleEnd(sentence, at, 'ownDeed') > at
  const isMe = isDeed || isParticle(sentence, at, 'writer') || senseAt(sentence, at, 'payer')?.value === 'me'
  return isMe || isAt(sentence, at, 'me') ? 'me' : null
}

/**
 * Reads which member, or other person by name, paid, and nothing else except for what: 'No, Beto paid', "I didn't pay
 * the taxi, Beto did", "j'ai pas payé, c'est Beto"; else null.
 */
export function readPaidBy({ sentence, figures, days }: Scan): Correction | null {
  if (!sentence.context.members?.length || figures.length + days.length > 0 || isAsked(sentence)) return null
  const own = skipAll(sentence, 0, 'oops', 'filler', 'greeting')
  const thing = particleEnd(sentence, own, 'notOwn')
  const end = skipAll(sentence, thing, 'article', 'kind')
  const was = skipAll(sentence, end, 'but', 'oops')
  const name = skipAll(sentence, was, 'was', 'article')
  const member = memberAt(sentence, name)
  // In 'No, Peter paid' Peter is not a member.
  const isNamed = member === null && own > 0 && thing === own && isName(sentence, name)
  const verb = isNamed ? after(sentence, name) : memberEnd(sentence, name)
  // 'Ana, lo pagué yo' is addressed to Ana.
  if (senseAt(sentence, skipAll(sentence, verb), 'payer')?.value === 'me') return null
  const did = Math.max(particleEnd(sentence, verb, 'didIt'), skipAll(sentence, verb, 'payer'))
  const isTold = did > verb || (name > was && thing > own)
  if (
    (member === null && !isNamed) ||
    !isTold ||
    !endsAt(sentence, skipAll(sentence, did, 'pronoun', 'target'))
  )
    return null
  const about = end > thing ? thingBefore(sentence, end, thing) : {}
  const payer = member ? { payerId: member.id } : { payerName: textOf(sentence, name, verb) }
  return { kind: 'correction', ...about, changes: payer, sure: true }
}

/**
 * Reads which member pays for the last expense, and nothing else: 'Ese lo paga Ana', 'that one Tom pays'; else null.
 */
export function readPays({ sentence, figures, days }: Scan): Correction | null {
  if (!mayHaveParticle(sentence, 'pays') || figures.length + days.length > 0 || isAsked(sentence)) return null
  const verb = skipAll(sentence, 0, 'oops', 'filler', 'greeting', 'target')
  const name = skipAll(sentence, particleEnd(sentence, verb, 'pays'), 'was', 'article')
  const member = name > verb ? memberAt(sentence, name) : null
  if (member === null || !endsAt(sentence, memberEnd(sentence, name))) return null
  return { kind: 'correction', changes: { payerId: member.id }, sure: true }
}

/**
 * Reads who bought the last thing for the writer, and nothing else: 'Me la compró papá', 'me lo pagó Ana'; else null.
 */
export function readBoughtForMe({ sentence, figures, days }: Scan): Correction | null {
  if (figures.length + days.length > 0 || isAsked(sentence)) return null
  const start = skipAll(sentence, 0, 'oops', 'filler', 'greeting')
  const end = particleEnd(sentence, start, 'gotMe')
  const name = skipAll(sentence, end, 'article')
  const member = memberAt(sentence, name)
  const last = member ? memberEnd(sentence, name) : after(sentence, name)
  const isSomebody = member !== null || isAt(sentence, name, 'family')
  if (end === start || !isSomebody || !endsAt(sentence, last)) return null
  const payer = member ? { payerId: member.id } : { payerName: textOf(sentence, name, last) }
  return { kind: 'correction', changes: payer, sure: true }
}

/**
 * Reads on whose account an expense goes, and nothing else except which one: 'Ponelo a nombre de Ana', "put the taxi
 * on Tom's tab", 'mets-le à mon nom'; else null.
 */
export function readOnAccount({ sentence, figures, days }: Scan): Correction | null {
  if (figures.length + days.length > 0) return null
  if (isAsked(sentence)) return null
  const start = skipAll(sentence, 0, 'oops', 'filler', 'greeting')
  const mine = phraseStart(sentence, 'onMine', start + 1)
  const isMine = mine >= 0 && endsAt(sentence, particleEnd(sentence, mine, 'onMine'))
  const of = isMine ? mine : phraseStart(sentence, 'accountOf', start + 1)
  // 'O mercado foi no cartão da Ana' reports it instead of asking for it.
  const isTold = isAt(sentence, before(sentence, of), 'was', 'spend', 'payer')
  const isWish = isAt(sentence, start, 'change', 'record') || isParticle(sentence, start, 'put')
  if (!isWish && !isTold) return null
  const name = particleEnd(sentence, of, 'accountOf')
  const payerId = isMine ? 'me' : of < 0 ? undefined : memberAt(sentence, name)?.id
  const end = memberEnd(sentence, name)
  const isWhole = isMine || endsAt(sentence, end) || isParticle(sentence, end, 'account')
  const lead = isWish ? after(sentence, start) : start
  const last = isTold ? before(sentence, of) : of
  if (payerId === undefined || !isWhole || !isNoMore(sentence, lead, last)) return null
  return { kind: 'correction', ...thingBefore(sentence, of, start), changes: { payerId }, sure: true }
}

/** Whether only a thing, or a word for it, stands between two tokens. */
function isNoMore(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at = after(sentence, at)) {
    const isThing = isAt(sentence, at, 'article', 'kind', 'pronoun', 'target', 'filler')
    const isIt = isParticle(sentence, at, 'theOne') || sentence.marks[at] === null
    if (!isThing && !isIt && sentence.tokens[at]?.kind !== 'break') return false
  }
  return true
}

/** The index after the name of a member. */
function memberEnd(sentence: Sentence, start: number): number {
  const member = memberAt(sentence, start)
  let end = start
  while (member !== null && memberAt(sentence, end) === member) end++
  return end
}

/**
 * Reads that somebody else paid for an expense, and nothing else except which one: 'El taxi tampoco lo pagué yo', "no
 * lo pagué yo", "it wasn't me who paid"; else null.
 */
export function readNotPaid({ sentence, figures, days }: Scan): Correction | null {
  // 'Não paguei nada, foste tu' begins with a denial.
  const denied = skipAll(sentence, particleEnd(sentence, 0, 'notOwn'))
  const at = phraseStart(sentence, 'notMe', particleEnd(sentence, denied, 'notMe') > denied ? denied : 0)
  if (at < 0 || figures.length + days.length > 0 || isAsked(sentence)) return null
  // 'Leo, las figuritas no son gasto de la casa' is addressed to a member.
  const lead = memberAt(sentence, 0) ? memberEnd(sentence, 0) : denied
  const isLead = sentence.tokens.every(({ kind }, each) => {
    const isAside = isAt(
      sentence,
      each,
      'article',
      'kind',
      'filler',
      'target',
      'oops',
      'not',
      'plus',
      'pronoun',
    )
    return (
      each >= at ||
      each < lead ||
      kind === 'break' ||
      isAside ||
      isAt(sentence, before(sentence, each + 1), 'kind')
    )
  })
  const end = particleEnd(sentence, at, 'notMe')
  // 'Las zapatillas las pagaste vos, Noe' is addressed to the one who paid.
  const spokenTo = hasParticle(sentence, { start: at, end }, 'you')
    ? memberAt(sentence, skipAll(sentence, end))
    : null
  if (isLead && spokenTo !== null && endsAt(sentence, memberEnd(sentence, skipAll(sentence, end))))
    return { kind: 'correction', ...thingBefore(sentence, at), changes: { payerId: spokenTo.id }, sure: true }
  // In 'No, you paid for the drinks' the thing comes last.
  const thing = skipAll(sentence, end, 'article', 'kind')
  if (!isLead || !endsAt(sentence, skipAll(sentence, thing, 'filler'))) return null
  const about = thing > end ? thingBefore(sentence, thing, end) : thingBefore(sentence, at)
  return { kind: 'correction', ...about, changes: { payerId: null }, sure: true }
}

/**
 * Reads that several people paid a part each, and nothing else except of what: 'Lo pagamos a medias', 'we went halves
 * on dinner', 'split the dinner with Sam', 'moitié moitié', 'éramos dois, metade é da Inês', 'eso lo pagó la tía la
 * mitad'; else null.
 */
export function readShared({ sentence, figures, days }: Scan): Correction | null {
  if (days.length > 0 || isAsked(sentence)) return null
  // In 'Éramos dois, metade é da Inês' the number is not a price.
  const were = particleEnd(sentence, 0, 'weWere')
  const start = were > 0 && figures[0]?.start === were ? figures[0].end : 0
  const among = figures.filter((figure) => figure.end > start)
  if (among.some((figure) => !isOfParts(sentence, figure))) return null
  const isWith = hasAny(sentence, 'with')
  const halfEnd = (from: number) => (isOfHalf(sentence) ? particleEnd(sentence, from, 'theHalf') : from)
  const endOf = (from: number) =>
    Math.max(
      particleEnd(sentence, from, 'sharedPay'),
      halfEnd(from),
      isWith ? particleEnd(sentence, from, 'splitIt') : from,
    )
  const at = sentence.tokens.findIndex((_, from) => endOf(from) > from)
  const end = endOf(at)
  if (at < 0) return null
  const behind = thingBefore(sentence, sentence.tokens.length, end)
  const thing = at > start ? thingBefore(sentence, at, start) : behind
  for (let each = start; each < sentence.tokens.length; each = after(sentence, each)) {
    const isOfIt = each >= at && each < end
    const isFamily = isAt(sentence, each, 'family', 'stranger')
    const isPerson = isFamily || personAt(sentence, each) !== null || isName(sentence, each)
    const isAside = isAt(sentence, each, ...around, ...beside) || figures.some((own) => own.start === each)
    if (!isOfIt && !isPerson && !isAside && sentence.tokens[each]?.kind !== 'break') return null
  }
  const named = thing.about === undefined ? behind : thing
  // 'Split it by 3' asks for a third.
  if (among.length > 0 && named.about === undefined) return null
  return {
    kind: 'correction',
    ...named,
    shared: true,
    changes: {},
    sure: true,
  }
}

/** Whether a number ends a message and tells among how many something was shared: 'dividimos el alquiler en 3'. */
function isOfParts(sentence: Sentence, { start, end }: Figure): boolean {
  return isParticle(sentence, before(sentence, start), 'partsLead') && endsAt(sentence, end)
}

/** Whether somebody else paid, or it was theirs: 'Half of it was my aunt', 'lo pagó la tía'. */
function isOfHalf(sentence: Sentence): boolean {
  const isOther = (_: unknown, at: number) =>
    isAt(sentence, at, 'family', 'stranger') || personAt(sentence, at) !== null
  return hasAny(sentence, 'payer', 'spendHe', 'was') && sentence.tokens.some(isOther)
}

const around = [
  'kind',
  'one',
  'and',
  'with',
  'preposition',
  'pronoun',
  'spend',
  'spendHe',
  'me',
  'each',
  'change',
] as const
