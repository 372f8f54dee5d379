import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { populate } from './household.ts'
import type { RunningProduct } from './product.ts'
import { loaded, overhang, still } from './screen.ts'
import { listenForNoise, test } from './stage.ts'
import type { State, World } from './state.ts'
import { states } from './states.ts'
import { enter, show } from './visit.ts'

test.describe.configure({ mode: 'parallel' })
// The findings already describe each fault in words, and recording a trace takes longer than the checks.
test.use({ trace: 'off' })

/** Elements that cover the page; the page beneath them is checked as a state of its own. */
const overlays = '[role=dialog], [role=menu], :popover-open'
const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }
const small = { width: 360, height: 740 }

interface Found {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[]
}

/** The `axe` object that stays in a page after the first check. */
interface Axe {
  run: (context: string | Document, options: object) => Promise<Found>
}

const sentences = ({ violations }: Found) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  )

/** Checks the topmost layer of a page with axe, by all rules or only by the one about colour contrast. */
async function violations(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  const isCovered = (await page.locator(overlays).count()) > 0
  const options = {
    resultTypes: ['violations' as const],
    ...(rules === 'colours' && { runOnly: ['color-contrast'] }),
  }
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) {
    // Legacy mode skips the separate page in which axe combines the results of frames; there are no foreign frames.
    const axe = new AxeBuilder({ page }).setLegacyMode().options(options)
    return sentences(await (isCovered ? axe.include(overlays) : axe).analyze())
  }
  const found = await page.evaluate(
    ([where, how]) => {
      const { axe } = window as unknown as { axe: Axe }
      return axe.run(where ?? document, how)
    },
    [isCovered ? overlays : null, options] as const,
  )
  return sentences(found)
}

/** The faults of a page as it is: those that axe finds in both themes, and sideways scrolling. */
async function findings(page: Page, size: string): Promise<string[]> {
  const wear = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await still(page)
  }
  await wear('light')
  const inLight = await violations(page, 'all')
  await wear('dark')
  // The theme changes nothing but colours.
  const inDark = await violations(page, 'colours')
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  return [
    ...inLight.map((each) => `${size}: ${each}`),
    ...inDark.map((each) => `${size}, dark: ${each}`),
    ...(wider ? [`${size}: scrolls sideways`] : []),
  ]
}

/** Reports a page that is too wide for a small phone when letters are twice as large (WCAG 2.2, 1.4.4 and 1.4.10). */
async function findingsInLargeLetters(page: Page): Promise<string[]> {
  await page.setViewportSize(small)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await still(page)
  const wider = await overhang(page)
  return wider > 0 ? [`letters twice as large: scrolls sideways by ${wider} pixels`] : []
}

/** One household for all states that a worker checks, because creating it takes longer than checking a state. */
const worlds = new Map<RunningProduct, Promise<World>>()
function worldOf(product: RunningProduct): Promise<World> {
  const world = worlds.get(product) ?? populate(product, 'es')
  worlds.set(product, world)
  return world
}

/** One page per person for all states that a worker checks: its browser has fetched and compiled the app already. */
const pages = new Map<State['who'], Page>()
async function pageOf({ who }: State, browser: Browser, product: RunningProduct, world: World | null) {
  const known = pages.get(who)
  if (known) return known
  const context = await browser.newContext()
  await enter(context, product, who, world)
  const page = await context.newPage()
  pages.set(who, page)
  return page
}

/** Makes a page as good as a new one. */
async function forget(page: Page) {
  await page.unrouteAll()
  await page.evaluate(() => sessionStorage.clear())
  // What the history keeps of a step would return if the same address were opened right after.
  await page.goto('about:blank')
}

async function lookAt(page: Page, state: State, world: World | null): Promise<string[]> {
  const open = async (viewport: typeof wide) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await show(page, state, world, 'es')
  }
  await open(wide)
  const found = await findings(page, 'wide')
  if (state.act && !state.once) {
    // The steps to this state differ on a phone, so it is opened anew there.
    await forget(page)
    await open(narrow)
  } else {
    await page.setViewportSize(narrow)
    if (!state.server) await loaded(page)
  }
  found.push(...(await findings(page, 'narrow')), ...(await findingsInLargeLetters(page)))
  await forget(page)
  return found
}

for (const state of states) {
  test(`${state.name} is accessible and does not scroll sideways`, { tag: '@desk' }, async ({
    browser,
    product,
    noise,
  }) => {
    noise.expect(404, 500)
    if (state.refused) noise.expect(422)
    const world = state.who === 'guest' ? null : await worldOf(product)
    const page = await pageOf(state, browser, product, world)
    const stopListening = listenForNoise(page.context(), product, noise.lines)
    expect(await lookAt(page, state, world)).toEqual([])
    stopListening()
  })
}

test('with reduced motion, a style change starts no animation', { tag: '@desk' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/login')
  await loaded(page)
  const moving = await page.evaluate(() => {
    document.body.style.fontSize = '150%'
    document.body.style.opacity = '0.5'
    return document.getAnimations().length
  })
  expect(moving).toBe(0)
})

test('with forced colours, the selected items and every bar stay visible', { tag: '@desk' }, async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ forcedColors: 'active', colorScheme: 'dark' })
  await enter(context, product, 'owner', await worldOf(product))
  const page = await context.newPage()
  await page.goto('/analytics')
  await loaded(page)
  const groundOf = (locator: Locator) => locator.evaluate((each) => getComputedStyle(each).backgroundColor)
  const canvas = await groundOf(page.locator('body'))
  const period = page.getByRole('group', { name: 'Período' })
  const chosen = period.locator('label', { has: page.getByRole('radio', { checked: true }) })
  const other = period.locator('label', { has: page.getByRole('radio', { checked: false }) }).first()
  expect(await groundOf(chosen)).not.toBe(await groundOf(other))
  await page.goto('/dashboard')
  await loaded(page)
  const here = page.getByRole('banner').getByRole('link', { name: 'Resumen' })
  const there = page.getByRole('banner').getByRole('link', { name: 'Gastos' })
  expect(await groundOf(here)).not.toBe(await groundOf(there))
  const bars = page.locator('li a span[style*="background"]:empty, [role=img] > span:first-child')
  expect(await bars.count()).toBeGreaterThan(4)
  for (const bar of await bars.all()) expect(await groundOf(bar)).not.toBe(canvas)
  await context.close()
})
