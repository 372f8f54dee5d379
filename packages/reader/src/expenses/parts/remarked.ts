import { type Ambiguous, type Expenses, type Meaning, onlyItem } from '../../meaning.ts'
import { endsAt } from '../../words/edges.ts'
import { hasPhrase, particleEnd } from '../../words/particle.ts'
import { after, isAsked, isAt, type Sentence, textOf } from '../../words/sentence.ts'

/**
 * Reads one expense followed by nothing but how often it is paid, for how long it is or, for a bill, what is thought of
 * it: 'Seguro 312, se paga una vez al año', 'água 80, é de dois meses', 'luz 356 tá um absurdo'; else null.
 */
export function readRemarked(
  sentence: Sentence,
  readPart: (text: string) => Meaning,
): Expenses | Ambiguous | null {
  if (isAsked(sentence)) return null
  const monthly = readPaidMonthly(sentence, readPart)
  if (monthly !== null) return monthly
  for (let at = 2; at < sentence.tokens.length; at = after(sentence, at)) {
    const remark = remarkAt(sentence, at)
    if (remark === null) continue
    const bought = readPart(textOf(sentence, 0, at))
    if (bought.kind !== 'expenses' && bought.kind !== 'ambiguous') return null
    const item = onlyItem(bought)
    const isMeant = item !== null && (remark === 'ofAny' || item.categoryKind === 'utilities')
    return isMeant ? bought : null
  }
  return null
}

/** Reads 'rent 950, goes out on the 1st of every month' without the verb, as the words behind it say when it is paid. */
function readPaidMonthly(sentence: Sentence, readPart: (text: string) => Meaning): Expenses | null {
  const { tokens } = sentence
  const mark = tokens.findLastIndex(({ kind }) => kind === 'break')
  const verb = isAt(sentence, mark + 1, 'and') ? after(sentence, mark + 1) : mark + 1
  const end = particleEnd(sentence, verb, 'paidSo')
  if (mark < 1 || end === verb || !hasPhrase(sentence, 'howOften', end)) return null
  const bought = readPart(`${textOf(sentence, 0, mark)} ${textOf(sentence, end, tokens.length)}`)
  return bought.kind === 'expenses' && onlyItem(bought) !== null && bought.sure ? bought : null
}

/** Whether the rest of a message is a remark on any expense or only on a bill; null if it is none. */
function remarkAt(sentence: Sentence, at: number): 'ofAny' | 'ofBill' | null {
  const isApart = sentence.tokens[at]?.kind === 'break'
  const mark = isApart ? at + 1 : at
  const start = isAt(sentence, mark, 'but', 'and') ? after(sentence, mark) : mark
  const ends = (end: number) => end > start && endsAt(sentence, end)
  if (ends(particleEnd(sentence, start, 'dear'))) return 'ofBill'
  const paid = particleEnd(sentence, start, 'paidSo')
  const often = particleEnd(sentence, paid, 'howOften')
  const isOften = paid > start && often > paid && ends(often)
  const isClause = isApart || start > mark
  // 'Rates 1180 for the year' has no punctuation.
  const isBehindPrice = sentence.tokens[start - 1]?.kind === 'number'
  const isSpan = ends(particleEnd(sentence, start, 'coversSpan'))
  return (isClause || isBehindPrice) && (isSpan || isOften) ? 'ofAny' : null
}
