import type { Meaning } from '@casita/reader'
import { isNamedIn, isPartOf } from '../meant/naming.ts'
import { findByIds } from '../meant/targets.ts'
import { placeSaid } from '../noting/noted-beside.ts'
import type { Asked } from '../questions.ts'
import { namedBy } from '../saying.ts'
import type { Turn } from '../turn.ts'

/**
 * Whether a message says by a name or a place that it is of another thing than a question is about: 'el tercero eran 300',
 * or 'el pan eran 300', where it is asked how much the cheese was.
 */
export async function isOfAnother(turn: Turn, question: Asked, text: string, meaning: Meaning) {
  // Of several that are asked about together it may be one.
  if (placeSaid(text) !== null)
    return question.kind !== 'readings' || question.readings.every(({ length }) => length === 1)
  if (meaning.kind !== 'correction') return false
  const name = namedBy(meaning.about ?? '')
  if (name === '') return false
  const called = await namesOf(turn, question)
  return (
    called.length > 0 &&
    !called.some((each) => isNamedIn({ description: each }, name) || isPartOf(each, name))
  )
}

/** What the things are called that a question is about, and where they belong. */
async function namesOf(turn: Turn, question: Asked): Promise<string[]> {
  if (question.kind === 'price')
    return (await findByIds(turn, [question.expenseId])).flatMap(({ description, category_name }) => [
      description,
      category_name ?? '',
    ])
  const drafts =
    question.kind === 'amount'
      ? question.drafts
      : question.kind === 'readings'
        ? question.readings.flat()
        : []
  const isFiled = (id: string | null) =>
    turn.household.categories.find((category) => category.id === id)?.name
  return drafts.flatMap(({ description, categoryId }) => [description, isFiled(categoryId) ?? ''])
}
