import type { Query } from '../../meaning.ts'
import type { Scope } from '../../scope.ts'
import { hasParticle, hasPhrase, isParticle, particleEnd } from '../../words/particle.ts'
import { after, before, isAt, type Sentence, senseAt } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'
import { timeUnitAskedIn } from './asked-part.ts'

/** Whether a French phrase contains 'I': "J'ai dépensé", "combien j'ai". */
export function saysI(sentence: Sentence, at: number): boolean {
  // In 'On a mis' the subject is 'we'; 'mis' is 'my' in Spanish only.
  return (
    sentence.language === 'fr' &&
    rangeOf(at, after(sentence, at)).some(
      (each) => isParticle(sentence, each, 'myself') && keyAt(sentence.tokens, each) !== 'mis',
    )
  )
}

/** Whether the words that ask for a top name the writer: 'mi mayor gasto', 'what did I spend the most on'. */
export function isMineInTop(sentence: Sentence): boolean {
  return sentence.marks.some(
    (mark) => mark?.senses.some(({ type }) => type === 'top') && hasParticle(sentence, mark, 'myself'),
  )
}

/**
 * Whether the words that ask for a list name the writer, in the phrase or up to two tokens before it: 'mis gastos',
 * 'my last expenses', 'my last 5', 'what did I buy'.
 */
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
  // In 'Qual mês' 'mês' is a month, not the French 'mes' (my).
  const part = timeUnitAskedIn(sentence)
  return rangeOf(Math.max(at - 2, part?.end ?? 0), end).some(
    (each) => isParticle(sentence, each, 'my') && !isAt(sentence, each, 'family') && !isMonth(sentence, each),
  )
}

/** Whether a token is 'mes' as another language than French has it: 'el mes pasado cómo vamos'. */
function isMonth(sentence: Sentence, at: number): boolean {
  return sentence.language !== 'fr' && keyAt(sentence.tokens, at) === 'mes'
}

const rangeOf = (start: number, end: number) => Array.from({ length: end - start }, (_, at) => start + at)

/** `kin` if a question is about an unnamed relative and about nothing else but a category. */
export function kinIn(sentence: Sentence, { person, words, categoryKind }: Scope): Pick<Query, 'kin'> {
  const mayBe = person === null && (words === '' || categoryKind !== null)
  return mayBe && isOfKin(sentence) ? { kin: true } : {}
}

/** Words for a relative who is spoken to, not asked about. */
const addressed = /famil|^(amor|mozao|cheri|cherie|chéri)$/

/**
 * Whether a relative, named by the relation, is the one who spent: 'cuánto gastó mi mamá', "my wife's expenses"; not
 * the one it was spent on, or who is spoken to ('amor, ¿cuánto llevamos?', 'cuánto gastamos mami?').
 */
function isOfKin(sentence: Sentence): boolean {
  if (hasPhrase(sentence, 'spendWe')) return false
  return sentence.marks.some((mark, at) => {
    if (mark === null || !isKinAt(sentence, at)) return false
    const first = before(sentence, at)
    // In 'How much did mum spend' an auxiliary comes before the relative.
    const lead = isParticle(sentence, first, 'didIt') ? before(sentence, first) : first
    if (isAt(sentence, lead, 'of')) return isAt(sentence, before(sentence, lead), 'spending', 'list')
    const isSubject =
      at === 0
        ? isAt(sentence, mark.end, ...asked) || ownsAt(sentence, mark.end)
        : isAt(sentence, lead, ...asked)
    // 'How much has mum spent'.
    const isBeforeVerb = sentence.present.has('howMuch') && isAt(sentence, mark.end, 'spend', 'spendHe')
    return (isSubject || isBeforeVerb) && !isAt(sentence, mark.end, 'howMuch')
  })
}

/** Whether a message names a relative by the relation to the writer. */
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

/** Whether 'me' is the person to show or tell something to: 'show me', 'montre-moi', '¿me podés decir …?'. */
export function isShown(sentence: Sentence, at: number): boolean {
  if (!isAt(sentence, at, 'me')) return false
  const last = sentence.tokens[at - 1]?.kind === 'break' ? at - 2 : at - 1
  const isFirst = sentence.tokens[at - 1]?.kind !== 'word'
  const isAsked = [at, at + 1].some((each) => particleEnd(sentence, each, 'wouldYou') > at + 1)
  return isAsked || isAt(sentence, last, 'show') || (isFirst && isAt(sentence, at + 1, 'show'))
}
