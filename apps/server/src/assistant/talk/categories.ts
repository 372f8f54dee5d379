import type { Meaning } from '@casita/reader'
import { type Reply, textOf } from '../../message.ts'
import { withoutPunctuation } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { bulleted, iconBefore, reply } from '../wording.ts'

/** Answers 'What categories do we have?' with the household's categories in order; null for all other messages. */
export function answerCategories(turn: Turn, { kind }: Meaning): Reply | null {
  const { message, words, household } = turn
  const isOther = kind === 'expenses' || kind === 'ambiguous' || kind === 'delete'
  if (isOther || !words.whichCategories.test(withoutPunctuation(textOf(message)))) return null
  const names = household.categories.map(({ icon, name }) => `${iconBefore(icon)}${name}`)
  const told = [words.ourCategories, ...bulleted(turn, names), words.elsewhere.categories.told]
  return reply(told.join('\n'))
}
