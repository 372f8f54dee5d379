import type { BrowserContext, Page } from '@playwright/test'
import type { Language } from './household.ts'
import { signIn } from './member.ts'
import type { RunningProduct } from './product.ts'
import { loaded, named, still } from './screen.ts'
import type { State, World } from './state.ts'
import { words } from './words.ts'

/** Whether a page of this state goes on loading, as the state wants it. */
const staysLoading = ({ server }: State) => server === 'silent'

/** Lets the server fall silent or break for everything but who is signed in. */
async function misbehave(page: Page, server: State['server']): Promise<void> {
  await page.route(/\/v2\/(?!auth\/me|config)/, (route) => {
    if (server === 'broken') return route.fulfill({ status: 500, body: '' })
    return undefined
  })
}

/** Signs in whoever looks, or nobody. */
export async function enter(
  context: BrowserContext,
  product: Pick<RunningProduct, 'url'>,
  who: State['who'],
  world: World | null,
) {
  if (who === 'guest' || !world) return context.setStorageState({ cookies: [], origins: [] })
  return signIn(context, product, world[who].member)
}

/** Opens a state of the app, with whoever looks signed in already; ends when all of it can be seen. */
export async function show(page: Page, state: State, world: World | null, language: Language): Promise<void> {
  const { path, server, act } = state
  if (server) await misbehave(page, server)
  await page.goto(path === 'link' && world ? world.newcomer.link.href : path)
  if (staysLoading(state)) {
    // The screen itself, and not what stands in its place until its script is there.
    await named(page)
    await page.locator('.pulse').first().waitFor()
  } else await loaded(page)
  await act?.(page, words[language])
  await page.evaluate(() => document.fonts.ready)
  await still(page)
}
