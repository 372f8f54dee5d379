import { endpoint } from './endpoint.ts'
import { cleanText, Id, IdParams, success, text } from './fields.ts'
import { limits } from './limits.ts'
import * as z from './schema.ts'

/** All of one chroma, with three lightness steps in rotation, so that neighbouring hues also differ in lightness. */
export const categoryColors = [
  '#96433F',
  '#C47550',
  '#A46525',
  '#805800',
  '#969034',
  '#678130',
  '#377031',
  '#47A172',
  '#008B6E',
  '#00746C',
  '#009FAC',
  '#0084A5',
  '#016799',
  '#608DD0',
  '#636FB7',
  '#63539A',
  '#A178BF',
  '#995D97',
  '#8C436F',
  '#C56E7F',
] as const
export const defaultCategoryColor = '#6B7280'

export const categoryIcons = [
  '🛒',
  '🍕',
  '☕',
  '🥖',
  '🍺',
  '🚗',
  '⛽',
  '🚌',
  '🏠',
  '💡',
  '💧',
  '📱',
  '💊',
  '🩺',
  '👶',
  '🎒',
  '📚',
  '👕',
  '✂️',
  '🎬',
  '🎵',
  '⚽',
  '✈️',
  '🎁',
  '🐶',
  '🌱',
  '🔧',
  '🧾',
  '💼',
  '📦',
] as const
export const defaultCategoryIcon = '📁'

/** What a category is about, under any name: it connects the assistant's word books to the household's own names. */
export const categoryKinds = [
  'food',
  'groceries',
  'transport',
  'health',
  'home',
  'utilities',
  'entertainment',
  'clothes',
  'education',
  'pets',
  'travel',
  'gifts',
  'other',
] as const
export type CategoryKind = (typeof categoryKinds)[number]

const CategoryName = text(limits.nameMax, 'Category name is required', {
  min: limits.nameMin,
  tooShort: 'Category name must be at least 2 characters',
  tooLong: 'Category name must be less than 50 characters',
})
const Color = z
  .string('Please enter a valid hex color code')
  .check(z.regex(/^#[0-9a-fA-F]{6}$/, 'Please enter a valid hex color code'))

/** A pictogram, which others may be joined to, as in a family; a flag; or a digit on a key. */
const pictogram =
  /^(?:\p{RI}\p{RI}|[#*0-9]\ufe0f?\u20e3|\p{ExtPict}[\ufe0e\ufe0f\p{EMod}]*[\u{e0020}-\u{e007f}]*(?:\u200d\p{ExtPict}[\ufe0f\p{EMod}]*)*)$/u

/** Whether a text is a single pictogram. Icons from before this was required may be other texts. */
export const isIcon = (text: string): boolean => pictogram.test(text)

/** An empty text is no icon. */
const Icon = z.string('Please choose an icon').check(
  z.overwrite(cleanText),
  z.trim(),
  z.maxLength(32, 'Please choose an icon'),
  z.refine((text) => text === '' || isIcon(text), 'Please choose an icon'),
)

/** `null` is equivalent to omitting a field. */
export const CategoryInput = z.object({
  name: CategoryName,
  icon: z.optional(z.nullable(Icon)),
  color: z.optional(z.nullable(Color)),
})
export type CategoryInput = z.infer<typeof CategoryInput>

/**
 * The name is required. An omitted icon or colour stays unchanged, as does a colour of null; an icon of null removes
 * it.
 */
export const CategoryChange = z.object({
  name: CategoryName,
  icon: z.optional(z.nullable(Icon)),
  color: z.optional(z.nullable(Color)),
})
export type CategoryChange = z.infer<typeof CategoryChange>

export const Category = z.object({
  id: Id,
  name: z.string(),
  icon: z.nullable(z.string()),
  color: z.string(),
  kind: z.nullable(z.enum(categoryKinds)),
  is_active: z.boolean(),
  expenses_count: z.number(),
  /** The number of them in this month. */
  month_count: z.number(),
  month_total: z.number(),
})
export type Category = z.infer<typeof Category>

const CategoryAnswer = z.object({ success, message: z.string(), category: Category })

export const listCategories = endpoint({
  method: 'GET',
  path: '/v2/categories',
  access: 'member',
  tag: 'Categories',
  summary: 'The categories of the household, active ones first, with their use',
  answer: z.object({ success, categories: z.array(Category) }),
})

export const createCategory = endpoint({
  method: 'POST',
  path: '/v2/categories',
  access: 'member',
  tag: 'Categories',
  summary: 'Add a category; its name is unique in the household, whatever case and accents',
  body: CategoryInput,
  answer: CategoryAnswer,
  problems: ['category_exists', 'category_limit'],
})

export const changeCategory = endpoint({
  method: 'PUT',
  path: '/v2/categories/{id}',
  access: 'member',
  tag: 'Categories',
  summary: 'Change a category',
  params: IdParams,
  body: CategoryChange,
  answer: CategoryAnswer,
  problems: ['not_found', 'category_exists'],
})

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/v2/categories/{id}',
  access: 'member',
  tag: 'Categories',
  summary:
    'Deactivate a category that has expenses, delete one that has none; `force` deletes it with its expenses, `move_to` after moving them to another one',
  params: IdParams,
  query: z.object({
    force: z.optional(z.enum(['true', 'false'], 'Must be true or false')),
    /**
     * The active category that takes its expenses, what comes back, the names learned for it and, without one of its
     * own, its budget; `force` then changes nothing.
     */
    move_to: z.optional(Id),
  }),
  answer: z.object({
    success,
    message: z.string(),
    outcome: z.enum(['deactivated', 'deleted']),
    /** The number of its expenses, which keep it, were deleted with it or moved. */
    expenses_count: z.number(),
  }),
  problems: ['not_found', 'forbidden'],
})

export const restoreCategory = endpoint({
  method: 'POST',
  path: '/v2/categories/{id}/restore',
  access: 'member',
  tag: 'Categories',
  summary: 'Bring a deactivated category back',
  params: IdParams,
  answer: CategoryAnswer,
  problems: ['not_found'],
})
