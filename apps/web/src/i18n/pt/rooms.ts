/** What the other screens say: one namespace each. */
export { analytics } from './analytics.ts'
export { budgetDialog } from './budget-dialog.ts'
export { chat } from './chat.ts'
export { history } from './history.ts'
export { household } from './household.ts'
export { importing } from './importing.ts'
export { receipts } from './receipts.ts'
export { settings } from './settings.ts'
