import type { Particle } from '../../../languages/particles.ts'
import type { Correction, Restoration } from '../../../meaning.ts'
import { thingBefore } from '../../../message/content.ts'
import type { Scan } from '../../../message/scan.ts'
import { endsAt, skipAll, skipConcluding } from '../../../words/edges.ts'
import { memberAt } from '../../../words/member-names.ts'
import { hasParticle, hasPhraseIn, isParticle, particleEnd } from '../../../words/particle.ts'
import { after, allOf, has, isAsked, isAt, type Sentence } from '../../../words/sentence.ts'

/** The most tokens of a message that only keeps something. */
const mostWords = 16

/**
 * Reads that something stays, and nothing else except what: 'No, mejor no la borres', "don't delete the coffee", 'leave
 * my coffee', 'espera, déjala', 'esas no, devolvelas', 'no, no lo había cargado'. 'era broma' (it was a joke) may mean
 * the same and is not sure. Otherwise null.
 */
export function readKeeping({ sentence, figures, days }: Scan): Restoration | null {
  if (figures.length + days.length > 0 || sentence.tokens.length > mostWords) return null
  const { at, isDenied, isJoke, isNotNoted } = lead(sentence)
  if (isNotNoted && endsAt(sentence, at)) return { kind: 'restore', words: '', keeps: true, sure: true }
  if (isJoke && endsAt(sentence, at)) return { kind: 'restore', words: '', keeps: true, sure: false }
  if (isHalted(sentence, at) || isDeniedAndPutBack(sentence) || isKeptWithReason(sentence, { at, isDenied }))
    return { kind: 'restore', words: '', keeps: true, sure: true }
  // In 'La luz no la borres', 'the bakery was right' the thing comes first.
  const thing = skipAll(sentence, at, 'article', 'kind')
  const kept = Math.max(
    ...(['dontDelete', 'wasRight'] as const).map((type) => particleEnd(sentence, thing, type)),
  )
  if (thing > at && kept > thing && endsAt(sentence, kept) && !isAsked(sentence))
    return { kind: 'restore', words: thingBefore(sentence, thing, at).about ?? '', keeps: true, sure: true }
  const dont = particleEnd(sentence, at, 'dontDelete')
  const leave = particleEnd(sentence, at, 'leaveIt')
  const end = Math.max(dont, isDenied || endsAt(sentence, leave) ? leave : at)
  // In 'Leave my kebab' the thing comes last.
  const mine = particleEnd(sentence, at, 'leaveMine')
  const isMine = mine > at && isAt(sentence, mine, 'kind')
  const rest = isMine ? mine : end
  if (rest === at || !isRest(sentence, rest)) return null
  const { about = '' } = thingBefore(sentence, sentence.tokens.length, rest)
  return { kind: 'restore', words: about, keeps: true, sure: true }
}

/** Whether a message says nothing but to stop: 'No, espera', 'wait no'. */
function isHalted(sentence: Sentence, end: number): boolean {
  const { tokens } = sentence
  const isDenied = tokens.some((_, at) => isAt(sentence, at, 'not', 'oops'))
  const isWhole = tokens.filter(({ kind }) => kind === 'word').length > 1 && endsAt(sentence, end)
  return isDenied && isWhole && !isAsked(sentence) && hasParticle(sentence, allOf(sentence), 'halt')
}

/**
 * Whether a message starts with a denial, or admits a mistake, and ends with nothing but a request: 'No, esas no, las
 * dejé ahí, volvelas', 'no, sigue activa, dejala', 'foi um erro, põe de novo'.
 */
function isDeniedAndPutBack(sentence: Sentence): boolean {
  const mark = sentence.tokens.findLastIndex(({ kind }, at) => kind === 'break' && !endsAt(sentence, at))
  const from = skipConcluding(sentence, mark + 1)
  const back = Math.max(
    isAt(sentence, from, 'restore') ? after(sentence, from) : from,
    particleEnd(sentence, from, 'putBack'),
    particleEnd(sentence, from, 'leaveIt'),
  )
  const isDenied =
    sentence.tokens.slice(0, mark).some((_, at) => isAt(sentence, at, 'not', 'oops')) ||
    hasPhraseIn(sentence, { start: 0, end: mark }, 'joke')
  return isDenied && back > from && endsAt(sentence, back) && !isAsked(sentence)
}

/**
 * Reads a remark about an answer, and nothing else: 'No entendiste', 'not what I meant', "it's fine", 'no lo anotes';
 * else null.
 */
