import { ledgerStates } from './ledger-states.ts'
import {
  button,
  chooseCategory,
  chooseForMember,
  dialog,
  opened,
  openMenu,
  pressAndOpen,
  registerUpTo,
  typeUnread,
} from './openers.ts'
import type { State } from './state.ts'

/** Every state of the app, starting with those before the sign-in. */
export const states: readonly State[] = [
  { name: 'landing', who: 'guest', path: '/' },
  { name: 'privacy', who: 'guest', path: '/privacy' },
  {
    name: 'not-found',
    who: 'guest',
    path: '/nonsense',
    act: (page) => page.locator('.lost').waitFor(),
  },
  { name: 'login', who: 'guest', path: '/login' },
  { name: 'callback-error', who: 'guest', path: '/auth/callback' },
  { name: 'register', who: 'guest', path: '/register' },
  {
    name: 'register-code-wrong',
    who: 'guest',
    path: '/register?invitation=NOBODYS1',
    act: (page) => page.locator('[aria-invalid]').waitFor(),
  },
  {
    name: 'register-phone',
    who: 'guest',
    path: '/register',
    act: async (page, the) => {
      await registerUpTo(page, the)
      await page.getByLabel(the.phone).fill('123')
      await page.locator('[aria-invalid]').waitFor()
    },
  },
  {
    name: 'register-google',
    who: 'guest',
    path: '/register',
    act: async (page, the) => {
      await registerUpTo(page, the)
      await page.getByLabel(the.phone).fill('11 5263-4999')
      await page.getByText(the.phoneOk).waitFor()
      await button(page, the.continue).click()
      await button(page, /Google/).waitFor()
    },
  },
  { name: 'validate-sign-in', who: 'guest', path: '/validate?token=abc' },
  { name: 'validate-error', who: 'guest', path: '/validate' },
  { name: 'connect-error', who: 'guest', path: '/connect' },

  { name: 'dashboard-empty', who: 'newcomer', path: '/dashboard' },
  {
    name: 'dashboard-number',
    who: 'newcomer',
    path: '/dashboard',
    act: (page, the) => pressAndOpen(page, the.otherNumber),
  },
  { name: 'expenses-empty', who: 'newcomer', path: '/expenses' },
  { name: 'household-new', who: 'newcomer', path: '/household' },
  { name: 'analytics-empty', who: 'newcomer', path: '/analytics' },
  { name: 'validated', who: 'newcomer', path: 'link', act: opened, once: true },
  {
    name: 'dashboard-connect',
    who: 'member',
    path: '/dashboard',
    act: async (page, { connect }) => {
      await page.getByRole('banner').getByRole('button', { name: connect }).click()
      await dialog(page).getByRole('img').waitFor()
    },
  },

  { name: 'dashboard', who: 'owner', path: '/dashboard' },
  { name: 'dashboard-loading', who: 'owner', path: '/dashboard', server: 'silent' },
  { name: 'dashboard-error', who: 'owner', path: '/dashboard', server: 'broken' },
  {
    name: 'dashboard-reading',
    who: 'owner',
    path: '/dashboard',
    act: async (page, { line, sentence }) => {
      await page.getByLabel(line).fill(sentence)
      await page
        .getByLabel(line)
        .locator('xpath=ancestor::section')
        .getByText(/[12][.,]200?/)
        .last()
        .waitFor()
    },
  },
  {
    name: 'dashboard-unclear',
    who: 'owner',
    path: '/dashboard',
    act: async (page, { line, unclear }) => {
      await page.getByLabel(line).fill(unclear)
      await page.getByLabel(line).locator('xpath=ancestor::section').getByText(/\?/).last().waitFor()
    },
  },
  {
    name: 'dashboard-no-such-day',
    who: 'owner',
    path: '/dashboard',
    act: async (page, { line, noSuchDay }) => {
      await page.getByLabel(line).fill(noSuchDay)
      await page.locator('[aria-invalid=true]').waitFor()
    },
  },
  { name: 'dashboard-unread', who: 'owner', path: '/dashboard', act: typeUnread },
  { name: 'dashboard-category', who: 'owner', path: '/dashboard', act: chooseCategory },
  {
    name: 'dashboard-user-menu',
    who: 'owner',
    path: '/dashboard',
    act: (page, { user }) => button(page, user).click(),
  },
  {
    name: 'dashboard-drawer',
    who: 'owner',
    path: '/dashboard',
    act: async (page, { menu }) => {
      if (!(await button(page, menu).isVisible())) return
      await button(page, menu).click()
      await opened(page)
    },
  },
  {
    name: 'dashboard-chat',
    who: 'owner',
    path: '/dashboard',
    act: async (page, { chat }) => {
      await page.getByRole('banner').getByRole('button', { name: chat }).click()
      await opened(page)
    },
  },
  {
    name: 'dashboard-invite',
    who: 'owner',
    path: '/dashboard',
    act: async (page, { invite }) => {
      await button(page, invite).click()
      await opened(page)
    },
  },
  {
    name: 'dashboard-invitation',
    who: 'owner',
    path: '/dashboard',
    act: (page, { invitation }) => button(page, invitation).click(),
  },
  {
    name: 'dashboard-household',
    who: 'owner',
    path: '/dashboard',
    act: async (page, { change }) => {
      await page.getByRole('button', { name: change, exact: true }).last().click()
      await opened(page)
    },
  },

  ...ledgerStates,

  { name: 'household', who: 'owner', path: '/household' },
  { name: 'household-loading', who: 'owner', path: '/household', server: 'silent' },
  { name: 'household-error', who: 'owner', path: '/household', server: 'broken' },
  {
    name: 'household-category',
    who: 'owner',
    path: '/household',
    act: async (page, { newCategory }) => {
      await button(page, newCategory).click()
      await opened(page)
    },
  },
  {
    name: 'household-menu',
    who: 'owner',
    path: '/household',
    act: (page, the) => openMenu(page, the.categories, 'first'),
  },
  {
    name: 'household-delete',
    who: 'owner',
    path: '/household',
    act: async (page, { categories, removeCategory }) => {
      await openMenu(page, categories, 'first')
      await page.getByRole('menuitem', { name: removeCategory }).click()
      await opened(page)
    },
  },
  {
    name: 'household-forever',
    who: 'owner',
    path: '/household',
    act: async (page, { categories, show, forever }) => {
      await button(page, show).click()
      await openMenu(page, categories, 'last')
      await page.getByRole('menuitem', { name: forever }).click()
      await opened(page)
    },
  },
  {
    name: 'household-budget',
    who: 'owner',
    path: '/household',
    act: async (page, { budget }) => {
      await button(page, budget).click()
      await opened(page)
    },
  },
  {
    name: 'household-new-budget',
    who: 'owner',
    path: '/household',
    act: async (page, { categories, newBudget }) => {
      await openMenu(page, categories, 'last')
      await page.getByRole('menuitem', { name: newBudget }).click()
      await opened(page)
    },
  },
  {
    name: 'household-edit',
    who: 'owner',
    path: '/household',
    act: async (page, { edit }) => {
      await button(page, edit).click()
      await opened(page)
      await dialog(page).getByRole('combobox').selectOption('GBP')
      await dialog(page).getByRole('checkbox').waitFor()
    },
  },
  {
    name: 'household-hand-over',
    who: 'owner',
    path: '/household',
    act: (page, the) => chooseForMember(page, the, the.handOver),
  },
  {
    name: 'household-remove',
    who: 'owner',
    path: '/household',
    act: (page, the) => chooseForMember(page, the, the.removeMember),
  },
  {
    name: 'household-leave-first',
    who: 'owner',
    path: '/household',
    act: async (page, the) => {
      // The invitations come after the first view and move the button.
      await button(page, the.invitation).waitFor()
      await pressAndOpen(page, the.leave)
    },
  },
  {
    name: 'household-leave',
    who: 'member',
    path: '/household',
    act: (page, the) => pressAndOpen(page, the.leave),
  },
  {
    name: 'household-leave-last',
    who: 'newcomer',
    path: '/household',
    act: (page, the) => pressAndOpen(page, the.leave),
  },

  { name: 'analytics', who: 'owner', path: '/analytics' },
  { name: 'analytics-person', who: 'owner', path: '/analytics?by=member' },
  {
    name: 'analytics-month',
    who: 'owner',
    path: '/analytics',
    act: (page, { month }) => page.getByText(month, { exact: true }).click(),
  },
  { name: 'analytics-loading', who: 'owner', path: '/analytics', server: 'silent' },
  { name: 'analytics-error', who: 'owner', path: '/analytics', server: 'broken' },
  {
    name: 'analytics-nothing',
    who: 'owner',
    path: '/analytics?start_date=2019-01-01&end_date=2019-01-31',
  },

  { name: 'settings', who: 'owner', path: '/settings' },
  {
    name: 'settings-delete-first',
    who: 'owner',
    path: '/settings',
    act: (page, the) => pressAndOpen(page, the.deleteAccount),
  },
  {
    name: 'settings-delete',
    who: 'member',
    path: '/settings',
    act: (page, the) => pressAndOpen(page, the.deleteAccount),
  },
  {
    name: 'settings-delete-last',
    who: 'newcomer',
    path: '/settings',
    act: (page, the) => pressAndOpen(page, the.deleteAccount),
  },
  { name: 'settings-loading', who: 'owner', path: '/settings', server: 'silent' },
  { name: 'settings-error', who: 'owner', path: '/settings', server: 'broken' },
]
