import type { Page } from '@playwright/test'

/** What a page has done to the eye and the hand since it was opened. */
export interface Smoothness {
  /** Layout shift that nobody's own doing explains, summed up. */
  shift: number
  /** The longest that the page was deaf, in milliseconds; below 50 the browser does not tell, and it is 0. */
  longestTask: number
}

declare global {
  interface Window {
    smoothness: Smoothness
  }
}

/** Lets a page count its layout shifts and long tasks from its very beginning. */
export async function watchSmoothness(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.smoothness = { shift: 0, longestTask: 0 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.smoothness.longestTask = Math.max(window.smoothness.longestTask, duration)
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!shift.hadRecentInput) window.smoothness.shift += shift.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What a watched page has counted so far. */
export function smoothnessOf(page: Page): Promise<Smoothness> {
  return page.evaluate(() => window.smoothness)
}
