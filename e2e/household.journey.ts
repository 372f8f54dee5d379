import { expect } from '@playwright/test'
import { joinMember, registerMember, signIn, signInSomebodyNew } from './member.ts'
import { somebodyNew } from './people.ts'
import { seen, toastOf } from './screen.ts'
import { test } from './stage.ts'

interface Categories {
  categories: { id: string; name: string }[]
}

test('a category is created, renamed, archived with its expenses, restored and deleted', {
  tag: '@desk',
}, async ({ page, context, product, noise }) => {
  const ana = await signInSomebodyNew(context, product)
  await page.goto('/household')
  const dialog = page.getByRole('dialog')
  const add = seen(page.getByRole('button', { name: 'Nueva categoría' }))
  /** Presses the label of a radio button, whose own circle is not drawn. */
  const pick = async (name: string) => {
    const radio = dialog.getByRole('radio', { name })
    await dialog
      .locator('label')
      .filter({ has: page.getByRole('radio', { name }) })
      .click()
    await expect(radio).toBeChecked()
  }
  const choose = async (name: string, action: string) => {
    await page.getByRole('button', { name: `Acciones de ${name}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }

  await test.step('creates a category', async () => {
    await add.click()
    await dialog.getByRole('button', { name: 'Crear categoría' }).click()
    await expect(dialog.getByText('La categoría necesita un nombre')).toBeVisible()
    await dialog.getByLabel('Nombre').fill('a')
    await dialog.getByRole('button', { name: 'Crear categoría' }).click()
    await expect(dialog.getByText('El nombre tiene que tener al menos 2 caracteres')).toBeVisible()
    await dialog.getByLabel('Nombre').fill('x'.repeat(51))
    await dialog.getByRole('button', { name: 'Crear categoría' }).click()
    await expect(dialog.getByText('El nombre tiene que tener menos de 50 caracteres')).toBeVisible()
    await dialog.getByLabel('Nombre').fill('Perro')
    await dialog.getByLabel('Código de color').fill('verde')
    await dialog.getByRole('button', { name: 'Crear categoría' }).click()
    await expect(dialog.getByText('Ingresá un código de color hexadecimal válido')).toBeVisible()
    await pick('Color 8')
    await pick('🐶')
    await dialog.getByRole('button', { name: 'Crear categoría' }).click()
    await expect(toastOf(page)).toContainText('Categoría creada')
    await expect(page.getByText('Perro', { exact: true })).toBeVisible()
  })

  await test.step('refuses a second category with the same name', async () => {
    noise.expect(409)
    await add.click()
    await dialog.getByLabel('Nombre').fill('PERRO')
    await dialog.getByRole('button', { name: 'Crear categoría' }).click()
    await expect(toastOf(page)).toContainText('Ya hay una categoría con este nombre')
    await expect(dialog.getByLabel('Nombre')).toHaveAccessibleDescription(
      /Ya hay una categoría con este nombre/,
    )
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('renames it', async () => {
    await choose('Perro', 'Editar')
    await expect(dialog.getByLabel('Nombre')).toHaveValue('Perro')
    await dialog.getByLabel('Nombre').fill('Mascotas de casa')
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(toastOf(page)).toContainText('Categoría actualizada')
    await expect(page.getByText('Mascotas de casa', { exact: true })).toBeVisible()
  })

  const { categories } = await ana.call<{ categories: { id: string; name: string }[] }>(
    'GET',
    '/v2/categories',
  )
  const category_id = categories.find(({ name }) => name === 'Mascotas de casa')?.id
  await ana.call('POST', '/v2/expenses', { description: 'Vacuna', amount: 30_000, category_id })
  await expect(page.getByRole('listitem').filter({ hasText: 'Mascotas de casa' })).toContainText('1 gasto')

  await test.step('archives it', async () => {
    await choose('Mascotas de casa', 'Borrar')
    await expect(dialog.getByText(/^Un gasto la conserva\. Queda desactivada/)).toBeVisible()
    await expect(dialog.getByRole('checkbox')).toBeHidden()
    await dialog.getByRole('button', { name: 'Borrar' }).click()
    await expect(toastOf(page)).toContainText('Categoría desactivada')
  })

  await test.step('restores it', async () => {
    await page.getByRole('button', { name: 'Ver desactivadas' }).click()
    await choose('Mascotas de casa', 'Recuperar')
    await expect(toastOf(page)).toContainText('Categoría recuperada')
    // No deactivated category is left, so the toggle disappears once the list has been refetched.
    await expect(page.getByRole('button', { name: /^(Ver|Ocultar) desactivadas$/ })).toBeHidden()
  })

  await test.step('deletes it for good, together with its expense', async () => {
    await choose('Mascotas de casa', 'Borrar')
    await dialog.getByRole('button', { name: 'Borrar' }).click()
    await expect(dialog).toBeHidden()
    const show = page.getByRole('button', { name: 'Ver desactivadas' })
    await show.or(page.getByRole('button', { name: 'Ocultar desactivadas' })).waitFor()
    if (await show.isVisible()) await show.click()
    await choose('Mascotas de casa', 'Borrar para siempre')
    await expect(dialog.getByRole('checkbox', { name: 'Borrar también su único gasto' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Borrar' }).click()
    await expect(toastOf(page)).toContainText('Categoría borrada')
    await expect(page.getByText('Mascotas de casa')).toHaveCount(0)
    await page.goto('/expenses')
    await expect(page.getByText('Todavía no hay nada anotado')).toBeVisible()
  })
})

test('a category is deleted after moving its expenses to another one', { tag: '@phone' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const { category } = await ana.call<{ category: { id: string } }>('POST', '/v2/categories', {
    name: 'Súper chino',
  })
  await ana.call('POST', '/v2/expenses', { description: 'Yerba', amount: 5000, category_id: category.id })
  await signIn(context, product, ana)
  await page.goto('/household')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Acciones de Súper chino' }).click()
  await page.getByRole('menuitem', { name: 'Borrar' }).click()
  await dialog.getByLabel('Pasar sus gastos a').selectOption('🛒 Supermercado')
  await expect(dialog.getByText(/^Un gasto pasa a “Supermercado”/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Borrar' }).click()
  await expect(toastOf(page)).toContainText('Categoría borrada')
  await expect(page.getByText('Súper chino')).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Supermercado' })).toContainText('1 gasto')

  await test.step('the next one keeps its own until another is chosen for them', async () => {
    await page.getByRole('button', { name: 'Acciones de Supermercado' }).click()
    await page.getByRole('menuitem', { name: 'Borrar' }).click()
    await dialog.getByLabel('Pasar sus gastos a').selectOption('📦 Otros')
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Acciones de Supermercado' }).click()
    await page.getByRole('menuitem', { name: 'Borrar' }).click()
    await expect(dialog.getByLabel('Pasar sus gastos a')).toHaveValue('')
  })
})

test('the dialog that deletes a category says what stands in the way', { tag: '@desk' }, async ({
  page,
  context,
  product,
  noise,
}) => {
  noise.expect(403)
  noise.expect(404)
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const beto = await joinMember(product, ana, somebodyNew('Beto García'))
  const { categories } = await ana.call<Categories>('GET', '/v2/categories')
  const idOf = (wanted: string) => categories.find(({ name }) => name === wanted)?.id
  const { expense } = await ana.call<{ expense: { id: string } }>('POST', '/v2/expenses', {
    description: 'Cine',
    amount: 5000,
    category_id: idOf('Regalos'),
  })
  await signIn(context, product, beto)
  await page.goto('/household')
  const dialog = page.getByRole('dialog')
  const target = dialog.getByLabel('Pasar sus gastos a')
  const confirm = dialog.getByRole('button', { name: 'Borrar' })
  const askToDelete = async (name: string) => {
    await page.getByRole('button', { name: `Acciones de ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Borrar' }).click()
  }

  await test.step('expenses of somebody else cannot be moved', async () => {
    await askToDelete('Regalos')
    await target.selectOption('📦 Otros')
    await confirm.click()
    await expect(toastOf(page)).toContainText('Tiene gastos de otra persona, que no podés cambiar.')
  })

  await test.step('an expense that is recorded meanwhile is counted', async () => {
    await ana.call('POST', '/v2/expenses', { description: 'Té', amount: 10, category_id: idOf('Regalos') })
    await expect(dialog.getByText(/^2 gastos pasan a/)).toBeVisible()
    await ana.call('DELETE', `/v2/expenses/${expense.id}`)
    await expect(dialog.getByText(/^Un gasto pasa a/)).toBeVisible()
  })

  await test.step('a category that is deleted meanwhile is no longer chosen, even if it is restored', async () => {
    await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 10, category_id: idOf('Otros') })
    await ana.call('DELETE', `/v2/categories/${idOf('Otros')}`)
    await expect(dialog.getByText(/^Un gasto la conserva/)).toBeVisible()
    await ana.call('POST', `/v2/categories/${idOf('Otros')}/restore`)
    await expect(target.getByRole('option', { name: 'Otros' })).toHaveCount(1)
    await expect(target).toHaveValue('')
    await page.keyboard.press('Escape')
  })

  await test.step('a category that somebody has just deleted', async () => {
    await askToDelete('Ropa')
    await ana.call('DELETE', `/v2/categories/${idOf('Ropa')}`)
    await confirm.click()
    await expect(toastOf(page)).toContainText('Alguien borró esta categoría mientras tanto.')
  })
})

