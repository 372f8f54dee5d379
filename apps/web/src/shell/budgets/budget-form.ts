import { type Budget, type BudgetInput, fromMinor, toMinor } from '@casita/contract'
import { amountText } from '../amount-field.tsx'

/** The fields of the budget dialog. */
export interface BudgetFields {
  /** Empty for the whole household. */
  category: string
  amount: string
  thisMonthOnly: boolean
  startsOn: number
  rollover: boolean
}

/** Whether this month's amount differs from the usual one. */
function hasOwnAmount({ amount, usual_amount }: Budget): boolean {
  return toMinor(amount) !== toMinor(usual_amount)
}

/** The initial fields for an existing or a new budget. */
export function fieldsOf(budget: Budget | null, category: string, currency: string): BudgetFields {
  if (!budget) return { category, amount: '', thisMonthOnly: false, startsOn: 1, rollover: false }
  return {
    category: budget.category_id ?? '',
    amount: amountText(toMinor(budget.amount), currency),
    thisMonthOnly: hasOwnAmount(budget),
    startsOn: budget.month_starts_on,
    rollover: budget.rollover,
  }
}

/** The amount to show after switching between this month and every month: what was typed, if anything was. */
export function amountFor(
  fields: BudgetFields,
  budget: Budget,
  thisMonthOnly: boolean,
  currency: string,
): string {
  const [from, to] = thisMonthOnly
    ? [budget.usual_amount, budget.amount]
    : [budget.amount, budget.usual_amount]
  return fields.amount === amountText(toMinor(from), currency)
    ? amountText(toMinor(to), currency)
    : fields.amount
}

/** The fields as the input of a call. */
export function changeOf(fields: BudgetFields, minor: number, today: string): BudgetInput {
  return {
    category_id: fields.category || null,
    amount: fromMinor(minor),
    month_starts_on: fields.startsOn,
    rollover: fields.rollover,
    ...(fields.thisMonthOnly && { month: today }),
  }
}
