// `npm run screens`: saves a picture of every state of the app in `screens/`. An argument selects the states that
// begin with it, and `--width`, `--theme`, `--language` one of each: `npm run screens -- expenses --width 360`.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { type Browser, chromium } from '@playwright/test'
import { root } from '../tools/installation.mjs'
import { chosenOf, fail, readOptions } from '../tools/options.mjs'
import { chromium as chromiumOfMachine } from '../tools/testing/machine.mjs'
import { buildWebIfStale } from '../tools/web-build.mjs'
import { arrive, type Language, languages, populate } from './household.ts'
import { startProduct } from './product.ts'
import type { World } from './state.ts'
import { states } from './states.ts'
import { enter, show } from './visit.ts'
import { timezoneId } from './where.ts'

const folder = join(root, 'screens')
const widths = [360, 768, 1440] as const
const themes = ['light', 'dark'] as const
const locales = { es: 'es-AR', en: 'en-US', pt: 'pt-BR', fr: 'fr-FR' } as const satisfies Record<
  Language,
  string
>

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
  },
})

const shots = {
  languages: chosenOf(languages, values.language),
  widths: chosenOf(widths, values.width),
  themes: chosenOf(themes, values.theme),
}
const misnamed = positionals.find((word) => !states.some(({ name }) => name.startsWith(word)))
if (misnamed)
  fail(`No state begins with ${misnamed}; there are: ${states.map(({ name }) => name).join(', ')}`)
const looks = states.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.startsWith(word)),
)

interface Shot {
  width: number
  theme: (typeof themes)[number]
  language: Language
}

/** Takes the pictures of all states in one size, theme and language. */
async function take(browser: Browser, url: string, world: World, { width, theme, language }: Shot) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 768 ? 780 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: locales[language],
    timezoneId,
    hasTouch: width < 768,
  })
  context.setDefaultTimeout(30_000)
  const failed: string[] = []
  for (const state of looks) {
    await enter(context, { url }, state.who, world)
    const page = await context.newPage()
    await show(page, state, world, language).catch((error: unknown) => failed.push(`${state.name}: ${error}`))
    const path = join(folder, `${state.name}-${width}-${theme}-${language}.png`)
    // An overlay is photographed with only the visible part of the page.
    const covered = await page.locator('[role=dialog], [role=menu], :popover-open').count()
    await page.screenshot({ path, fullPage: covered === 0, animations: 'disabled' })
    await page.close()
  }
  await context.close()
  return failed
}

buildWebIfStale()
mkdirSync(folder, { recursive: true })
const executablePath = chromiumOfMachine()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
const product = await startProduct('sqlite')
try {
  for (const language of shots.languages) {
    const world = await populate(product, language)
    for (const width of shots.widths) {
      for (const theme of shots.themes) {
        // A verification link can be opened only once, so each run gets a new person.
        world.newcomer = await arrive(product, language)
        const failed = await take(browser, product.url, world, { width, theme, language })
        process.stdout.write(`${looks.length} looks at ${width} px, ${theme}, ${language}\n`)
        for (const failure of failed) process.stderr.write(`${failure}\n`)
        if (failed.length > 0) process.exitCode = 1
      }
    }
  }
} finally {
  await product.stop()
  await browser.close()
}
