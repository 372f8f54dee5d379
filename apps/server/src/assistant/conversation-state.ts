import { categoryKinds, recurrences } from '@casita/contract'
import { periodNames, rankings } from '@casita/reader'
import { z } from 'zod'
import { Edit, Question } from './questions.ts'

/**
 * `undone` is set once the deed was undone, or itself undid another: 'undo' then skips it and goes on to earlier
 * deeds.
 */
const done = { id: z.string(), undone: z.optional(z.boolean()) }

/** A change that was carried out, kept for 'undo' and for corrections. */
const Deed = z.discriminatedUnion('did', [
  z.object({
    ...done,
    did: z.enum(['recorded', 'deleted', 'restored']),
    expenseIds: z.array(z.string()),
    /** Whether the message said how often it is paid, so that to cancel it may not mean to delete it. */
    isOften: z.optional(z.boolean()),
  }),
  z.object({
    ...done,
    did: z.literal('changed'),
    /** The former values of each changed expense. */
    edits: z.array(z.object({ expenseId: z.string(), before: Edit })),
  }),
  z.object({
    ...done,
    did: z.literal('budgeted'),
    /** Null for the household's total budget. */
    categoryId: z.nullable(z.string()),
    /** The former monthly amount, in minor units; null when there was no budget. */
    before: z.nullable(z.number()),
    /** The amount that was set for the month of `day` alone, before the change. */
    own: z.optional(z.object({ day: z.string(), amount: z.number() })),
  }),
  z.object({
    ...done,
    did: z.literal('unbudgeted'),
    categoryId: z.nullable(z.string()),
    budgetId: z.string(),
  }),
  z.object({
    ...done,
    did: z.literal('repeated'),
    recurringId: z.string(),
    expenseId: z.string(),
    /** How often it recurred before; null if it did not. */
    before: z.nullable(z.enum(recurrences)),
    /** The expense of today that was recorded with it. */
    notedId: z.nullable(z.string()),
  }),
  z.object({ ...done, did: z.literal('unrepeated'), recurringId: z.string(), expenseId: z.string() }),
  z.object({
    ...done,
    did: z.literal('repriced'),
    recurringId: z.string(),
    expenseId: z.string(),
    /** Its price before, in minor units. */
    before: z.number(),
  }),
])
export type Deed = z.infer<typeof Deed>

/**
 * The categories of the budgets that an answer mentioned; `asked` if the member asked for them, rather than their
 * being mentioned with an expense.
 */
const ToldBudgets = z.object({ categoryIds: z.array(z.nullable(z.string())), asked: z.boolean() })
export type ToldBudgets = z.infer<typeof ToldBudgets>

const Period = z.object({
  name: z.enum(periodNames),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
})

const Scope = z.object({
  categoryId: z.nullable(z.string()),
  categoryKind: z.nullable(z.enum(categoryKinds)),
  words: z.string(),
  person: z.nullable(z.string()),
})

/** A question that a member asked, kept for follow-ups. */
const AskedQuery = z.object({
  askedAt: z.string(),
  /** Whether it asked what is left of a budget. */
  ofBudget: z.optional(z.boolean()),
  /** Whether it asked who paid. */
  ofPayers: z.optional(z.boolean()),
  ask: z.enum(['total', 'compare', 'top', 'list', 'deleted', 'latest', 'repeated']),
  ranking: z.optional(z.enum(rankings)),
  count: z.optional(z.number()),
  weekdays: z.optional(z.array(z.number())),
  period: Period,
  against: z.nullable(Period).default(null),
  scope: Scope,
  /** What the question before it asked about, in the same period. */
  earlier: z.optional(Scope),
  other: z.optional(Scope),
  also: z.optional(z.array(Scope)),
  without: z.optional(Scope),
  unfiled: z.optional(z.boolean()),
})
export type AskedQuery = z.infer<typeof AskedQuery>

/** What is stored of a conversation. */
export const State = z.object({
  questions: z.array(Question),
  deeds: z.array(Deed),
  lastQuery: z.optional(AskedQuery),
  /** The expenses that answers have listed since the latest deed, in the order shown. */
  listed: z.optional(z.array(z.string())),
  /**
   * UUIDv7s that mark when expenses were last listed, when the member last asked something, and when a message was
   * last refused as not an expense.
   */
  listedAt: z.optional(z.string()),
  heardAt: z.optional(z.string()),
  refusedAt: z.optional(z.string()),
  /** The budgets mentioned with the latest deed, or since. */
  budgets: z.optional(ToldBudgets),
})
export type State = z.infer<typeof State>
