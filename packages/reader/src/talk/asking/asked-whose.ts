import type { Query, Scope } from '../../meaning.ts'
import { hasParticle, isParticle } from '../../words/particle.ts'
import { after, before, isAt, type Sentence, senseAt } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'
import { whichPartIn } from './asked-part.ts'

/** "J'ai dépensé", "combien j'ai": of the writer, within one phrase of French. */
export function saysI(sentence: Sentence, at: number): boolean {
  // 'On a mis' is of us all: 'mis' is mine in Spanish.
  return (
    sentence.language === 'fr' &&
    rangeOf(at, after(sentence, at)).some(
      (each) => isParticle(sentence, each, 'myself') && keyAt(sentence.tokens, each) !== 'mis',
    )
  )
}

/** 'mi mayor gasto', 'what did I spend the most on': the writer, within the words that ask for the most. */
export function isMineInTop(sentence: Sentence): boolean {
  return sentence.marks.some(
    (mark) => mark?.senses.some(({ type }) => type === 'top') && hasParticle(sentence, mark, 'myself'),
  )
}

/** 'mis gastos', 'my last expenses', 'my last 5', 'what did I buy': those of the writer, within a word of what is asked for or in it. */
export function isMineInList(sentence: Sentence): boolean {
  return sentence.marks.some(
    (mark, at) =>
      senseAt(sentence, at, 'list')?.value === 'mine' ||
      (mark !== null && isBehindMy(sentence, at, mark.end)),
  )
}

function isBehindMy(sentence: Sentence, at: number, end: number): boolean {
  const isLast = isAt(sentence, at, 'past', 'target') && sentence.tokens[end]?.kind === 'number'
  if (!isLast && !isAt(sentence, at, 'spending', 'list')) return false
  // 'Qual mês' is no 'mes' of French.
  const part = whichPartIn(sentence)
  return rangeOf(Math.max(at - 2, part?.end ?? 0), end).some(
    (each) => isParticle(sentence, each, 'my') && !isAt(sentence, each, 'family'),
  )
}

const rangeOf = (start: number, end: number) => Array.from({ length: end - start }, (_, at) => start + at)

/** That a question is about one of the family who is not called by name, where nothing but a category is asked about. */
export function kinIn(sentence: Sentence, { person, words, categoryKind }: Scope): Pick<Query, 'kin'> {
  const mayBe = person === null && (words === '' || categoryKind !== null)
  return mayBe && isOfKin(sentence) ? { kin: true } : {}
}

/** How one is spoken to, rather than who is asked about. */
const addressed = /famil|^(amor|mozao|cheri|cherie|chéri)$/

/**
 * 'cuánto gastó mi mamá', "my wife's expenses": one of the family, by what they are to the writer, is who spent; not who it was
 * spent on, nor who is spoken to ('amor, ¿cuánto llevamos?').
 */
function isOfKin(sentence: Sentence): boolean {
  return sentence.marks.some((mark, at) => {
    if (mark === null || !isKinAt(sentence, at)) return false
    const first = before(sentence, at)
    // 'How much did mum spend'.
    const lead = isParticle(sentence, first, 'didIt') ? before(sentence, first) : first
    if (isAt(sentence, lead, 'of')) return isAt(sentence, before(sentence, lead), 'spending', 'list')
    const isSubject =
      at === 0
        ? isAt(sentence, mark.end, ...asked) || ownsAt(sentence, mark.end)
        : isAt(sentence, lead, ...asked)
    return isSubject && !isAt(sentence, mark.end, 'howMuch')
  })
}

/** Whether one of the family is named anywhere by what they are to the writer. */
export function namesKin(sentence: Sentence): boolean {
  return sentence.marks.some((_, at) => isKinAt(sentence, at))
}

function isKinAt(sentence: Sentence, at: number): boolean {
  const isAddressed = addressed.test(keyAt(sentence.tokens, after(sentence, at) - 1))
  return isAt(sentence, at, 'family') && !isAddressed
}

const asked = ['howMuch', 'spend', 'spendHe', 'spending', 'payer', 'list', 'and'] as const

function ownsAt({ tokens }: Sentence, at: number): boolean {
  return tokens[at]?.key === 's'
}

/** 'show me', 'montre-moi': to whom, and not whose. */
export function isShown(sentence: Sentence, at: number): boolean {
  const last = sentence.tokens[at - 1]?.kind === 'break' ? at - 2 : at - 1
  return isAt(sentence, at, 'me') && isAt(sentence, last, 'show')
}
