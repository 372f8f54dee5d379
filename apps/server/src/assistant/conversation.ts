import { categoryKinds } from '@casita/contract'
import { periodNames, type Query, rankings } from '@casita/reader'
import { z } from 'zod'
import type { MemberActor } from '../actor.ts'
import { later } from '../calendar.ts'
import { compiled } from '../db/compiled.ts'
import { newId } from '../db/ids.ts'
import type { Channel } from '../db/tables/chat.ts'
import type { Work } from '../db/work.ts'
import { fold } from '../folding.ts'
import { type Asked, Edit, isAsked, Question } from './questions.ts'

/** `undone` once it was taken back, or took something back: 'undo' goes on with what was done before. */
const done = { id: z.string(), undone: z.optional(z.boolean()) }

/** What was done, for 'undo' and for corrections. */
const Deed = z.discriminatedUnion('did', [
  z.object({
    ...done,
    did: z.enum(['recorded', 'deleted', 'restored']),
    expenseIds: z.array(z.string()),
  }),
  z.object({
    ...done,
    did: z.literal('changed'),
    /** What each expense was like before. */
    edits: z.array(z.object({ expenseId: z.string(), before: Edit })),
  }),
  z.object({
    ...done,
    did: z.literal('budgeted'),
    /** Null for the household's. */
    categoryId: z.nullable(z.string()),
    /** What a month had before, in minor units; null when there was no budget. */
    before: z.nullable(z.number()),
    /** What the month of a day had of its own. */
    own: z.optional(z.object({ day: z.string(), amount: z.number() })),
  }),
  z.object({
    ...done,
    did: z.literal('unbudgeted'),
    categoryId: z.nullable(z.string()),
    budgetId: z.string(),
  }),
])
export type Deed = z.infer<typeof Deed>

/** Budgets that an answer told of, by their categories; `asked` where it was asked for them, and not for an expense. */
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

/** A question that a member asked, so that the next one may go on from it. */
const AskedQuery = z.object({
  askedAt: z.string(),
  /** Whether it was about what is left of a budget. */
  ofBudget: z.optional(z.boolean()),
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
  /** The expenses that an answer has listed since the latest deed, in its order. */
  listed: z.optional(z.array(z.string())),
  /** When that was, as a UUIDv7; when something was asked, and when a message was refused as no expense. */
  listedAt: z.optional(z.string()),
  heardAt: z.optional(z.string()),
  refusedAt: z.optional(z.string()),
  /** The budgets that an answer has told of with the latest deed, or since. */
  budgets: z.optional(ToldBudgets),
})
type State = z.infer<typeof State>

function putAt({ id, again = id }: Question): string {
  return again
}

/** How long a conversation is remembered. */
const rememberedHours = 24
const mostRemembered = 10

