import type { Expense } from '@casita/contract'
import type { Person } from '../../../shell/first-name.ts'
import type { Picked } from '../use-picked.ts'

/** What a row of the ledger needs besides its expense, and its actions. */
export interface RowProps {
  expense: Expense
  userId: string
  /** Everybody whose name may have to be disambiguated. */
  people: readonly Person[]
  /** The expense's day in words, if there is no heading with it. */
  dated: string | null
  /** Whether it arrived while the list was open. */
  fresh: boolean
  picked: Picked
  onOpen: (expense: Expense) => void
  /** Offers the categories beside what was pressed. */
  onCategory: (expense: Expense, pressed: HTMLElement) => void
  onHistory: (expense: Expense) => void
  onEdit: (expense: Expense) => void
  onDelete: (expense: Expense) => void
}