test('categories that fail to load are named as what is missing, with the reason', { tag: '@desk' }, async ({
  page,
  context,
  product,
  noise,
}) => {
  noise.expect(500)
  await signInSomebodyNew(context, product)
  await page.route('**/v2/categories', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/household')
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('No pudimos cargar las categorías')
  await expect(failure).toContainText('Tuvimos un problema. Probá de nuevo más tarde.')
  await page.unroute('**/v2/categories')
  await failure.getByRole('button', { name: 'Probar de nuevo' }).click()
  await expect(page.getByText('Supermercado', { exact: true })).toBeVisible()
})

test("changing the household's name and currency converts no amount without asking", {
  tag: '@phone',
}, async ({ page, context, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 3200 })
  await signIn(context, product, ana)
  await page.goto('/household')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Editar la casa' }).click()
  await dialog.getByLabel('Nombre').fill('')
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(dialog.getByText('La casa necesita un nombre')).toBeVisible()
  await dialog.getByLabel('Nombre').fill('Casa del lago')
  await dialog.getByLabel('Moneda').selectOption('USD')
  await expect(dialog.getByText(/Ya hay un gasto en ARS/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(toastOf(page)).toContainText('Casa actualizada')
  await expect(page.getByRole('heading', { level: 1, name: 'Casa del lago' })).toBeVisible()
  await page.goto('/expenses')
  await expect(seen(page.getByText(/^USD\s3,200\.00$/))).toBeVisible()
})

test('what another member changes while a dialog is open is not changed back by saving', {
  tag: '@desk',
}, async ({ page, context, product, noise }) => {
  noise.expect(404)
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const beto = await joinMember(product, ana, somebodyNew('Beto García'))
  await signIn(context, product, ana)
  await page.goto('/household')
  const dialog = page.getByRole('dialog')

  await test.step('the household', async () => {
    await page.getByRole('button', { name: 'Editar la casa' }).click()
    await beto.call('PUT', '/v2/households/current', { name: 'Casa García', currency: 'CLP' })
    await expect(dialog.getByLabel('Moneda')).toHaveValue('CLP')
    await dialog.getByLabel('Nombre').fill('Casa del lago')
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Casa del lago' })).toBeVisible()
    await expect(page.getByText(/peso chileno/i).first()).toBeVisible()
  })

  await test.step('a budget', async () => {
    await beto.call('PUT', '/v2/budgets', { category_id: null, amount: 900_000 })
    await page.getByRole('button', { name: /Editar el presupuesto de Toda la casa/ }).click()
    await beto.call('PUT', '/v2/budgets', { category_id: null, amount: 950_000 })
    await expect(dialog.getByLabel('Monto por mes')).toHaveValue('950,000')
    await dialog.getByLabel('El mes empieza el día').selectOption('5')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(toastOf(page)).toContainText('Presupuesto guardado')
    const { budgets } = await beto.call<{ budgets: object[] }>('GET', '/v2/budgets')
    expect(budgets).toMatchObject([{ amount: 950_000, month_starts_on: 5 }])
  })

  await test.step('a category', async () => {
    const { categories } = await beto.call<Categories>('GET', '/v2/categories')
    const shop = categories.find(({ name }) => name === 'Supermercado')
    await page.getByRole('button', { name: 'Acciones de Supermercado' }).click()
    await page.getByRole('menuitem', { name: 'Editar' }).click()
    await dialog
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: '🎁' }) })
      .click()
    await beto.call('PUT', `/v2/categories/${shop?.id}`, { name: 'Almacén' })
    await expect(dialog.getByLabel('Nombre')).toHaveValue('Almacén')
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(toastOf(page)).toContainText('Categoría actualizada')
    const saved = await beto.call<Categories>('GET', '/v2/categories')
    expect(saved.categories.find(({ id }) => id === shop?.id)).toMatchObject({ name: 'Almacén', icon: '🎁' })
  })

  await test.step('a category that was deleted', async () => {
    const { categories } = await beto.call<Categories>('GET', '/v2/categories')
    const health = categories.find(({ name }) => name === 'Salud')
    await page.getByRole('button', { name: 'Acciones de Salud' }).click()
    await page.getByRole('menuitem', { name: 'Editar' }).click()
    await dialog.getByLabel('Nombre').fill('Farmacia')
    await beto.call('DELETE', `/v2/categories/${health?.id}?force=true`)
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(toastOf(page)).toContainText('Alguien borró esta categoría mientras tanto.')
    await expect(dialog.getByLabel('Nombre')).toHaveValue('Farmacia')
  })
})

