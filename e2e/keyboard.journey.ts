import { expect, type Locator, type Page } from '@playwright/test'
import { joinMember, registerMember, signIn, signInSomebodyNew } from './member.ts'
import { chooseAccount, somebodyNew } from './people.ts'
import { seen, toastOf } from './screen.ts'
import { test } from './stage.ts'

/** Presses Tab until the target has the focus, and checks that the focus is visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  await expectVisibleFocus(page)
}

/** Checks that something at or around the focused element is drawn only while it has the focus. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const isSeen = await page.evaluate(() => {
    const drawn = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow, backgroundColor } = getComputedStyle(element)
      return {
        outline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        look: `${boxShadow} ${backgroundColor}`,
      }
    }
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement)) return false
    // The outline of a radio button or a bare input is drawn on an element around it.
    const around = [focused, ...[...document.querySelectorAll('*')].filter((each) => each.contains(focused))]
    if (around.some((element) => drawn(element).outline)) return true
    const before = around.map((element) => drawn(element).look)
    focused.blur()
    const after = around.map((element) => drawn(element).look)
    focused.focus()
    return before.some((look, place) => look !== after[place])
  })
  expect(isSeen, 'the focus can be seen').toBe(true)
}

test.describe('with the keyboard alone', { tag: '@desk' }, () => {
  test('a user signs in', async ({ page, product }) => {
    const person = somebodyNew('Ana García')
    await registerMember(product, person)
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
    await tabTo(page, seen(page.getByRole('link', { name: 'Ingresar' })))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login$/)
    await tabTo(page, page.getByRole('button', { name: 'Iniciar sesión con Google' }))
    await page.keyboard.press('Enter')
    // The choice of an account is on Google's own page, so it is made without the keyboard.
    await chooseAccount(page, person)
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('a member records an expense, corrects it, deletes it and undoes the deletion', async ({
    page,
    context,
    product,
  }) => {
    const ana = await registerMember(product, somebodyNew('Ana García'))
    await ana.call('POST', '/v2/expenses', { description: 'Verdulería', amount: 7300 })
    await signIn(context, product, ana)
    await page.goto('/expenses')
    await expect(seen(page.getByText('Verdulería'))).toBeVisible()
    const dialog = page.getByRole('dialog')

    await test.step('records an expense', async () => {
      await page.keyboard.press('n')
      await expect(dialog.getByLabel('Monto')).toBeFocused()
      await page.keyboard.type('4.500')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Nafta')
      await expect(dialog.getByLabel('Descripción')).toHaveValue('Nafta')
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('row', { name: /Nafta/ })).toBeVisible()
    })

    await test.step('corrects it', async () => {
      await page.keyboard.press('j')
      await expect(page.getByRole('row', { name: /Nafta/ })).toBeFocused()
      await expectVisibleFocus(page)
      await page.keyboard.press('e')
      await tabTo(page, dialog.getByLabel('Monto'))
      await page.keyboard.press('Control+a')
      await page.keyboard.type('48 mil')
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('row', { name: /48\.000/ }).last()).toBeVisible()
    })

    await test.step('deletes it', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Borrar Nafta' }))
      await page.keyboard.press('Enter')
      await tabTo(page, dialog.getByRole('button', { name: 'Borrar', exact: true }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('row', { name: /Nafta/ })).toBeHidden()
    })

    await test.step('undoes the deletion', async () => {
      await expect(toastOf(page)).toContainText('Gasto borrado')
      await page.keyboard.press('F8')
      await tabTo(page, toastOf(page).getByRole('button', { name: 'Deshacer' }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('row', { name: /Nafta/ })).toBeVisible()
    })

    await test.step('searches and filters', async () => {
      await page.keyboard.press('Escape')
      await page.getByRole('heading', { level: 1 }).press('/')
      await expect(page.getByLabel('Buscar un gasto')).toBeFocused()
      await page.keyboard.type('verd')
      await expect(page.getByRole('row', { name: /Nafta/ })).toBeHidden()
      await tabTo(page, page.getByRole('button', { name: 'Filtros', exact: true }))
      await page.keyboard.press('Enter')
      await tabTo(page, page.getByLabel('Categoría', { exact: true }))
      await page.keyboard.press('End')
      await expect(page).toHaveURL(/category_id=none/)
      await tabTo(page, page.getByRole('button', { name: 'Quitar filtro Sin categoría' }))
      await page.keyboard.press('Enter')
      await expect(page).not.toHaveURL(/category_id/)
    })
  })

  test("a member who asks to change another's expense is told who may change it", async ({
    page,
    context,
    product,
  }) => {
    const ana = await registerMember(product, somebodyNew('Ana García'))
    const beto = await joinMember(product, ana, somebodyNew('Beto García'))
    await ana.call('POST', '/v2/expenses', { description: 'Verdulería', amount: 7300 })
    await signIn(context, product, beto)
    await page.goto('/expenses')
    await expect(seen(page.getByText('Verdulería'))).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('e')
    await expect(
      page
        .getByRole('dialog', { name: 'Verdulería' })
        .getByText('Solo lo puede cambiar Ana, que lo anotó, o quien es titular de la casa.'),
    ).toBeVisible()
  })

  test('a member invites somebody', async ({ page, context, product }) => {
    await signInSomebodyNew(context, product)
    await page.goto('/dashboard')
    const dialog = page.getByRole('dialog')
    const opener = page.getByRole('region', { name: 'La familia' }).getByRole('button', { name: 'Invitar' })
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    await tabTo(page, dialog.getByLabel('Número de teléfono'))
    await page.keyboard.type(somebodyNew('Nora Paz').typed)
    await expect(dialog.getByText('✓ Número de WhatsApp válido')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(/^(Invitación enviada|Creamos la invitación)/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

test('day fields accept typed digits in every filter', { tag: '@desk' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 1200 })
  await signIn(context, product, ana)
  await page.goto('/expenses')
  await page.getByRole('button', { name: 'Filtros' }).click()
  for (const address of ['/expenses', '/analytics']) {
    if (address === '/analytics') await page.goto(address)
    const from = page.getByLabel('Desde', { exact: true })
    await from.focus()
    // The same date whether the browser puts the day or the month first.
    await page.keyboard.type('11112026')
    await expect(from).toHaveValue('2026-11-11')
    await expect(page).toHaveURL(/start_date=2026-11-11/)
  }
})

test('Escape in a message returns the focus to where it was', { tag: '@desk' }, async ({
  page,
  context,
  product,
}) => {
  await signInSomebodyNew(context, product)
  await page.goto('/household')
  const opener = page.getByRole('button', { name: 'Nueva categoría' }).first()
  const dialog = page.getByRole('dialog')
  await expect(page.getByRole('button', { name: 'Acciones de Salud' })).toBeVisible()
  for (const [keys, place] of [
    [['F8', 'Escape'], 'the list'],
    [['F8', 'Tab', 'Escape'], 'a message'],
  ] as const) {
    await test.step(place, async () => {
      await opener.press('Enter')
      await dialog.getByLabel('Nombre').fill(`Cosas de ${place}`)
      await page.keyboard.press('Enter')
      await expect(toastOf(page)).toBeVisible()
      await expect(opener).toBeFocused()
      for (const key of keys) await page.keyboard.press(key)
      await expect(toastOf(page)).toHaveCount(0)
      await expect(opener).toBeFocused()
    })
  }
})
