import type { Expense } from '@casita/contract'
import type { Person } from '../../../shell/first-name.ts'
import type { Picked } from '../use-picked.ts'

/** What a row of the ledger needs to know beside its expense, and what can be done with it. */
export interface RowProps {
  expense: Expense
  userId: string
  /** Who may have to be told from each other. */
  people: readonly Person[]
  /** Its day in words, where none stands above it. */
  dated: string | null
  /** It came while somebody looked. */
  fresh: boolean
  picked: Picked
  onOpen: (expense: Expense) => void
  onHistory: (expense: Expense) => void
  onEdit: (expense: Expense) => void
  onDelete: (expense: Expense) => void
}
