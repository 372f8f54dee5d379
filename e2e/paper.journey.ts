import { expect } from '@playwright/test'
import { registerMember, signIn } from './member.ts'
import { somebodyNew } from './people.ts'
import { loaded, seen } from './screen.ts'
import { test } from './stage.ts'

test('a printed screen keeps its content, dark on white, without controls', async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await ana.call('POST', '/v2/expenses', { description: 'Zapatillas', amount: 70_000 })
  await ana.call('PUT', '/v2/budgets', { category_id: null, amount: 100_000 })
  await signIn(context, product, ana)
  await page.goto('/settings')
  await page.getByText('Oscuro', { exact: true }).click()
  await page.emulateMedia({ media: 'print' })

  const screens = [
    { path: '/dashboard', title: 'Hola', says: /^\$\s?70\.000$/, pressed: ['Invitar'] },
    { path: '/expenses', title: 'Gastos', says: 'Zapatillas', pressed: ['Anotar gasto'] },
    {
      path: '/household',
      title: 'Casa García',
      says: 'Presupuesto mensual',
      pressed: ['Editar la casa', 'Poner un presupuesto'],
    },
    {
      path: '/analytics',
      title: 'Análisis',
      says: 'Mes a mes en números',
      pressed: ['Filtros', 'Desde', 'Quién'],
    },
  ]
  for (const { path, title, says, pressed } of screens) {
    await test.step(path, async () => {
      await page.goto(path)
      await loaded(page)
      await expect(seen(page.getByText(says))).toBeVisible()
      const heading = page.getByRole('heading', { level: 1, name: title })
      await expect(heading).toBeInViewport()
      const [ink, paper] = await heading.evaluate((element) => [
        getComputedStyle(element).color,
        getComputedStyle(document.documentElement).backgroundColor,
      ])
      expect(lightness(ink)).toBeLessThan(0.3)
      expect(paper).toBe('rgb(255, 255, 255)')
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
      for (const name of pressed)
        await expect(
          page.getByRole('main').getByText(name, { exact: true }).filter({ visible: true }),
        ).toHaveCount(0)
    })
  }

  await test.step('the analysis also prints its filters', async () => {
    const { members } = await ana.call<{ members: { id: string }[] }>('GET', '/v2/analytics/dashboard/stats')
    await page.goto(`/analytics?start_date=2026-01-01&end_date=2026-01-31&user_id=${members[0]?.id}`)
    await expect(page.getByText(/^1 – 31 ene(?: 2026)? · Ana García$/)).toBeVisible()
  })
})

/** The lightness of a colour as the browser computes the app's colours: `oklch(0.25 …)`. */
const lightness = (colour: string | undefined) => Number(/^oklch\(([\d.]+)/.exec(colour ?? '')?.[1])
