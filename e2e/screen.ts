import type { Locator, Page } from '@playwright/test'

/** The toast that is shown. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /\(F8\)$/ }).getByRole('listitem')
}

/**
 * Presses a button of the toast that is shown or about to be: a pointer over it keeps it, however slow the machine is
 * to find the button at rest.
 */
export async function pressInToast(page: Page, name: string): Promise<void> {
  const button = toastOf(page).getByRole('button', { name })
  await button.dispatchEvent('pointermove')
  await button.click()
}

/** The first visible match: some elements are in the page twice, once for each width. */
export function seen(locator: Locator): Locator {
  return locator.filter({ visible: true }).first()
}

/**
 * By how many pixels the page or a drawer over it scrolls sideways, or extends beyond the left edge, where it cannot
 * be reached.
 */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => {
    const drawers = document.querySelectorAll('[role=dialog] > div:not([data-vaul-handle])')
    const widths = [document.documentElement, ...drawers].map((each) => each.scrollWidth - each.clientWidth)
    const isCut = ({ parentElement }: Element): boolean =>
      parentElement !== null &&
      parentElement.localName !== 'main' &&
      (getComputedStyle(parentElement).overflowX !== 'visible' || isCut(parentElement))
    const lefts = [...document.querySelectorAll('main :not(:empty)')]
      .filter((each) => !each.closest('.sr, .sr-only') && each.checkVisibility() && !isCut(each))
      .map((each) => each.getBoundingClientRect().left)
    return Math.max(...widths, -Math.min(0, ...lefts))
  })
}

/** Waits until the page has its heading. */
export async function named(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
}

/** Waits until no part of the page is loading. */
export async function loaded(page: Page): Promise<void> {
  await named(page)
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .pulse'))
}

/** Waits until all animations have ended, except for endless ones. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
        )
    do {
      await Promise.allSettled(moving().map(({ finished }) => finished))
      // A new frame may start further animations: inherited colours change later, and elements leave when told to.
      await new Promise(requestAnimationFrame)
    } while (moving().length > 0)
  })
}
