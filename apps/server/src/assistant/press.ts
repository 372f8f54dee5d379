import { type Recurrence, recurrences } from '@casita/contract'

/**
 * What a button or list row does. Its id holds everything needed, so that it always acts on the expense of its own
 * message.
 */
export type Press =
  | { does: 'undo' | 'undo-all' | 'undo-one' | 'restore' | 'restore-all'; expenseId: string }
  | { does: 'category' | 'category-one' | 'whose'; expenseId: string }
  | { does: 'categories'; expenseId: string; page: number }
  | { does: 'set'; expenseId: string; categoryId: string }
  | { does: 'paid'; expenseId: string; payerId: string }
  | { does: 'repeat'; expenseId: string; every: Recurrence }
  | { does: 'stop-repeating' | 'resume-repeating'; recurringId: string }
  | { does: 'revert'; deedId: string }
  | { does: 'pick'; questionId: string; reading: number }
  | { does: 'other' | 'drop' | 'which-all'; questionId: string }
  | { does: 'which'; questionId: string; expenseId: string }

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The id of a button that triggers this press; at most 100 characters. */
export function pressId(press: Press): string {
  return Object.values(press).join('/')
}

/** Parses a button's id; null for an unknown one. Whether its referents exist is checked where they are used. */
export function readPress(id: string): Press | null {
  const [does, subject = '', object = ''] = id.split('/')
  if (!uuid.test(subject)) return null
  switch (does) {
    case 'undo':
    case 'undo-all':
    case 'undo-one':
    case 'restore':
    case 'restore-all':
    case 'category':
    case 'category-one':
    case 'whose':
      return { does, expenseId: subject }
    case 'categories':
      return /^\d{1,3}$/.test(object) ? { does, expenseId: subject, page: Number(object) } : null
    case 'set':
      return uuid.test(object) ? { does, expenseId: subject, categoryId: object } : null
    case 'paid':
      return uuid.test(object) ? { does, expenseId: subject, payerId: object } : null
    case 'repeat': {
      const every = recurrences.find((one) => one === object)
      return every ? { does, expenseId: subject, every } : null
    }
    case 'stop-repeating':
    case 'resume-repeating':
      return { does, recurringId: subject }
    case 'revert':
      return { does, deedId: subject }
    case 'pick':
      return /^\d$/.test(object) ? { does, questionId: subject, reading: Number(object) } : null
    case 'other':
    case 'drop':
    case 'which-all':
      return { does, questionId: subject }
    case 'which':
      return uuid.test(object) ? { does, questionId: subject, expenseId: object } : null
    default:
      return null
  }
}
