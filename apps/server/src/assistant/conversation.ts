import { categoryKinds, recurrences } from '@casita/contract'
import { periodNames, type Query, rankings } from '@casita/reader'
import { z } from 'zod'
import type { MemberActor } from '../actor.ts'
import { addTime, fullHourFrom } from '../calendar.ts'
import { compiled } from '../db/compiled.ts'
import { newId } from '../db/ids.ts'
import type { Channel } from '../db/tables/chat.ts'
import type { Work } from '../db/work.ts'
import { fold } from '../folding.ts'
import { type Asked, Edit, isAsked, Question } from './questions.ts'

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
])
export type Deed = z.infer<typeof Deed>

/**
 * The categories of the budgets that an answer mentioned; `asked` if the member asked for them, rather than their
 * being mentioned with an expense.
 */
const ToldBudgets = z.object({ categoryIds: z.array(z.nullable(z.string())), asked: z.boolean() })
type ToldBudgets = z.infer<typeof ToldBudgets>

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
  other: z.optional(Scope),
  also: z.optional(z.array(Scope)),
  without: z.optional(Scope),
  unfiled: z.optional(z.boolean()),
})
export type AskedQuery = z.infer<typeof AskedQuery>

const State = z.object({
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
type State = z.infer<typeof State>

/** When a question was asked last, as a UUIDv7. */
export function putAt({ id, again = id }: Question): string {
  return again
}

/** How long a conversation is remembered. */
const rememberedHours = 24
/** A conversation is remembered if its row was last written after this instant. */
export const rememberedSince = (now: string) => addTime(now, { hours: -rememberedHours })
const mostRemembered = 10

/**
 * The state of one member's conversation in one channel: the open questions and the latest deeds, newest first by
 * their UUIDv7.
 */
export class Conversation {
  readonly #state: State
  #changed = false

  constructor(state: State) {
    this.#state = state
  }

  get questions(): readonly Question[] {
    return this.#state.questions
  }

  get deeds(): readonly Deed[] {
    return this.#state.deeds
  }

  /** The open question, if it was asked after the latest deed: 'no' or a correction refers to it. */
  get lastAsked(): Asked | null {
    const question = this.#state.questions.find(isAsked)
    const [deed] = this.#state.deeds
    return question && (!deed || putAt(question) > deed.id) ? question : null
  }

  /** The member's last question about spending, if any. */
  get lastQuery(): AskedQuery | undefined {
    return this.#state.lastQuery
  }

  /** Whether the member asked a question after the latest deed and after the assistant's own last question. */
  get hasJustHeard(): boolean {
    const { heardAt = '', deeds } = this.#state
    return heardAt > (deeds[0]?.id ?? '') && (!this.lastAsked || heardAt > putAt(this.lastAsked))
  }

  /** The time of the latest deed, question or answer, as a UUIDv7. */
  get latestAt(): string {
    const { deeds, questions, listedAt = '', heardAt = '' } = this.#state
    return [deeds[0]?.id ?? '', ...questions.map(putAt), listedAt, heardAt].reduce((a, b) => (a > b ? a : b))
  }

  /** The expenses listed since the member's last question; empty if none were. */
  get listedLast(): readonly string[] {
    const { listed = [], listedAt = '', heardAt = '' } = this.#state
    return listedAt > heardAt ? listed : []
  }

  /** The expenses listed since the latest deed. */
  get listed(): readonly string[] {
    return this.#state.listed ?? []
  }

  /** Whether expenses were listed after the question was asked: 'the second' then refers to that list. */
  hasListedSince(question: Question): boolean {
    return this.listed.length > 0 && (this.#state.listedAt ?? '') > putAt(question)
  }

  list(expenseIds: readonly string[]): void {
    this.#state.listed = [...expenseIds]
    this.#state.listedAt = newId()
    this.#state.refusedAt = undefined
    this.#state.budgets = undefined
    this.#changed = true
  }

  /** The budgets mentioned in the latest answer, if nothing was done, listed or asked since. */
  get budgets(): ToldBudgets | undefined {
    return this.#state.budgets
  }

  tellOfBudgets(categoryIds: readonly (string | null)[], { asked }: { asked: boolean }): void {
    this.#state.budgets = { categoryIds: [...categoryIds], asked }
    this.#changed = true
  }

  /** Whether the most recent event is a refused message: there is then nothing to undo. */
  get hasJustRefused(): boolean {
    const { refusedAt = '' } = this.#state
    return (
      refusedAt > (this.#state.deeds[0]?.id ?? '') && (!this.lastAsked || refusedAt > putAt(this.lastAsked))
    )
  }

  /** Whether the latest deed is a deletion that was not undone. */
  get hasJustDeleted(): boolean {
    const [deed] = this.#state.deeds
    return deed?.did === 'deleted' && !deed.undone
  }

  refuse(): void {
    this.#state.refusedAt = newId()
    this.#changed = true
  }

  /** Forgets the refusal, so that the next message refers to the latest deed. */
  forgetRefusal(): void {
    this.#state.refusedAt = undefined
    this.#changed = true
  }

  get isChanged(): boolean {
    return this.#changed
  }

  ask(question: Question): void {
    this.settle(question.id)
    this.#state.questions.unshift(question)
    this.#state.questions.splice(mostRemembered)
    if (question.kind !== 'raise' && question.kind !== 'giveUp') this.#state.budgets = undefined
    this.#changed = true
  }

  /** Asks an open question again, as the most recent event; its buttons stay valid. */
  askAgain(question: Question): void {
    this.ask({ ...question, again: newId() })
  }

  /** Removes a question that was answered or dropped. */
  settle(id: string): void {
    this.#state.questions = this.#state.questions.filter((question) => question.id !== id)
    this.#changed = true
  }

  /**
   * Removes each question for the amount of a single thing that was just recorded: '9.500 la tintorería' (the dry
   * cleaner's) answers the one about 'tintorería'.
   */
  settleNamed(descriptions: readonly string[]): void {
    const noted = descriptions.map(fold)
    for (const question of this.#state.questions) {
      const [only, ...others] = question.kind === 'amount' ? question.drafts : []
      if (only && others.length === 0 && noted.includes(fold(only.description))) this.settle(question.id)
    }
  }

  note(deed: Deed): void {
    this.#state.deeds.unshift(deed)
    this.#state.deeds.splice(mostRemembered)
    this.#state.listed = []
    this.#state.budgets = undefined
    this.#changed = true
  }

  /** Marks a deed, and every newer one, as undone; the newest is the one that undid it. */
  markUndone(deedId: string): void {
    const at = this.#state.deeds.findIndex(({ id }) => id === deedId)
    for (const deed of this.#state.deeds.slice(0, at + 1)) deed.undone = true
    this.#changed = true
  }

  rememberQuery(
    { ask, ranking, count, weekdays, period, against, scope, other, also, without, unfiled, payers }: Query,
    askedAt: string,
    ofBudget = false,
  ): void {
    this.#state.refusedAt = undefined
    this.#state.heardAt = newId()
    this.#state.lastQuery = {
      askedAt,
      ofBudget,
      ofPayers: payers,
      ask,
      ranking,
      count,
      weekdays: weekdays && [...weekdays],
      period: { ...period },
      against: against && { ...against },
      scope: { ...scope },
      other: other && { ...other },
      also: also?.map((each) => ({ ...each })),
      without: without && { ...without },
      unfiled,
    }
    this.#changed = true
  }

  /** Restores an earlier question as the last one, because the one after it was not understood. */
  restoreQuery(query: AskedQuery | undefined): void {
    this.#state.lastQuery = query
    this.#changed = true
  }

  toJson(): string {
    return JSON.stringify(this.#state)
  }
}

/**
 * Loads the conversation of a member in a channel; an empty one after a day, in another household, or if the stored
 * state does not match the current schema. Takes a lock, so that messages of one member are processed one at a time.
 */
export async function openConversation(
  work: Work,
  member: MemberActor,
  channel: Channel,
): Promise<Conversation> {
  work.send(work.lock(`conversation:${channel}:${member.userId}`))
  const { userId, householdId } = member
  const [row] = await remembered(work.db, { userId, channel, householdId, since: rememberedSince(work.now) })
  return restored(row?.state_json)
}

/** Returns a stored conversation; an empty one if none is stored, or if it does not match the current schema. */
export function restored(json: string | undefined): Conversation {
  const state = State.safeParse(json === undefined ? null : JSON.parse(json))
  return new Conversation(state.success ? state.data : { questions: [], deeds: [] })
}

interface Whose {
  userId: string
  channel: Channel
  householdId: string
  since: string
}

const remembered = compiled((db, { userId, channel, householdId, since }: Whose) =>
  db
    .selectFrom('conversations')
    .select('state_json')
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .where('household_id', '=', householdId)
    .where('updated_at', '>', since),
)

/** Saves the conversation if it changed. */
export function keepConversation(
  work: Work,
  member: MemberActor,
  channel: Channel,
  conversation: Conversation,
): void {
  if (!conversation.isChanged) return
  const kept = {
    household_id: member.householdId,
    state_json: conversation.toJson(),
    updated_at: work.now,
    // Indexed: by the hour, most messages leave the index unchanged.
    expires_at: fullHourFrom(addTime(work.now, { hours: rememberedHours })),
  }
  const keeping = work.db
    .insertInto('conversations')
    .values({ user_id: member.userId, channel, ...kept })
    .onConflict((conflict) => conflict.columns(['user_id', 'channel']).doUpdateSet(kept))
    .execute()
  work.send(keeping)
}
