import type { CategoryKind } from '../../category-kind.ts'
import type { Category, Context } from '../../context.ts'
import type { Sentence } from '../../words/sentence.ts'
import { tokenise } from '../../words/text.ts'
import type { Vocabulary } from '../../words/vocabulary.ts'

interface Phrase {
  readonly words: readonly string[]
  readonly id: string
}

/** A household's habits and category names, split into words, and the kinds of its categories. */
export interface Household {
  readonly habits: readonly Phrase[]
  readonly names: readonly Phrase[]
  readonly kindOf: ReadonlyMap<string, CategoryKind>
  readonly byKind: ReadonlyMap<CategoryKind, string>
}

const households = new WeakMap<object, { habits: object; vocabulary: Vocabulary; household: Household }>()

/** Returns a household's prepared words, cached as long as its lists stay the same. */
export function householdOf({ context, vocabulary }: Sentence): Household {
  const known = households.get(context.categories)
  if (known?.habits === context.habits && known.vocabulary === vocabulary) return known.household
  const household = prepare(context, vocabulary)
  households.set(context.categories, { habits: context.habits, vocabulary, household })
  return household
}

function wordsOf(text: string): string[] {
  return tokenise(text)
    .filter((token) => token.kind === 'word' || token.kind === 'emoji')
    .map((token) => token.key)
}

function prepare(context: Context, vocabulary: Vocabulary): Household {
  const kindOf = new Map<string, CategoryKind>()
  const byKind = new Map<CategoryKind, string>()
  for (const category of context.categories) {
    const kind = category.kind ?? kindOfName(category, vocabulary)
    if (kind === null) continue
    kindOf.set(category.id, kind)
    if (!byKind.has(kind)) byKind.set(kind, category.id)
  }
  const habits = context.habits.map((habit) => ({ words: wordsOf(habit.words), id: habit.categoryId }))
  const names = context.categories.map((category) => ({ words: wordsOf(category.name), id: category.id }))
  const filled = (phrase: Phrase) => phrase.words.length > 0
  return {
    habits: habits.filter(filled).sort((a, b) => b.words.length - a.words.length),
    names: names.filter(filled),
    kindOf,
    byKind,
  }
}

/** Returns the kind that a category's own name states: food for 'Comida', groceries for 'Super y almacén'. */
function kindOfName(category: Category, vocabulary: Vocabulary): CategoryKind | null {
  for (const word of wordsOf(category.name)) {
    const senses = vocabulary.steps(word).flatMap((step) => step.senses ?? [])
    const sense = senses.find(({ type, country }) => type === 'kind' && country === null)
    if (sense !== undefined) return sense.value as CategoryKind
  }
  return null
}
