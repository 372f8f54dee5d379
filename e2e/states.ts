import type { Page } from '@playwright/test'
import type { Member } from './member.ts'
import {
  addPicture,
  button,
  chooseForMember,
  dialog,
  editFirst,
  opened,
  openMenu,
  pressAndOpen,
  registerUpTo,
  typeUnread,
} from './openers.ts'
import type { Words } from './words.ts'

/** Those whose screens are visited. */
export interface World {
  /** Owns the household of a family that has written for months. */
  owner: { member: Member }
  /** Lives there, too, and has not connected the chat. */
  member: { member: Member }
  /** Has just registered; the link verifies their number. */
  newcomer: { member: Member; link: URL }
}

/** One look that the app can have. */
export interface State {
  name: string
  /** Who looks. */
  who: 'guest' | keyof World
  path: string
  /** What the browser is told instead of the server's answers, from before the page is opened. */
  server?: 'silent' | 'broken'
  /** What is done on the page; ends when it can be seen. */
  act?: (page: Page, words: Words) => Promise<unknown>
  /** The page can be opened a single time. */
  once?: true
}

/** Every look of the app, those in front of the sign-in first. */
export const states: readonly State[] = [
  { name: 'landing', who: 'guest', path: '/' },
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
  { name: 'dashboard-unread', who: 'owner', path: '/dashboard', act: typeUnread },
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

  { name: 'expenses', who: 'owner', path: '/expenses' },
  { name: 'expenses-last-page', who: 'owner', path: '/expenses?page=6' },
  { name: 'expenses-loading', who: 'owner', path: '/expenses', server: 'silent' },
  { name: 'expenses-error', who: 'owner', path: '/expenses', server: 'broken' },
  {
    name: 'expenses-filters',
    who: 'owner',
    path: '/expenses?category_id=none&search=kiosco',
    act: (page, { filters }) => page.getByRole('button', { name: filters, exact: true }).click(),
  },
  { name: 'expenses-nothing', who: 'owner', path: '/expenses?search=zanahorias&end_date=2026-01-31' },
  {
    name: 'expenses-add',
    who: 'owner',
    path: '/expenses',
    act: async (page, { add, errors }) => {
      await button(page, add).click()
      await dialog(page).locator('button[type=submit]').click()
      await dialog(page).getByText(errors).waitFor()
    },
  },
  {
    name: 'expenses-unclear',
    who: 'owner',
    path: '/expenses',
    act: async (page, { add, amount }) => {
      await button(page, add).click()
      await dialog(page).getByLabel(amount).fill('1.234,567')
      await dialog(page).locator('[aria-invalid]').waitFor()
    },
  },
  { name: 'expenses-edit', who: 'owner', path: '/expenses', act: editFirst },
  {
    name: 'expenses-new-receipt',
    who: 'owner',
    path: '/expenses',
    act: async (page, { add, receipt }) => {
      await button(page, add).click()
      await addPicture(page)
      await dialog(page).getByRole('button', { name: receipt }).waitFor()
    },
  },
  {
    name: 'expenses-receipt',
    who: 'owner',
    path: '/expenses',
    act: async (page, the) => {
      await editFirst(page, the)
      await addPicture(page)
      await dialog(page).getByRole('button', { name: the.receipt }).click()
      await dialog(page).getByRole('img', { name: / / }).waitFor()
    },
  },
  {
    name: 'expenses-history',
    who: 'owner',
    path: '/expenses',
    act: async (page, the) => {
      await editFirst(page, the)
      await dialog(page).getByRole('button', { name: the.history }).click()
      await dialog(page).getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'expenses-delete',
    who: 'owner',
    path: '/expenses',
    act: async (page, the) => {
      await editFirst(page, the)
      await dialog(page).getByRole('button', { name: the.remove }).click()
      await dialog(page).getByText(/[“«]/).waitFor()
    },
  },
  {
    name: 'expenses-deleted',
    who: 'owner',
    path: '/expenses',
    act: async (page, { deleted }) => {
      await button(page, deleted).click()
      await opened(page)
    },
  },

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
    act: async (page, { newBudget }) => {
      await page.getByRole('button', { name: newBudget }).filter({ visible: true }).last().click()
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
    act: (page, the) => pressAndOpen(page, the.leave),
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
  { name: 'settings-error', who: 'owner', path: '/settings', server: 'broken' },
]
