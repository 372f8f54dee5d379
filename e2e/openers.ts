import type { Page } from '@playwright/test'
import { seen } from './screen.ts'
import type { Words } from './words.ts'

/** The visible button with this name. */
export const button = (page: Page, name: string | RegExp) => seen(page.getByRole('button', { name }))
/** The dialog that is open. */
export const dialog = (page: Page) => page.getByRole('dialog')
/** Waits until a dialog is open. */
export const opened = (page: Page) => dialog(page).waitFor()

/** Opens the edit dialog of the latest expense: by its row on a phone, by its pencil on a desktop. */
export async function editFirst(page: Page, { row }: Words) {
  await seen(page.locator('button[data-expense]').or(page.getByRole('button', { name: row }))).click()
  await opened(page)
}

/** Offers the categories for the latest expense: in a menu on a desktop, in a drawer on a phone. */
export async function chooseCategory(page: Page, { categoryOf }: Words) {
  await button(page, categoryOf).click()
  await page.getByRole('menu').or(dialog(page)).waitFor()
}

/** Goes through the registration up to the phone number. */
export async function registerUpTo(page: Page, { household, continue: next }: Words) {
  await page.getByLabel(household).fill('Casa de Chubut 1234')
  await button(page, next).click()
}

/** Opens the menu of the first or last row of a list. */
export async function openMenu(page: Page, list: string, place: 'first' | 'last') {
  const menus = page.getByRole('region', { name: list, exact: true }).locator('button[aria-haspopup="menu"]')
  await menus[place]().click()
  await page.getByRole('menu').waitFor()
}

/** Chooses an action from the last member's menu and waits for its dialog. */
export async function chooseForMember(page: Page, { family }: Words, action: string | RegExp) {
  await openMenu(page, family, 'last')
  await page.getByRole('menuitem', { name: action }).click()
  await opened(page)
}

/** Presses a button that opens a dialog. */
export async function pressAndOpen(page: Page, name: string) {
  await button(page, name).click()
  await opened(page)
}

/** Chooses a picture in the dialog: a screenshot of the page. */
export async function addPicture(page: Page) {
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await dialog(page).locator('input[type=file]').setInputFiles(picture)
}

/** Types on the dashboard while the server cannot interpret the text. */
export async function typeUnread(page: Page, { line, sentence, unread }: Words): Promise<void> {
  await page.route('**/v2/assistant/readings', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByLabel(line).fill(sentence)
  await page.getByText(unread).waitFor()
}

/** Opens the import dialog in a household with earlier imports, one of them in progress if `isAtWork`. */
export async function openImports(page: Page, { bring }: Words, { isAtWork }: { isAtWork: boolean }) {
  const me = await page.evaluate(() => localStorage.getItem('access_token') ?? '')
  const user_id = JSON.parse(Buffer.from(me.split('.')[1] ?? '', 'base64url').toString()).sub
  const some = { user_id, user_name: 'Ana García', created_at: '2026-11-18T15:00:00.000Z' }
  const whole = { ...some, state: 'done', row_count: 118, rows_done: 118, can_take_back: true }
  const imports = [
    { ...whole, imported: 118, total: 1_284_500.5 },
    { ...whole, state: 'cut_off', row_count: 2400, rows_done: 500, imported: 499, total: 3_912_000 },
    { ...whole, user_name: 'Beto García', imported: 1, total: 12_000, can_take_back: false },
    { ...whole, state: 'taken_back', imported: 36, total: 402_300, can_take_back: false },
  ]
  const atWork = {
    ...whole,
    state: 'running',
    row_count: 8200,
    rows_done: 3000,
    imported: 2980,
    total: 9_120_000,
  }
  const all = isAtWork ? [atWork, ...imports.slice(0, 1)] : imports
  const answer = {
    success: true,
    currency: 'ARS',
    imports: all.map((one) => ({ ...one, id: crypto.randomUUID() })),
  }
  await page.route('**/v2/expenses/imports', (route) => route.fulfill({ json: answer }))
  await pressAndOpen(page, bring)
  await dialog(page).getByRole('listitem').first().waitFor()
}
