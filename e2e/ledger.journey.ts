import { expect } from '@playwright/test'
import { holdBack, loseAnswers } from './holding.ts'
import { type Member, registerMember, signIn, signInSomebodyNew, signOut } from './member.ts'
import { somebodyNew } from './people.ts'
import { pressInToast, seen, toastOf } from './screen.ts'
import { test } from './stage.ts'
import { dayAgo } from './where.ts'

interface Categories {
  categories: { id: string; name: string }[]
}

/** Records `count` expenses, one per day back from today, every second one in the first category. */
async function book({ call }: Member, count: number): Promise<string> {
  const { categories } = await call<Categories>('GET', '/v2/categories')
  const [first] = categories
  if (!first) throw new Error('A household begins with categories')
  const { expenses } = await call<{ expenses: { expense_date: string }[] }>('GET', '/v2/expenses')
  expect(expenses).toEqual([])
  for (let index = count; index > 0; index -= 1) {
    const day = dayAgo(index)
    await call('POST', '/v2/expenses', {
      description: `Gasto ${index}`,
      amount: 1000 + index,
      expense_date: day,
      ...(index % 2 === 0 && { category_id: first.id }),
    })
  }
  return first.name
}

test('an expense is recorded, corrected, deleted and restored, and its history shows every step', async ({
  page,
  context,
  product,
}) => {
  await signInSomebodyNew(context, product)
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Gastos', exact: true }).last().click()
  const dialog = page.getByRole('dialog')
  const add = seen(page.getByRole('button', { name: 'Anotar gasto' }))
  /** Opens the edit dialog of an expense: by its row on a phone, by its pencil on a desktop. */
  const edit = (name: string) =>
    page
      .locator('button[data-expense]', { hasText: name })
      .or(page.getByRole('button', { name: `Editar ${name}`, exact: true }))
      .click()
  const remove = async () => {
    await dialog.getByRole('button', { name: 'Borrar' }).click()
    const question = page.getByRole('dialog', { name: '¿Borrar este gasto?' })
    await question.getByRole('button', { name: 'Borrar' }).click()
  }

  await test.step('records an expense', async () => {
    await add.click()
    await dialog.getByRole('button', { name: 'Anotar gasto' }).click()
    await expect(dialog.getByText('Falta el monto')).toBeVisible()
    await expect(dialog.getByText('Contá en qué fue')).toBeVisible()
    await dialog.getByLabel('Monto').fill('1.2.3')
    await expect(dialog.getByLabel('Monto')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Monto').fill('12500')
    await expect(dialog.getByText('$ 12.500')).toBeVisible()
    await dialog.getByLabel('Monto').press('Tab')
    await expect(dialog.getByLabel('Descripción')).toBeFocused()
    await expect(dialog.getByLabel('Monto')).toHaveValue('12.500')
    await dialog.getByLabel('Monto').fill('86,40')
    await expect(dialog.getByText('ARS')).toBeVisible()
    await dialog.getByLabel('Descripción').fill('Café')
    await dialog.getByLabel('Categoría').selectOption({ index: 1 })
    await dialog.getByRole('button', { name: 'Anotar gasto' }).click()
    await expect(toastOf(page)).toContainText('Gasto anotado')
    await expect(seen(page.getByText('Café'))).toBeVisible()
  })

  await test.step('undoes the recording and restores the expense', async () => {
    await pressInToast(page, 'Deshacer')
    await expect(toastOf(page)).toContainText('Gasto borrado')
    await expect(page.getByText('Todavía no hay nada anotado')).toBeVisible()
    await pressInToast(page, 'Deshacer')
    await expect(toastOf(page)).toContainText('Gasto recuperado')
    await expect(seen(page.getByText('Café'))).toBeVisible()
  })

  await test.step('corrects it', async () => {
    await edit('Café')
    await expect(dialog.getByLabel('Monto')).toHaveValue('86,40')
    await dialog.getByLabel('Monto').fill('4.500')
    await dialog.getByLabel('Descripción').fill('Café con Nora')
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(toastOf(page)).toContainText('Gasto actualizado')
    await expect(dialog).toBeHidden()
    await expect(seen(page.getByText('$ 4.500', { exact: true }))).toBeVisible()
  })

  await test.step('deletes it and undoes the deletion', async () => {
    await edit('Café con Nora')
    await remove()
    await expect(page.getByText('Todavía no hay nada anotado')).toBeVisible()
    await pressInToast(page, 'Deshacer')
    await expect(toastOf(page)).toContainText('Gasto recuperado')
    await expect(seen(page.getByText('Café con Nora'))).toBeVisible()
  })

  await test.step('deletes it and undoes the deletion from another screen', async () => {
    const letThrough = await holdBack(page, '**/v2/expenses/*')
    await edit('Café con Nora')
    await remove()
    await expect(page.getByText('Todavía no hay nada anotado')).toBeVisible()
    await page.goBack()
    await page.waitForURL('**/settings')
    letThrough()
    await pressInToast(page, 'Deshacer')
    await expect(toastOf(page)).toContainText('Gasto recuperado')
    await page.unroute('**/v2/expenses/*')
    await page.goForward()
    await expect(seen(page.getByText('Café con Nora'))).toBeVisible()
  })

  await test.step('deletes it and restores it from the deleted expenses', async () => {
    await edit('Café con Nora')
    await remove()
    await expect(page.getByText('Todavía no hay nada anotado')).toBeVisible()
    await page.getByRole('button', { name: 'Borrados hace poco' }).click()
    await expect(dialog.getByRole('listitem')).toContainText(/borrado el \d+ \w+Recuperar$/)
    await dialog.getByRole('button', { name: 'Recuperar Café con Nora' }).click()
    await expect(dialog.getByText('No se borró nada últimamente.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cerrar' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('lists every step in its history', async () => {
    await edit('Café con Nora')
    await dialog.getByRole('button', { name: 'Historial' }).click()
    for (const event of ['lo anotó', 'lo cambió', 'lo borró', 'lo recuperó'])
      await expect(dialog.getByText(`Ana García ${event}`).first()).toBeVisible()
    await expect(dialog.getByText('$ 86,40').first()).toBeVisible()
  })
})

test('an edit keeps what another member changed at the same time', { tag: '@phone' }, async ({
  page,
  context,
  product,
  noise,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const { expense } = await ana.call<{ expense: { id: string } }>('POST', '/v2/expenses', {
    description: 'Pan',
    amount: 1200,
  })
  await signIn(context, product, ana)
  await page.goto('/expenses')
  const dialog = page.getByRole('dialog')
  const row = page.locator('button[data-expense]').or(page.getByRole('button', { name: /^Editar Pan/ }))
  await row.click()
  await expect(dialog.getByLabel('Monto')).toHaveValue('1.200')
  await ana.call('PUT', `/v2/expenses/${expense.id}`, { amount: 2100 })
  await dialog.getByLabel('Descripción').fill('Pan y facturas')
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(toastOf(page)).toContainText('Gasto actualizado')
  await expect(seen(page.getByText('Pan y facturas'))).toBeVisible()
  await expect(seen(page.locator('main').getByText('$ 2.100', { exact: true }))).toBeVisible()

  await test.step('an edit of a deleted expense, and its deletion, say where to find it', async () => {
    noise.expect(404)
    await row.click()
    await dialog.getByLabel('Monto').fill('4000')
    // Nobody has told the page yet.
    const letThrough = await holdBack(page, '**/v2/expenses/*/changes')
    await ana.call('DELETE', `/v2/expenses/${expense.id}`)
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(toastOf(page)).toContainText('Está entre los borrados hace poco')
    await pressInToast(page, 'Cerrar')
    letThrough()
    await expect(dialog.getByText('Ana García borró este gasto.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Borrar' }).click()
    await dialog.getByRole('button', { name: 'Borrar' }).click()
    await expect(toastOf(page)).toContainText('Está entre los borrados hace poco')
  })
})

test('an address with an unknown page or filter explains what is wrong with it', { tag: '@desk' }, async ({
  page,
  context,
  product,
  noise,
}) => {
  await signInSomebodyNew(context, product)
  noise.expect(422)
  const wrong = page.getByRole('alert')
  const nobodys = '01a1fdb5-b528-7164-86ea-21dfab7a0e7d'
  for (const [address, text] of [
    [`/expenses?category_id=${nobodys}`, 'Esa categoría no existe'],
    [`/expenses?user_id=${nobodys}`, 'No hay nadie así en la casa'],
    ['/expenses?start_date=2026-11-20&end_date=2026-11-01', 'El final está antes del comienzo'],
    ['/analytics?start_date=1950-11-20&end_date=2026-11-01', 'Elegí un período más corto'],
    ['/register?invitation=MUCHTOOLONGACODE', null],
  ] as const) {
    if (text === null) await signOut(context)
    await page.goto(address)
    if (text) await expect(wrong).toContainText(text)
    else await expect(page.getByText('El código de invitación no es válido.')).toBeVisible()
  }
})

test('a filter by a category that no longer exists can be removed where it is explained', {
  tag: '@phone',
}, async ({ page, context, product, noise }) => {
  noise.expect(422)
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 900 })
  await signIn(context, product, ana)
  await page.goto('/expenses?category_id=01a1fdb5-b528-7164-86ea-21dfab7a0e7d')
  await page.getByRole('alert').getByRole('button', { name: 'Limpiar filtros' }).click()
  await expect(page).toHaveURL(/\/expenses$/)
  await expect(seen(page.getByText('Pan', { exact: true }))).toBeVisible()
})

test('a ledger that fails to load offers to try again and disables what needs it', {
  tag: '@desk',
}, async ({ page, context, product, noise }) => {
  noise.expect(500)
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 900 })
  await signIn(context, product, ana)
  await page.route('**/v2/expenses?*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/expenses')
  const needsOne = page.getByRole('button', { name: /^(Elegir varios|Exportar)$/ })
  await expect(page.getByRole('button', { name: 'Probar de nuevo' })).toBeVisible()
  await expect(needsOne).toHaveCount(0)
  await page.unroute('**/v2/expenses?*')
  const said = { success: false, detail: 'The archive is being moved.' }
  await page.route('**/v2/expenses?*', (route) => route.fulfill({ status: 500, json: said }))
  await page.getByRole('button', { name: 'Probar de nuevo' }).click()
  await expect(page.getByRole('alert')).toContainText('The archive is being moved.')
  await page.unroute('**/v2/expenses?*')
  await page.getByRole('button', { name: 'Probar de nuevo' }).click()
  await expect(needsOne).toHaveCount(2)
})

test('the longest names of days fit beside each other on a small phone', { tag: '@phone' }, async ({
  page,
  context,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInSomebodyNew(context, product)
  await page.goto('/expenses?start_date=2026-09-28&end_date=2026-09-30')
  await page.getByRole('button', { name: 'Filtros', exact: true }).click()
  for (const text of ['28 sept 2026', '30 sept 2026']) {
    const day = page.getByRole('region', { name: 'Filtros' }).getByText(text, { exact: true })
    await expect(day).toBeVisible()
    expect(await day.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }
})

test('a period that ends before it begins is reported at its field and fixed with one button', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 900, expense_date: '2026-03-05' })
  await signIn(context, product, ana)
  await page.goto('/expenses?start_date=2026-03-20&end_date=2026-03-01')
  await page.getByRole('button', { name: 'Filtros', exact: true }).click()
  await expect(page.getByLabel('Hasta')).toHaveAccessibleDescription('El final está antes del comienzo.')
  await expect(page.getByRole('button', { name: /Quitar filtro 20 mar.* – 1 mar/ })).toBeVisible()
  await page.getByRole('button', { name: 'Dar vuelta las fechas' }).click()
  await expect(page).toHaveURL(/start_date=2026-03-01&end_date=2026-03-20/)
  await expect(seen(page.getByText('Pan', { exact: true }))).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Jueves 5 mar' })).toBeVisible()
  const found = page.getByRole('button', { name: 'Ver 1 gasto', exact: true })
  await found.click()
  await expect(found).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Filtros', exact: true })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Jueves 5 mar' })).toBeInViewport()
})

