import { type ReadItem, toMinor } from '@casita/contract'

/** A correction of one part of an item; valid only while the text still contains what it replaced. */
interface Correction<Value> {
  read: Value
  value: Value
}

/** The corrections made to one item by its chips. */
export interface Corrections {
  amount?: Correction<number>
  category?: Correction<string | null>
  date?: Correction<string>
}

function corrected<Value>(read: Value, correction: Correction<Value> | undefined): Value {
  return correction && correction.read === read ? correction.value : read
}

/** An item as its chips show it and as it will be saved. */
export interface Line {
  item: ReadItem
  /** The index of the item in the text. */
  place: number
  /** In minor units. */
  amount: number
  categoryId: string | null
  date: string
  /** Whether the text names a day that does not exist, and no day has been chosen yet. */
  asksDay: boolean
  /**
   * Whether the item is in another currency than the household's, and its amount in the household's is not known yet.
   */
  foreign: boolean
}

/** Applies the corrections to an item. */
export function lineOf(item: ReadItem, place: number, corrections: Corrections, currency: string): Line {
  return {
    item,
    place,
    amount: corrected(toMinor(item.amount), corrections.amount),
    categoryId: corrected(item.category_id, corrections.category),
    date: corrected(item.expense_date, corrections.date),
    asksDay: item.impossible_day && corrections.date?.read !== item.expense_date,
    foreign: item.currency !== currency && corrections.amount?.read !== toMinor(item.amount),
  }
}

/**
 * An underlined part of the text; categories are underlined in their own colour. Marks are ordered and do not overlap.
 */
export interface Mark {
  start: number
  end: number
  categoryId: string | null
  /** Whether it marks something that has to be asked. */
  isDoubted?: boolean
}

/** The marks for a text that starts with the one that was read; none if it has changed otherwise. */
export function marksOf(items: readonly ReadItem[], read: string, text: string): Mark[] {
  const marks = items.flatMap(({ read_from: { amount, day, category }, category_id, impossible_day }) => [
    ...amount.map((span) => ({ ...span, categoryId: null })),
    ...day.map((span) => ({ ...span, categoryId: null, isDoubted: impossible_day })),
    ...category.map((span) => ({ ...span, categoryId: category_id })),
  ])
  marks.sort((one, other) => one.start - other.start)
  let end = 0
  return marks.filter((mark) => {
    const free = mark.start >= end && mark.end > mark.start && text.startsWith(read.slice(0, mark.end))
    if (free) end = mark.end
    return free
  })
}
