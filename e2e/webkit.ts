import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Builder, By, error, Key, until, type WebDriver } from 'selenium-webdriver'
import { answers, findFreePorts } from '../tools/processes.mjs'
import { webkit } from '../tools/testing/machine.mjs'

const patience = 30_000

/** WebKit, the engine of Safari and of every browser on an iPhone. */
export interface WebKit {
  driver: WebDriver
  /** Waits until the page shows this text, however its letters are capitalised. */
  see: (text: string) => Promise<void>
  /** Presses the visible button, link or cell whose text, or name for screen readers, contains this. */
  press: (name: string) => Promise<void>
  /** Types into the field with this label, instead of what is there. */
  type: (label: string, text: string) => Promise<void>
  /** Presses Enter in the field with this label. */
  enter: (label: string) => Promise<void>
  stop: () => Promise<void>
}

const quoted = (text: string) => `concat("${text.replaceAll('"', `", '"', "`)}", "")`
const withText = (text: string) => `contains(normalize-space(.), ${quoted(text)})`

/** Starts WebKitGTK's browser without a window on the screen, driven by the WebDriver protocol. */
export async function openWebKit(size: { width: number; height: number }): Promise<WebKit> {
  const { driver: program, browser } = webkit() ?? {}
  if (!program || !browser) throw new Error('WebKit is missing')
  // Xvfb writes the display that it has chosen to the given file descriptor.
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(createInterface(screen.stdout), 'line')
  const port = await findFreePorts(1)
  const service = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, LC_ALL: 'C.UTF-8' },
    stdio: 'ignore',
  })
  const stopPrograms = () => Promise.all([ended(service), ended(screen)])
  await answers({ host: '127.0.0.1', port, ready: '/status' })
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    .build()
    .catch(async (failure: unknown) => {
      await stopPrograms()
      throw failure
    })
  await driver
    .manage()
    .window()
    .setRect({ ...size, x: 0, y: 0 })

  const see: WebKit['see'] = async (text) => {
    const shown = async () => {
      // The driver's own text leaves out what stands in an element whose lines are limited.
      const page = await driver.executeScript<string>('return document.body.innerText')
      return page.replaceAll('\u00a0', ' ').toLowerCase().includes(text.toLowerCase())
    }
    await driver.wait(() => shown().catch(unlessMoving), patience, `shows ${text}`)
  }
  const field = (name: string) => {
    const label = `//label[${withText(name)}]`
    const named = `//input[@id = ${label}/@for or @aria-label = ${quoted(name)}] | ${label}//input`
    return driver.wait(until.elementLocated(By.xpath(named)), patience, `finds ${name}`)
  }
  return {
    driver,
    see,
    press: async (name) => {
      const pressable = By.xpath(
        `//*[self::a or self::button or self::summary or self::td][${withText(name)} or contains(@aria-label, ${quoted(name)})]`,
      )
      const pressed = async () => {
        for (const each of await driver.findElements(pressable))
          if (await each.isDisplayed()) {
            await each.click()
            return true
          }
        return false
      }
      await driver.wait(() => pressed().catch(unlessMoving), patience, `presses ${name}`)
    },
    type: async (label, text) => {
      const found = await field(label)
      await found.sendKeys(Key.chord(Key.CONTROL, 'a'))
      await found.sendKeys(text)
    },
    enter: async (label) => (await field(label)).sendKeys(Key.ENTER),
    stop: async () => {
      await driver.quit()
      await stopPrograms()
    },
  }
}

/** Ignores that an element is not there, not yet in its place or no longer part of the page. */
function unlessMoving(failure: unknown): false {
  const { NoSuchElementError, StaleElementReferenceError, ElementNotInteractableError } = error
  const passing = [NoSuchElementError, StaleElementReferenceError, ElementNotInteractableError]
  if (passing.some((kind) => failure instanceof kind)) return false
  throw failure
}

async function ended(program: ChildProcess): Promise<void> {
  const end = once(program, 'exit')
  if (program.kill()) await end
}
