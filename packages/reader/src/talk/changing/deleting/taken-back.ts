import type { Particle } from '../../../languages/particles.ts'
import type { Correction, Meaning } from '../../../meaning.ts'
import { isParticle, particleEnd } from '../../../words/particle.ts'
import { after, isAt, isNumberAt, type Sentence, textOf } from '../../../words/sentence.ts'

/**
 * Reads a request that the message itself takes back at its end: 'Delete the coffee. no wait, I need it', "supprime le
 * café, non en fait laisse", 'borrá el taxi, no, mentira'. Nothing changes then; else null.
 */
export function readTakenBack(sentence: Sentence, readRequest: (text: string) => Meaning): Correction | null {
  for (const [mark, { kind, key }] of sentence.tokens.entries()) {
    if (mark === 0 || kind !== 'break') continue
    const how = retraction(sentence, mark + 1)
    if (how === null) continue
    // 'Delete it? nah': the writer answers their own question, which tells no price.
    const isAnswered =
      key === '?' && how === 'denies' && !sentence.tokens.some((_, at) => isNumberAt(sentence, at))
    return isAnswered || isRequest(readRequest(textOf(sentence, 0, mark)), how)
      ? { kind: 'correction', changes: {}, remark: 'takenBack', sure: true }
      : null
  }
  return null
}

/** What takes a request back: 'keep it', 'never mind', or no more than 'actually no', 'no wait'. */
type Retraction = 'leaves' | 'denies'

/** How the words from a token on, and nothing else, take back what was said before; null if they do not. */
function retraction(sentence: Sentence, from: number): Retraction | null {
  const { tokens } = sentence
  const isAnswer = tokens[from - 1]?.key === '?'
  let leaves = false
  for (let at = from; at < tokens.length; ) {
    // 'Borrá el taxi, no era mío' gives the reason.
    if (particleEnd(sentence, at, 'mine') > at) return null
    const left = endOf(sentence, at, leaving)
    const isPause = tokens[at]?.kind === 'break' && tokens[at]?.key !== '?'
    const isAside = isPause || isAt(sentence, at, ...aside)
    const end = Math.max(left, endOf(sentence, at, denying), isAside ? after(sentence, at) : at)
    if (end === at) return null
    leaves ||= left > at
    at = end
  }
  const said = tokens.slice(from).filter(({ kind }) => kind === 'word')
  const isDenied =
    (isAnswer || said.length > 1) && tokens.some((_, at) => at >= from && isParticle(sentence, at, 'plainNo'))
  if (isDenied) return 'denies'
  return leaves ? 'leaves' : null
}

/** The end of the longest phrase of these types at a token; the token itself if there is none. */
function endOf(sentence: Sentence, at: number, types: readonly Particle[]): number {
  return Math.max(...types.map((type) => particleEnd(sentence, at, type)))
}

const leaving = ['leaveIt', 'letBe'] as const
const denying = ['joke', 'halt', 'hadNotNoted', 'didNot'] as const
const aside = ['not', 'oops', 'filler', 'greeting', 'but', 'smallTalk'] as const

/**
 * Whether a meaning is a request that a retraction may be about. 'It was 30, leave it' is not taken back, and "you've
 * put it in home, haha no" complains.
 */
function isRequest(meaning: Meaning, how: Retraction): boolean {
  if (meaning.kind === 'delete' || meaning.kind === 'undo') return true
  if (how === 'leaves') return false
  if (meaning.kind === 'budget') return meaning.ask === 'set'
  if (meaning.kind !== 'correction') return false
  const { categoryKind: _, categoryId: __, ...others } = meaning.changes
  return Object.keys(others).length > 0
}