test('the rows of the month add up to its total, with archived categories and expenses without a category', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const make = (name: string) =>
    ana.call<{ category: { id: string } }>('POST', '/v2/categories', { name, icon: '🐶', color: '#47A172' })
  const [dog, piano] = [(await make('Perro')).category.id, (await make('Piano')).category.id]
  const spend = (amount: number, category_id: string | null, expense_date?: string) =>
    ana.call('POST', '/v2/expenses', { description: 'Compra', amount, category_id, expense_date })
  await spend(1000, dog, '2020-01-01')
  await spend(300, dog)
  await spend(200, piano)
  await spend(50, null)
  await ana.call('DELETE', `/v2/categories/${piano}`)
  await signIn(context, product, ana)
  await page.goto('/household')
  const list = page.getByRole('region', { name: 'Categorías' })
  const rows = list.getByRole('listitem')
  await expect(rows.first()).toContainText(/Perro.*1 gasto.*\$\s300/)
  await expect(rows.last()).toContainText(/Sin categoría.*1 gasto.*\$\s50/)
  await expect(list).toContainText(/Desactivadas.*Piano.*\$\s200/)
  await rows.last().getByRole('link').click()
  await expect(page).toHaveURL(/\/expenses\?.*category_id=none/)
})

test('a category opens its expenses of this month or of all time', { tag: '@desk' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const { categories } = await ana.call<{ categories: { id: string }[] }>('GET', '/v2/categories')
  const spend = (index: number, description: string, day?: string) =>
    ana.call('POST', '/v2/expenses', {
      description,
      amount: 1000,
      category_id: categories[index]?.id,
      ...(day && { expense_date: day }),
    })
  await spend(0, 'Lo de hoy')
  await spend(0, 'Lo de antes', '2020-02-03')
  await spend(1, 'Lo de siempre', '2020-02-04')
  await signIn(context, product, ana)
  const list = page.getByRole('region', { name: 'Categorías' })
  const ledger = page.getByRole('region', { name: 'Gastos por día' })
  await page.goto('/household')
  await expect(list.getByRole('link')).toHaveCount(2)
  await list.getByRole('link', { name: '1 gasto' }).click()
  await expect(ledger.getByText('Lo de hoy')).toBeVisible()
  await expect(ledger.getByText('Lo de antes')).toBeHidden()
  await page.goBack()
  await list.getByRole('link', { name: 'sin gastos' }).click()
  await expect(ledger.getByText('Lo de siempre')).toBeVisible()
  await expect(ledger.getByText('Lo de hoy')).toBeHidden()
})

test('pressing Enter again while the drawer slides out does not create a category twice', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  await signInSomebodyNew(context, product)
  await page.goto('/household')
  await seen(page.getByRole('button', { name: 'Nueva categoría' })).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Nombre').fill('Piano')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v2/categories')) sent.push(request.url())
  })
  await page.keyboard.press('Enter')
  await page.locator('[role=dialog][data-state=closed]').waitFor()
  await page.keyboard.press('Enter')
  await expect(drawer).toBeHidden()
  await expect(toastOf(page)).toContainText('Categoría creada')
  expect(sent).toHaveLength(1)
})
