import type { Query } from '@casita/reader'
import { newId } from '../db/ids.ts'
import { fold } from '../folding.ts'
import type { AskedQuery, Deed, State, ToldBudgets } from './conversation-state.ts'
import { type Asked, isAsked, putAt, type Question } from './questions.ts'

/** The most questions, and the most deeds, that are remembered. */
const mostRemembered = 10

/**
 * The state of one member's conversation in one channel: the open questions and the latest deeds, newest first by
 * their UUIDv7.
 */
export class Conversation {
  readonly #state: State
  #changed = false
  /** The latest deed of this turn. */
  #noted: string | undefined

  constructor(state: State) {
    this.#state = state
  }

  get questions(): readonly Question[] {
    return this.#state.questions
  }

  /** The question with this id, if it is still open. */
  question(id: string): Question | undefined {
    return this.#state.questions.find((question) => question.id === id)
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
    this.ask({ ...question, again: newId(), behind: this.#noted })
  }

  /** Whether a question was asked again only beside what the latest reply reports as done: 'undo' refers to that. */
  isBehindDeed({ behind }: Question): boolean {
    const [deed] = this.#state.deeds
    return deed !== undefined && deed.id === behind && !deed.undone
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
    this.#noted = deed.id
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

  /** Marks a deed alone as undone, as its own button does. */
  markOneUndone(deedId: string): void {
    for (const deed of this.#state.deeds) if (deed.id === deedId) deed.undone = true
    this.#changed = true
  }

  rememberQuery(
    { ask, ranking, count, weekdays, period, against, scope, other, also, without, unfiled, payers }: Query,
    askedAt: string,
    ofBudget = false,
  ): void {
    const before = this.hasJustHeard ? this.#state.lastQuery : undefined
    const isSameTime = before?.period.from === period.from && before.period.to === period.to
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
      earlier: isSameTime ? { ...before.scope } : undefined,
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
