import type { Budget, Period, Query, Scope } from '@casita/reader'
import type { AskedQuery } from './conversation-state.ts'

/** A question that was asked before, as if it were read again. */
export function askedQuery(asked: AskedQuery): Query {
  return { kind: 'query', sure: true, ...asked }
}

/** The question how much was spent on something in a period. */
export function totalQuery(period: Period, scope: Scope): Query {
  return { kind: 'query', sure: true, ask: 'total', period, against: null, scope }
}

/** The question how much is left of a budget. */
export function budgetQuery(scope: Scope): Budget {
  return { kind: 'budget', sure: true, ask: 'show', amount: null, scope }
}
