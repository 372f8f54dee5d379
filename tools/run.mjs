import process from 'node:process'
import { parseArgs } from 'node:util'
import { root, whenOrphaned } from './installation.mjs'
import { StartError, startTogether } from './processes.mjs'
import { assemble } from './product.mjs'
import { readEnvironment, SettingsError } from './settings.mjs'

/**
 * Runs the product in the foreground until Ctrl-C, a SIGTERM, or the end of one of its programs (exit code 1).
 * @param {(product: import('./product.mjs').Product) => import('./processes.mjs').Program[]} choose selects the
 * programs to start
 */
export async function runInForeground(choose) {
  const asked = signalled()
  try {
    const product = assemble({ LOG_LEVEL: 'warn', ...readEnvironment(root), ...readOptions() })
    const running = await startTogether(choose(product))
    try {
      const ended = running.ready.then(() => {
        announce(product)
        return running.ended
      })
      const unasked = await Promise.race([ended, asked])
      if (unasked) throw new StartError(`Casita stops, because ${unasked}.`)
    } finally {
      await running.stop()
    }
  } catch (error) {
    if (!(error instanceof StartError || error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** @returns {Promise<null>} */
const signalled = () =>
  new Promise((resolve) => {
    // Not `once`: a second Ctrl-C must not end this process before the programs that it waits for.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(null))
    whenOrphaned(() => resolve(null))
  })

/** @returns {import('./settings.mjs').Environment} */
function readOptions() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' } } })
    return values.port ? { PORT: values.port } : {}
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error))
  }
}

/** @param {import('./product.mjs').Product} product */
function announce({ url, sandboxUrl }) {
  const lines = ['', `  Casita           ${url}`]
  if (sandboxUrl) {
    lines.push(
      `  Sandbox phone    ${sandboxUrl}`,
      '',
      '  The sandbox stands in for Google and WhatsApp until .env has their credentials.',
    )
  }
  console.log([...lines, '  Ctrl-C stops.', ''].join('\n'))
}
