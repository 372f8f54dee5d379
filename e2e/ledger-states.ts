import {
  addPicture,
  button,
  chooseCategory,
  dialog,
  editFirst,
  opened,
  openImports,
  pressAndOpen,
} from './openers.ts'
import type { State } from './state.ts'

/** Every state of the ledger of a family that has recorded expenses for months. */
export const ledgerStates: readonly State[] = [
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
  { name: 'expenses-largest', who: 'owner', path: '/expenses?sort=largest' },
  {
    name: 'expenses-picking',
    who: 'owner',
    path: '/expenses',
    act: async (page, { pick }) => {
      await button(page, pick).click()
      const boxes = page.getByRole('checkbox').filter({ visible: true })
      await boxes.first().check()
      await boxes.last().waitFor()
    },
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
  {
    name: 'expenses-suggested',
    who: 'owner',
    path: '/expenses',
    act: async (page, { add }) => {
      await button(page, add).click()
      await dialog(page).locator('input').nth(1).fill('pizza')
      await dialog(page).getByRole('status').filter({ hasText: ':' }).waitFor({ state: 'attached' })
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
    name: 'expenses-category',
    who: 'owner',
    path: '/expenses',
    act: chooseCategory,
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
    name: 'expenses-recurring',
    who: 'owner',
    path: '/expenses',
    act: async (page, { recurring }) => {
      await pressAndOpen(page, recurring)
      await dialog(page).getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'expenses-recurring-one',
    who: 'owner',
    path: '/expenses',
    act: async (page, { recurring, amount }) => {
      await pressAndOpen(page, recurring)
      await dialog(page).getByRole('listitem').first().getByRole('button').click()
      await dialog(page).getByLabel(amount).waitFor()
    },
  },
  {
    name: 'expenses-recurring-new',
    who: 'owner',
    path: '/expenses',
    act: async (page, the) => {
      await editFirst(page, the)
      await dialog(page).getByRole('button', { name: the.recurs }).click()
      await dialog(page).locator('select').first().waitFor()
    },
  },
  {
    name: 'expenses-import',
    who: 'owner',
    path: '/expenses',
    act: (page, the) => pressAndOpen(page, the.bring),
  },
  {
    name: 'expenses-import-list',
    who: 'owner',
    path: '/expenses',
    act: (page, the) => openImports(page, the, { isAtWork: false }),
  },
  {
    name: 'expenses-import-running',
    who: 'owner',
    path: '/expenses',
    act: (page, the) => openImports(page, the, { isAtWork: true }),
  },
  {
    name: 'expenses-import-undo',
    who: 'owner',
    path: '/expenses',
    act: async (page, the) => {
      await openImports(page, the, { isAtWork: false })
      await dialog(page).getByRole('listitem').first().getByRole('button').click()
      await dialog(page).getByRole('listitem').first().waitFor({ state: 'detached' })
    },
  },
  {
    name: 'expenses-import-wrong',
    who: 'owner',
    path: '/expenses',
    refused: true,
    act: async (page, { bring }) => {
      await pressAndOpen(page, bring)
      const buffer = Buffer.from('fecha,description,montant\n2026-01-02,,mucho\n30/02/2026,Té,3\n')
      const file = { name: 'a.csv', mimeType: 'text/csv', buffer }
      await dialog(page).locator('input[type=file]').setInputFiles(file)
      await dialog(page).getByRole('alert').waitFor()
    },
  },
  {
    name: 'expenses-import-categories',
    who: 'owner',
    path: '/expenses',
    act: async (page, { bring }) => {
      await pressAndOpen(page, bring)
      const rows = ['Súper', 'Combustible', 'Jardín de infantes de Tomás', 'Oficina']
      const text = `fecha;description;montant;categoría\n${rows.map((name, n) => `2026-01-0${n + 1};x;3;${name}\n`).join('')}`
      const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
      await dialog(page).locator('input[type=file]').setInputFiles(file)
      await dialog(page).getByRole('combobox').first().waitFor()
    },
  },
  {
    name: 'expenses-import-columns',
    who: 'owner',
    path: '/expenses',
    act: async (page, { bring }) => {
      await pressAndOpen(page, bring)
      const rows = ['F. mov.;Texto;Salió;Entró;Saldo', '02/11/2026;COTO CICSA 123;8.500,00;;91.500,00']
      const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
      await dialog(page).locator('input[type=file]').setInputFiles(file)
      await dialog(page).getByRole('combobox').first().waitFor()
    },
  },
  {
    name: 'expenses-import-spent',
    who: 'owner',
    path: '/expenses',
    act: async (page, { bring }) => {
      await pressAndOpen(page, bring)
      const rows = ['fecha;description;montant', '02/11/2026;COTO;-8.500', '03/11/2026;SUELDO;900.000']
      const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
      await dialog(page).locator('input[type=file]').setInputFiles(file)
      await dialog(page).locator('[role=listitem], li').nth(1).waitFor()
    },
  },
  {
    name: 'expenses-import-moves',
    who: 'owner',
    path: '/expenses',
    act: async (page, { bring }) => {
      await pressAndOpen(page, bring)
      const rows = ['RETIRO CAJERO AUTOMATICO 0042', 'RETIRO CAJERO', 'PAGO TARJETA VISA', 'Traspaso a hucha']
      const text = `fecha;description;montant\n${rows.map((name, n) => `2026-01-0${n + 1};${name};40000\n`).join('')}`
      const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
      await dialog(page).locator('input[type=file]').setInputFiles(file)
      await dialog(page).getByRole('checkbox').first().waitFor()
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
]
