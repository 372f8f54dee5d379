import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { populate } from './household.ts'
import type { RunningProduct } from './product.ts'
import { still } from './screen.ts'
import { test } from './stage.ts'
import { states, type World } from './states.ts'
import { enter, show } from './visit.ts'

test.describe.configure({ mode: 'parallel' })

/** What lies over a page; the page beneath it is looked at by itself. */
const overlays = '[role=dialog], [role=menu], :popover-open'

async function violations(axe: AxeBuilder): Promise<string[]> {
  const found = await axe.analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  )
}

/** What is wrong with a page as it stands: for axe, in both themes, and for whoever reads on a narrow screen. */
async function findings(page: Page): Promise<string[]> {
  const over = await page.locator(overlays).count()
  const axe = () => (over > 0 ? new AxeBuilder({ page }).include(overlays) : new AxeBuilder({ page }))
  const inLight = await violations(axe())
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await still(page)
  // The theme changes colours alone.
  const inDark = await violations(axe().withRules('color-contrast'))
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  return [...inLight, ...inDark.map((each) => `dark: ${each}`), ...(wider ? ['scrolls sideways'] : [])]
}

/** One household for all looks of a worker: making it takes longer than looking at it. */
const worlds = new Map<RunningProduct, Promise<World>>()
function worldOf(product: RunningProduct): Promise<World> {
  const world = worlds.get(product) ?? populate(product, 'es')
  worlds.set(product, world)
  return world
}

for (const state of states) {
  test(`everybody can use ${state.name}`, async ({ page, context, product, noise }) => {
    noise.expect(404, 500)
    const world = state.who === 'guest' ? null : await worldOf(product)
    await enter(context, product, state, world)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await show(page, state, world, 'es')
    expect(await findings(page)).toEqual([])
  })
}
