/** What is said on every screen behind the sign-in, and when something is wrong. */
export { budgets } from './budgets.ts'
export { errors } from './errors.ts'
export { expenses } from './expenses.ts'
export { shell } from './shell.ts'
export { validation } from './validation.ts'