export function readRemark({ sentence, figures, days }: Scan): Correction | null {
  if (figures.length > 0 || isAsked(sentence)) return null
  const { at, isDenied } = lead(sentence)
  const ends = (type: Particle) => {
    const end = particleEnd(sentence, at, type)
    // In 'That's all for today' the day is part of the phrase.
    const isOfDay = days.every((day) => day.start >= at && day.end <= end)
    return end > at && endsAt(sentence, end) && isOfDay
  }
  const said = isDenied && ends('whatIMeant') ? 'complaint' : remarks.find(ends)
  return said ? { kind: 'correction', changes: {}, remark: said, sure: true } : null
}

/**
 * The index after the greetings, fillers and denials at the start of a message, whether they deny or halt something,
 * whether they call it a joke, and whether the writer says not to have recorded it.
 */
function lead(sentence: Sentence): {
  readonly at: number
  readonly isDenied: boolean
  readonly isJoke: boolean
  readonly isNotNoted: boolean
} {
  let at = 0
  let isDenied = false
  let isJoke = false
  let isNotNoted = false
  while (at < sentence.tokens.length) {
    // 'Dejá, no lo anotes' starts with an aside.
    const left = particleEnd(sentence, at, 'leaveIt')
    if (left > at && sentence.tokens[left]?.kind === 'break' && !endsAt(sentence, left)) {
      at = left
      continue
    }
    const unnoted = particleEnd(sentence, at, 'hadNotNoted')
    if (unnoted > at) {
      isNotNoted = true
      isDenied = true
      at = unnoted
      continue
    }
    const joke = particleEnd(sentence, at, 'joke')
    if (joke > at) {
      isJoke = true
      isDenied = true
      at = joke
      continue
    }
    if (starts.some((type) => particleEnd(sentence, at, type) > at)) break
    const halts = particleEnd(sentence, at, 'halt')
    const isAside = isAt(sentence, at, ...aside) || isParticle(sentence, at, 'pointing')
    if (halts === at && !isAside && sentence.tokens[at]?.kind !== 'break') break
    isDenied ||= halts > at || isAt(sentence, at, 'oops', 'not')
    at = halts > at ? halts : after(sentence, at)
  }
  return { at, isDenied, isJoke, isNotNoted }
}

const aside = [
  'filler', 'greeting', 'oops', 'not', 'pronoun', 'smallTalk', 'target', 'was', 'but',
] as const // biome-ignore format: a list to read at a glance
const remarks = ['notToNote', 'complaint', 'contented'] as const
const starts = ['dontDelete', 'leaveIt', 'leaveMine', ...remarks, 'whatIMeant'] as const

/**
 * Whether a message only denies, asks to keep something and, in a clause that names nothing and nobody, says why: 'no,
 * keep it, it was put off', 'no lo borres que estaba bien'.
 */
function isKeptWithReason(sentence: Sentence, lead: { at: number; isDenied: boolean }): boolean {
  const start = skipAll(sentence, 0, 'filler', 'greeting', 'oops', 'not')
  const dont = particleEnd(sentence, lead.at, 'dontDelete')
  const isDenied = dont > lead.at || lead.isDenied || start > 0 || isParticle(sentence, 0, 'plainNo')
  const left = [0, start, lead.at].map((at) => ({ at, end: particleEnd(sentence, at, 'leaveIt') }))
  const mark = Math.max(dont > lead.at ? dont : 0, ...left.flatMap(({ at, end }) => (end > at ? end : [])))
  const isLed = sentence.tokens[mark]?.kind === 'break' || isParticle(sentence, mark, 'that')
  const why = { start: isLed ? mark + 1 : mark, end: sentence.tokens.length }
  const isReason = isLed || particleEnd(sentence, mark, 'wasRight') > mark
  if (!isDenied || mark <= start || !isReason || why.start >= why.end || isAsked(sentence)) return false
  const isOther = has(sentence, why, ...notAReason)
  return !isOther && sentence.tokens.every((_, at) => memberAt(sentence, at) === null)
}

/** What a clause that gives a reason does not have. */
const notAReason = ['kind', 'payer', 'me', 'family', 'delete', 'change', 'record', 'restore', 'not'] as const

/** Whether only a thing and small words follow, up to the end of the message. */
function isRest(sentence: Sentence, from: number): boolean {
  for (let at = from; at < sentence.tokens.length; at = after(sentence, at)) {
    // 'Deja la farmacia como estaba'.
    if (endsAt(sentence, particleEnd(sentence, at, 'asBefore')) && !endsAt(sentence, at)) return at > from
    const isSmall = isAt(sentence, at, 'article', 'target', 'filler', 'thanks', 'of', 'kind')
    // 'No, keep it, Tom' is addressed to Tom.
    const isAside = isParticle(sentence, at, 'leaveIt') || memberAt(sentence, at) !== null
    if (!isSmall && !isAside && !endsAt(sentence, at) && sentence.tokens[at]?.kind !== 'break') return false
  }
  return true
}
