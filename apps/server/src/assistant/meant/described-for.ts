import { limits } from '@casita/contract'
import { read } from '@casita/reader'
import { beginningOf } from '../../cutting.ts'
import { fold } from '../../folding.ts'
import { personBehind } from '../recording/for-another.ts'
import { everyLanguage } from '../replies/index.ts'
import { contextOf, type Turn } from '../turn.ts'

/** A description with the person whom something was for: 'cleats for Jack', even if it named somebody else before. */
export function describedFor(turn: Turn, description: string, forWhom: string): string {
  if (fold(description).endsWith(fold(forWhom))) return description
  const thing = description.replace(personBehind, (whom) => (isSomebody(turn, whom) ? '' : whom))
  return beginningOf(`${thing} ${forWhom}`.trim(), limits.descriptionMax)
}

/** Whether words behind a thing name a person: 'para Mateo', but not 'para el cumple'. */
function isSomebody(turn: Turn, words: string): boolean {
  return everyLanguage.some(({ was }) => {
    const meaning = read(`${was[0]} ${words.trim()}`, contextOf(turn))
    return meaning.kind === 'correction' && meaning.forWhom !== undefined
  })
}
