import type { BrowserContext, Page } from '@playwright/test'
import type { Language } from './household.ts'
import { signIn, signOut } from './member.ts'
import type { RunningProduct } from './product.ts'
import { loaded, named, still } from './screen.ts'
import type { State, World } from './state.ts'
import { words } from './words.ts'

/** Whether the page stays in its loading state on purpose. */
const staysLoading = ({ server }: State) => server === 'silent'

/** Makes the server silent or broken, except for the question who is signed in. */
async function misbehave(page: Page, server: State['server']): Promise<void> {
  await page.route(/\/v2\/(?!auth\/me|config)/, (route) => {
    if (server === 'broken') return route.fulfill({ status: 500, body: '' })
    return undefined
  })
}

/** Signs in the person of a state, or nobody for a guest. */
export async function enter(
  context: BrowserContext,
  product: Pick<RunningProduct, 'url'>,
  who: State['who'],
  world: World | null,
) {
  if (who === 'guest' || !world) return signOut(context)
  return signIn(context, product, world[who].member)
}

/** Opens a state of the app for a person who is signed in already; resolves when all of it is visible. */
export async function show(page: Page, state: State, world: World | null, language: Language): Promise<void> {
  const { path, server, act } = state
  if (server) await misbehave(page, server)
  await page.goto(path === 'link' && world ? world.newcomer.link.href : path)
  if (staysLoading(state)) {
    // Waits for the screen itself, not for its placeholder while the script loads.
    await named(page)
    await page.locator('.pulse').first().waitFor()
  } else await loaded(page)
  await act?.(page, words[language])
  await page.evaluate(() => document.fonts.ready)
  await still(page)
}
