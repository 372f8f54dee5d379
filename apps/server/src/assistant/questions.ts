import { z } from 'zod'

/** An amount in minor units of a given currency. */
const Original = z.object({ amount: z.number(), currency: z.string() })

/** An expense that is not yet recorded. The amount is in the household's currency; null while it is being asked for. */
export const Draft = z.object({
  /** Its index within the message: part of the reference that makes it unique. */
  line: z.number(),
  amount: z.nullable(z.number()),
  date: z.string(),
  description: z.string(),
  categoryId: z.nullable(z.string()),
  payerId: z.nullable(z.string()),
  /** The heading that the message gives to several expenses ('barbecue'); recorded as the note. */
  label: z.optional(z.string()),
  /** The amount that the message stated in another currency. */
  original: z.nullable(Original),
})
export type Draft = z.infer<typeof Draft>

/** A change of an expense, as requested or as it is undone; the amount in minor units. */
export const Edit = z.object({
  amount: z.optional(z.number()),
  date: z.optional(z.string()),
  description: z.optional(z.string()),
  note: z.optional(z.nullable(z.string())),
  categoryId: z.optional(z.nullable(z.string())),
  payerId: z.optional(z.string()),
})
export type Edit = z.infer<typeof Edit>

const asked = {
  id: z.string(),
  messageId: z.string(),
  /** The picture sent with that message; kept with the resulting expense. */
  picture: z.optional(z.string()),
  askedAt: z.string(),
  /** When it was asked again after something else was done, as a UUIDv7. */
  again: z.optional(z.string()),
  /** The id of the deed that the same reply reported, when it was asked again. */
  behind: z.optional(z.string()),
}

/** An open question to a member. Each has its own buttons, so several can be open at once. */
export const Question = z.discriminatedUnion('kind', [
  /** Which of these readings is meant. */
  z.object({
    ...asked,
    kind: z.literal('readings'),
    readings: z.array(z.array(Draft)),
    /** Whether it asks if a price is for each or for all together. */
    isOfEach: z.optional(z.boolean()),
    /** Whether the first reading is the literal one, so that 'yes' chooses it. */
    isWished: z.optional(z.boolean()),
  }),
  /**
   * What was judged not to be an expense and can still be recorded with its button: not asked in words, and not
   * answerable in words.
   */
  z.object({
    ...asked,
    kind: z.literal('declined'),
    draft: Draft,
    /** Whether it is something that may still be paid. */
    mayCome: z.optional(z.boolean()),
  }),
  /** The amount of the first of these drafts without one. */
  z.object({ ...asked, kind: z.literal('amount'), drafts: z.array(Draft) }),
  /** The correct amount of a recorded expense; one of `amounts`, if given. */
  z.object({
    ...asked,
    kind: z.literal('price'),
    expenseId: z.string(),
    amounts: z.optional(z.array(z.number())),
    /** Whether the first amount is the suggested one, so that 'yes' chooses it. */
    isWished: z.optional(z.boolean()),
  }),
  /**
   * What an expense really was, after its description was denied; or, unless `isName`, what is to be changed about it.
   */
  z.object({ ...asked, kind: z.literal('what'), expenseId: z.string(), isName: z.boolean() }),
  /** Which category an expense belongs to. */
  z.object({ ...asked, kind: z.literal('category'), expenseId: z.string() }),
  /** Which of these budgets (null is the household's) is to be removed. */
  z.object({ ...asked, kind: z.literal('giveUp'), budgets: z.array(z.nullable(z.string())) }),
  /** The day of some expenses, between the earliest and the latest possible one. */
  z.object({
    ...asked,
    kind: z.literal('day'),
    expenseIds: z.array(z.string()),
    from: z.string(),
    to: z.string(),
  }),
  /** Which expense to change, or to delete if there is no edit. */
  z.object({
    ...asked,
    kind: z.literal('which'),
    edit: z.nullable(Edit),
    expenseIds: z.optional(z.array(z.string())),
    /** The number of parts to split it into; there is then no other change. */
    parts: z.optional(z.number()),
  }),
  /**
   * Whether to raise an expense, or which of these budgets (null is the household's) to raise, to `amount` or by `by`.
   */
  z.object({
    ...asked,
    kind: z.literal('raise'),
    expenseId: z.nullable(z.string()),
    budgets: z.array(z.nullable(z.string())),
    amount: z.optional(z.number()),
    by: z.optional(z.number()),
  }),
])
export type Question = z.infer<typeof Question>

/** A question of one of these kinds. */
export type QuestionOf<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>

/** A question that was asked in words. */
export type Asked = Exclude<Question, QuestionOf<'declined'>>

export function isAsked(question: Question): question is Asked {
  return question.kind !== 'declined'
}

/** The drafts that an answer may complete, in every reading that is offered; empty for other questions. */
export function draftsOfQuestion(question: Question): readonly Draft[] {
  if (question.kind === 'amount') return question.drafts
  return question.kind === 'readings' ? question.readings.flat() : []
}

/** When a question was asked last, as a UUIDv7. */
export function putAt({ id, again = id }: Question): string {
  return again
}
