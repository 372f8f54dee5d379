import type { Page } from '@playwright/test'

/** How smooth a page has been since it was opened. */
export interface Smoothness {
  /** The sum of layout shifts that were not caused by input. */
  shift: number
  /**
   * The longest time during which the page could not respond, in milliseconds; 0 below 50, which the browser does not
   * report.
   */
  longestTask: number
}

declare global {
  interface Window {
    smoothness: Smoothness
  }
}

/** Makes a page count its layout shifts and long tasks from the beginning. */
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

/** What a watched page has measured so far. */
export function smoothnessOf(page: Page): Promise<Smoothness> {
  return page.evaluate(() => window.smoothness)
}
