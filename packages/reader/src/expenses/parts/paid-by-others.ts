import type { Ambiguous, Expenses, Item } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { isName, memberAt } from '../../words/member-names.ts'
import { after, hasAny, isAsked, isAt, type Sentence, senseAt, textOf } from '../../words/sentence.ts'
import { fold } from '../../words/text.ts'
import { ambiguous } from '../ambiguous.ts'

/**
 * Asks whether one of several things counts if a message ends by saying that somebody else paid it: 'almoço 9,80 e café
 * 3, o café foi o Zé que pagou'; null for other messages.
 */
export function withoutPaidByOther(scan: Scan, { items }: Expenses): Ambiguous | null {
  const { sentence, figures } = scan
  const end = figures.at(-1)?.end ?? 0
  if (items.length < 2 || !hasAny(sentence, 'payer', 'spendHe', 'spend') || isAsked(sentence)) return null
  const thing = thingPaidByOther(sentence, end)
  const [told, ...others] = thing === null ? [] : items.filter((item) => isCalled(item, thing))
  if (thing === null || told === undefined || others.length > 0) return null
  // In 'coffee 3 and the coffee was paid by Joe' it is named twice.
  const all = items.map((item) => (item === told ? { ...item, description: thing } : item))
  return ambiguous('intent', [items.filter((item) => item !== told), all])
}

/** The only known thing that is named again from a token on, if these words say that no member but somebody else paid. */
function thingPaidByOther(sentence: Sentence, start: number): string | null {
  const things: number[] = []
  let [isPaid, isOther] = [false, false]
  for (let at = start; at < sentence.tokens.length; at = after(sentence, at)) {
    const isOwn = isAt(sentence, at, 'me') || senseAt(sentence, at, 'payer')?.value === 'me'
    if (isOwn || memberAt(sentence, at) !== null || isAt(sentence, at, 'not', 'half')) return null
    const isPerson = isName(sentence, at) || isAt(sentence, at, 'stranger', 'family')
    isOther ||= isPerson
    // An English verb does not show its person: 'Joe paid the coffee'.
    const isEnglish = sentence.language === 'en' && isOther && isAt(sentence, at, 'spend')
    isPaid ||= isEnglish || (isAt(sentence, at, 'payer', 'spendHe') && !isAt(sentence, at, 'kind'))
    if (!isPerson && isAt(sentence, at, 'kind')) things.push(at)
  }
  const [thing, ...others] = things
  if (thing === undefined || others.length > 0 || !isPaid || !isOther) return null
  // In '85 of paint that he bought' it is told only once.
  const isAgain = sentence.tokens.some(({ key }, at) => at < start && key === sentence.tokens[thing]?.key)
  return isAgain ? textOf(sentence, thing, after(sentence, thing)) : null
}

function isCalled({ description }: Item, thing: string): boolean {
  const [said, name] = [fold(description), fold(thing)]
  return said === name || said.startsWith(`${name} `)
}
