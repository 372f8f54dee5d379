import * as account from './account.ts'
import * as analytics from './analytics.ts'
import * as assistant from './assistant.ts'
import * as auth from './auth.ts'
import * as budgets from './budgets.ts'
import * as categories from './categories.ts'
import * as configuration from './configuration.ts'
import type { Endpoint } from './endpoint.ts'
import * as expenseFiles from './expense-files.ts'
import * as expenseHistory from './expense-history.ts'
import * as expenses from './expenses.ts'
import * as householdHistory from './household-history.ts'
import * as households from './households.ts'
import * as invitations from './invitations.ts'
import * as links from './links.ts'
import * as live from './live.ts'
import * as membership from './membership.ts'
import * as phones from './phones.ts'
import * as receipts from './receipts.ts'
import * as recurring from './recurring.ts'
import * as sessions from './sessions.ts'
import * as suggestions from './suggestions.ts'
import * as undelivered from './undelivered.ts'
import * as users from './users.ts'

/** Every call of the API by name, and the only source of its routes: each is implemented, and nothing else exists. */
export const calls = {
  configuration: configuration.configuration,
  login: auth.login,
  register: auth.register,
  refresh: auth.refresh,
  me: auth.me,
  logout: auth.logout,
  listSessions: sessions.listSessions,
  endSession: sessions.endSession,
  endOtherSessions: sessions.endOtherSessions,
  validateAccount: links.validateAccount,
  resendValidation: links.resendValidation,
  connectWhatsapp: links.connectWhatsapp,
  disconnectWhatsapp: links.disconnectWhatsapp,
  currentHousehold: households.currentHousehold,
  changeHousehold: households.changeHousehold,
  householdHistory: householdHistory.householdHistory,
  createHousehold: households.createHousehold,
  joinHousehold: households.joinHousehold,
  leaveHousehold: membership.leaveHousehold,
  listMembers: households.listMembers,
  removeMember: membership.removeMember,
  handOverHousehold: membership.handOverHousehold,
  undeliveredMessages: undelivered.undeliveredMessages,
  invite: invitations.invite,
  validateInvite: invitations.validateInvite,
  listInvitations: invitations.listInvitations,
  resendInvitation: invitations.resendInvitation,
  deleteInvitation: invitations.deleteInvitation,
  listCategories: categories.listCategories,
  createCategory: categories.createCategory,
  changeCategory: categories.changeCategory,
  deleteCategory: categories.deleteCategory,
  restoreCategory: categories.restoreCategory,
  listExpenses: expenses.listExpenses,
  createExpense: expenses.createExpense,
  deletedExpenses: expenseHistory.deletedExpenses,
  changeExpense: expenses.changeExpense,
  deleteExpense: expenses.deleteExpense,
  restoreExpense: expenses.restoreExpense,
  expenseHistory: expenseHistory.expenseHistory,
  readReceipt: receipts.readReceipt,
  attachReceipt: receipts.attachReceipt,
  removeReceipt: receipts.removeReceipt,
  receiptSpace: receipts.receiptSpace,
  listRecurring: recurring.listRecurring,
  repeatExpense: recurring.repeatExpense,
  changeRecurring: recurring.changeRecurring,
  skipRecurring: recurring.skipRecurring,
  stopRecurring: recurring.stopRecurring,
  resumeRecurring: recurring.resumeRecurring,
  exportExpenses: expenseFiles.exportExpenses,
  checkImport: expenseFiles.checkImport,
  importExpenses: expenseFiles.importExpenses,
  listImports: expenseFiles.listImports,
  takeBackImport: expenseFiles.takeBackImport,
  dashboardStats: analytics.dashboardStats,
  spendingReport: analytics.spendingReport,
  monthOverview: analytics.monthOverview,
  listBudgets: budgets.listBudgets,
  setBudget: budgets.setBudget,
  deleteBudget: budgets.deleteBudget,
  restoreBudget: budgets.restoreBudget,
  validatePhone: phones.validatePhone,
  getSettings: users.getSettings,
  changeSettings: users.changeSettings,
  exportAccount: account.exportAccount,
  deleteAccount: account.deleteAccount,
  events: live.events,
  sendAssistantMessage: assistant.sendAssistantMessage,
  readMessage: assistant.readMessage,
  suggestCategory: suggestions.suggestCategory,
} as const satisfies Record<string, Endpoint>

export type CallName = keyof typeof calls
