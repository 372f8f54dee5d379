import type { Meaning } from '@casita/reader'
import { categoryById } from '../household.ts'
import { isNamedIn, isPartOf } from '../meant/naming.ts'
import { findByIds } from '../meant/targets.ts'
import { type Asked, draftsOfQuestion } from '../questions.ts'
import { leadingOrdinal } from '../recording/recorded-together.ts'
import { withoutPointers } from '../saying.ts'
import type { Turn } from '../turn.ts'

/**
 * Whether a message refers, by name or by position, to something other than the question is about: 'el tercero eran
 * 300', or 'el pan eran 300' when the question is how much the cheese was.
 */
export async function isOfAnother(turn: Turn, question: Asked, text: string, meaning: Meaning) {
  // A position may refer to one of several drafts in the same question.
  if (leadingOrdinal(text) !== null)
    return question.kind !== 'readings' || question.readings.every(({ length }) => length === 1)
  if (meaning.kind !== 'correction') return false
  const name = withoutPointers(meaning.about ?? '')
  if (name === '') return false
  const called = await namesOf(turn, question)
  return (
    called.length > 0 &&
    !called.some((each) => isNamedIn({ description: each }, name) || isPartOf(each, name))
  )
}

/** The descriptions and category names of what a question is about. */
async function namesOf(turn: Turn, question: Asked): Promise<string[]> {
  if (question.kind === 'price')
    return (await findByIds(turn, [question.expenseId])).flatMap(({ description, category_name }) => [
      description,
      category_name ?? '',
    ])
  return draftsOfQuestion(question).flatMap(({ description, categoryId }) => [
    description,
    categoryById(turn.household, categoryId)?.name ?? '',
  ])
}
