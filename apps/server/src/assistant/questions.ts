import { z } from 'zod'

/** Amounts in minor units of a named currency. */
const Original = z.object({ amount: z.number(), currency: z.string() })

/** An expense before it is recorded; the amount is in the household's currency, null while it is asked for. */
export const Draft = z.object({
  /** Which one of its message it is: part of the reference that makes it unique. */
  line: z.number(),
  amount: z.nullable(z.number()),
  date: z.string(),
  description: z.string(),
  categoryId: z.nullable(z.string()),
  payerId: z.nullable(z.string()),
  /** What it is one of several for. */
  label: z.optional(z.string()),
  /** What the message said in another currency. */
  original: z.nullable(Original),
})
export type Draft = z.infer<typeof Draft>

/** A change of an expense, as it is asked for and as it is taken back; the amount in minor units. */
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
  /** The picture that came with that message: it goes with what it leads to. */
  picture: z.optional(z.string()),
  askedAt: z.string(),
  /** When it was put again after something else was done, as a UUIDv7. */
  again: z.optional(z.string()),
}

/** What a person was asked and has not answered. Each question has its own buttons; none stands in another's way. */
export const Question = z.discriminatedUnion('kind', [
  /** Which of these was meant. */
  z.object({
    ...asked,
    kind: z.literal('readings'),
    readings: z.array(z.array(Draft)),
    /** Whether it is asked if a price is that of each or of all together. */
    isOfEach: z.optional(z.boolean()),
    /** Whether the first of them is as it was said, so that a yes means it. */
    isWished: z.optional(z.boolean()),
  }),
  /** What was taken for no expense, to be noted all the same by its button: not asked in words, nor answered by any. */
  z.object({
    ...asked,
    kind: z.literal('declined'),
    draft: Draft,
    /** Whether that is what may still be paid. */
    mayCome: z.optional(z.boolean()),
  }),
  /** How much the first of these without an amount was. */
  z.object({ ...asked, kind: z.literal('amount'), drafts: z.array(Draft) }),
  /** How much an expense that is recorded really was; one of these amounts, where it offers some. */
  z.object({
    ...asked,
    kind: z.literal('price'),
    expenseId: z.string(),
    amounts: z.optional(z.array(z.number())),
    /** Whether the first of them is what is wished, so that a yes means it. */
    isWished: z.optional(z.boolean()),
  }),
  /** What an expense was that was said not to be what it is called; what is to be changed of it, where that is no name. */
  z.object({ ...asked, kind: z.literal('what'), expenseId: z.string(), isName: z.boolean() }),
  /** Which category an expense belongs to. */
  z.object({ ...asked, kind: z.literal('category'), expenseId: z.string() }),
  /** Which of these budgets (null is the household's) is to be given up. */
  z.object({ ...asked, kind: z.literal('giveUp'), budgets: z.array(z.nullable(z.string())) }),
  /** On which day expenses were, from the first to the last that are possible. */
  z.object({
    ...asked,
    kind: z.literal('day'),
    expenseIds: z.array(z.string()),
    from: z.string(),
    to: z.string(),
  }),
  /** Which expense to change, or to delete where there is no edit. */
  z.object({
    ...asked,
    kind: z.literal('which'),
    edit: z.nullable(Edit),
    expenseIds: z.optional(z.array(z.string())),
    /** Into how many parts it is to be split; then there is nothing else to change. */
    parts: z.optional(z.number()),
  }),
  /** Whether an expense, or which of these budgets (null is the household's), is to be raised to an amount, or by one. */
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

/** A question that was put in words. */
export type Asked = Exclude<Question, { kind: 'declined' }>

export function isAsked(question: Question): question is Asked {
  return question.kind !== 'declined'
}