test('the ledger is filtered by chips kept in the address, and paged', async ({ page, context, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const category = await book(ana, 45)
  await signIn(context, product, ana)
  await page.goto('/expenses')
  const pages = page.getByRole('navigation', { name: 'Páginas' })

  await test.step('moves from page to page', async () => {
    await expect(seen(page.getByText('Gasto 20', { exact: true }))).toBeVisible()
    await pages.getByRole('link', { name: 'Siguiente' }).click()
    await expect(page).toHaveURL(/page=2$/)
    await expect(seen(page.getByText('Gasto 21', { exact: true }))).toBeInViewport()
    await pages.getByRole('link', { name: 'Siguiente' }).click()
    await expect(seen(page.getByText('Gasto 45', { exact: true }))).toBeVisible()
    await expect(pages.getByRole('link', { name: 'Siguiente' })).toBeHidden()
    await page.goBack()
    await expect(seen(page.getByText('Gasto 21', { exact: true }))).toBeVisible()
  })

  await test.step('goes back from a page that does not exist', async () => {
    await page.goto('/household')
    await page.goto('/expenses?page=9')
    await expect(page).toHaveURL(/page=3$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/household$/)
    await page.goto('/expenses')
  })

  await test.step('a filter starts at the first page and appears as a chip', async () => {
    await page.getByRole('button', { name: 'Filtros' }).click()
    await page.getByLabel('Categoría', { exact: true }).selectOption({ index: 1 })
    const chip = page.getByRole('button', { name: `Quitar filtro ${category}` })
    await expect(chip).toBeVisible()
    await expect(page).not.toHaveURL(/page=/)
    await expect(page.getByText('Total con filtro')).toBeVisible()
    await expect(seen(page.getByText('Gasto 2', { exact: true }))).toBeVisible()
    await expect(page.getByText('Gasto 1', { exact: true })).toHaveCount(0)

    await page.reload()
    await expect(chip).toBeVisible()
    await expect(seen(page.getByText('Gasto 2', { exact: true }))).toBeVisible()
    await chip.click()
    await expect(chip).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filtros', exact: true })).toBeFocused()
    await expect(seen(page.getByText('Gasto 1', { exact: true }))).toBeVisible()
  })

  await test.step('the search ignores accents and case, and says when nothing is found', async () => {
    await page.getByLabel('Buscar un gasto').fill('GASTÓ 33')
    await expect(page).toHaveURL(/search=/)
    await expect(seen(page.getByText('Gasto 33', { exact: true }))).toBeVisible()
    await page.getByRole('button', { name: 'Borrar la búsqueda' }).click()
    await expect(page).not.toHaveURL(/search=/)
    await page.getByLabel('Buscar un gasto').fill('   ')
    await page.getByRole('button', { name: 'Borrar la búsqueda' }).click()
    await expect(page.getByLabel('Buscar un gasto')).toHaveValue('')
    await expect(page.getByLabel('Buscar un gasto')).toBeFocused()
    await page.getByLabel('Buscar un gasto').fill('gasto 33')
    await expect(seen(page.getByText('Gasto 33', { exact: true }))).toBeVisible()
    await expect(page.getByText('Gasto 1', { exact: true })).toHaveCount(0)
    await page.getByLabel('Buscar un gasto').fill('zanahorias')
    await expect(page.getByText('No hay nada con este filtro')).toBeVisible()
    await expect(page.getByText(/Buscamos en la descripción, la nota, la categoría y el monto/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Elegir varios|Exportar)$/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Limpiar filtros' }).last().click()
    await expect(page).toHaveURL(/\/expenses$/)
    await expect(page.getByRole('button', { name: 'Filtros', exact: true })).toBeFocused()
    await expect(seen(page.getByText('Gasto 1', { exact: true }))).toBeVisible()
  })
})

test('a correction changes the expense whose response was lost', {
  tag: '@desk',
}, async ({ page, context, product, noise }) => {
  noise.expect(/net::ERR_FAILED/)
  const ana = await signInSomebodyNew(context, product)
  await page.goto('/expenses')
  const dialog = page.getByRole('dialog')
  const add = seen(page.getByRole('button', { name: 'Anotar gasto' }))
  const save = dialog.getByRole('button', { name: 'Anotar gasto' })
  const loseAnswer = async () => {
    const letAnswer = await loseAnswers(page, '**/v2/expenses')
    await save.click()
    await expect(toastOf(page)).toContainText('Sin conexión')
    await letAnswer()
  }
  const recorded = async () => {
    const { expenses } = await ana.call<{ expenses: object[] }>('GET', '/v2/expenses')
    return expenses
  }

  await test.step('in the dialog that is still open', async () => {
    await add.click()
    await dialog.getByLabel('Monto').fill('1.200')
    await dialog.getByLabel('Descripción').fill('Pan')
    await loseAnswer()
    await dialog.getByLabel('Monto').fill('1.300')
    await save.click()
    await expect(dialog).toBeHidden()
    expect(await recorded()).toMatchObject([{ description: 'Pan', amount: 1300 }])
  })

  await test.step('in a dialog that was closed and opened again', async () => {
    await add.click()
    await dialog.getByLabel('Monto').fill('900')
    await dialog.getByLabel('Descripción').fill('Leche')
    await loseAnswer()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await add.click()
    await expect(dialog.getByText('Guardamos lo que habías escrito.')).toBeVisible()
    await dialog.getByLabel('Descripción').fill('Leche y manteca')
    await save.click()
    await expect(dialog).toBeHidden()
    expect(await recorded()).toMatchObject([
      { description: 'Leche y manteca', amount: 900 },
      { amount: 1300 },
    ])
  })
})
