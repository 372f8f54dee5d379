/** Texts of every signed-in screen, and of errors. */
export { budgets } from './budgets.ts'
export { errors } from './errors.ts'
export { expenses } from './expenses.ts'
export { shell } from './shell.ts'
export { validation } from './validation.ts'
