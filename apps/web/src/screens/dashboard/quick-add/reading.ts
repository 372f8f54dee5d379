import { type ReadItem, toMinor } from '@casita/contract'

/** One part of an item that somebody corrected: it holds only while the text still says what it replaced. */
interface Correction<Value> {
  read: Value
  value: Value
}

/** What was corrected on one item by its chips. */
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
  /** Which item of the text it is. */
  place: number
  /** In minor units. */
  amount: number
  categoryId: string | null
  date: string
  /** No calendar has the day that the text names, and nobody has said yet which one it was. */
  asksDay: boolean
  /** The household's currency is not the item's, and nobody has said the amount in it yet. */
  foreign: boolean
}

/** The item with its corrections. */
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

/** The stretches of the text that were understood, in order, none over another; a category's in its own colour. */
export interface Mark {
  start: number
  end: number
  categoryId: string | null
  /** It stands for something that has to be asked. */
  isDoubted?: boolean
}

/** What to underline of a text that begins as the one that was read; nothing where it goes on in another way. */
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