/** What was said before, in one channel: questions that are open and the latest deeds, newest first by their UUIDv7. */
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

  /** The question that was put after everything else, if any: what a 'no' or a correction is about. */
  get lastAsked(): Asked | null {
    const question = this.#state.questions.find(isAsked)
    const [deed] = this.#state.deeds
    return question && (!deed || putAt(question) > deed.id) ? question : null
  }

  /** What the member asked last, if anything. */
  get lastQuery(): AskedQuery | undefined {
    return this.#state.lastQuery
  }

  /** Whether the member asked something since anything was done, or asked of them. */
  get hasJustHeard(): boolean {
    const { heardAt = '', deeds } = this.#state
    return heardAt > (deeds[0]?.id ?? '') && (!this.lastAsked || heardAt > putAt(this.lastAsked))
  }

  /** When anything was done, asked or told last, as a UUIDv7. */
  get latestAt(): string {
    const { deeds, questions, listedAt = '', heardAt = '' } = this.#state
    return [deeds[0]?.id ?? '', ...questions.map(putAt), listedAt, heardAt].reduce((a, b) => (a > b ? a : b))
  }

  /** What was listed after all that was done or asked, if anything was. */
  get listedLast(): readonly string[] {
    const { listed = [], listedAt = '', heardAt = '' } = this.#state
    return listedAt > heardAt ? listed : []
  }

  /** What was listed since the latest deed. */
  get listed(): readonly string[] {
    return this.#state.listed ?? []
  }

  /** Whether expenses were listed since a question was put: a place is then one of theirs. */
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

  /** The budgets that were told of after everything else that was done, listed or asked, if any were. */
  get budgets(): ToldBudgets | undefined {
    return this.#state.budgets
  }

  tellOfBudgets(categoryIds: readonly (string | null)[], { asked }: { asked: boolean }): void {
    this.#state.budgets = { categoryIds: [...categoryIds], asked }
    this.#changed = true
  }

  /** Whether the latest of all was that a message was refused: then there is nothing to take back. */
  get hasJustRefused(): boolean {
    const { refusedAt = '' } = this.#state
    return (
      refusedAt > (this.#state.deeds[0]?.id ?? '') && (!this.lastAsked || refusedAt > putAt(this.lastAsked))
    )
  }

  /** Whether nothing was done since something was deleted. */
  get hasJustDeleted(): boolean {
    const [deed] = this.#state.deeds
    return deed?.did === 'deleted' && !deed.undone
  }

  refuse(): void {
    this.#state.refusedAt = newId()
    this.#changed = true
  }

  /** Says that nothing was done; what is said next is about what was done before. */
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

  /** Puts a question again that is open still, behind what was done since; its buttons stay as they are. */
  askAgain(question: Question): void {
    this.ask({ ...question, again: newId() })
  }

  /** Takes a question away: it was answered or dropped. */
  settle(id: string): void {
    this.#state.questions = this.#state.questions.filter((question) => question.id !== id)
    this.#changed = true
  }

  /** Takes away what is only asked how much it was, where just that was noted: '9.500 la tintorería' answers 'tintorería'. */
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

  /** Marks a deed as undone, and every newer one, which undid it. */
  markUndone(deedId: string): void {
    const at = this.#state.deeds.findIndex(({ id }) => id === deedId)
    for (const deed of this.#state.deeds.slice(0, at + 1)) deed.undone = true
    this.#changed = true
  }

  rememberQuery(
    { ask, ranking, count, weekdays, period, against, scope, other, also, without, unfiled }: Query,
    askedAt: string,
    ofBudget = false,
  ): void {
    this.#state.refusedAt = undefined
    this.#state.heardAt = newId()
    this.#state.lastQuery = {
      askedAt,
      ofBudget,
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

  /** Makes an earlier question the last one again, because the one after it was not understood. */
  restoreQuery(query: AskedQuery | undefined): void {
    this.#state.lastQuery = query
    this.#changed = true
  }

  toJson(): string {
    return JSON.stringify(this.#state)
  }
}

/**
 * What a member and the assistant last spoke of in a channel; nothing after a day, in another household, or when it
 * was written by a version of the server that kept it differently. Two messages of one member wait for each other.
 */
export async function openConversation(
  work: Work,
  member: MemberActor,
  channel: Channel,
): Promise<Conversation> {
  work.send(work.lock(`conversation:${channel}:${member.userId}`))
  const { userId, householdId } = member
  const [row] = await remembered(work.db, { userId, channel, householdId, now: work.now })
  const state = State.safeParse(row ? JSON.parse(row.state_json) : null)
  return new Conversation(state.success ? state.data : { questions: [], deeds: [] })
}

/** What another member was asked last, and by whom it is to be answered. */
export interface AskedOfOther {
  readonly userId: string
  readonly question: Asked
}

/** What one of these members was asked, in any channel, after all that was done, asked or told in a conversation; null for nothing. */
export async function askedOfOther(
  work: Work,
  { householdId }: MemberActor,
  others: readonly string[],
  own: Conversation,
): Promise<AskedOfOther | null> {
  if (others.length === 0) return null
  const rows = await work.db
    .selectFrom('conversations')
    .select(['user_id', 'state_json'])
    .where('user_id', 'in', others)
    .where('household_id', '=', householdId)
    .where('expires_at', '>', work.now)
    .execute()
  let latest: AskedOfOther | null = null
  for (const { user_id: userId, state_json } of rows) {
    const state = State.safeParse(JSON.parse(state_json))
    const question = state.success ? new Conversation(state.data).lastAsked : null
    const least = latest ? putAt(latest.question) : own.latestAt
    if (question && putAt(question) > least) latest = { userId, question }
  }
  return latest
}

interface Whose {
  userId: string
  channel: Channel
  householdId: string
  now: string
}

const remembered = compiled((db, { userId, channel, householdId, now }: Whose) =>
  db
    .selectFrom('conversations')
    .select('state_json')
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .where('household_id', '=', householdId)
    .where('expires_at', '>', now),
)

/** Keeps what changed. */
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
    expires_at: later(work.now, { hours: rememberedHours }),
  }
  const keeping = work.db
    .insertInto('conversations')
    .values({ user_id: member.userId, channel, ...kept })
    .onConflict((conflict) => conflict.columns(['user_id', 'channel']).doUpdateSet(kept))
    .execute()
  work.send(keeping)
}
