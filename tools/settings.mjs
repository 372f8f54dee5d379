import { randomBytes, randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { parseEnv } from 'node:util'

/** @typedef {NodeJS.ProcessEnv} Environment */

/** A mistake in the settings; its message is all that the person who starts the product needs to see. */
export class SettingsError extends Error {}

const google = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']
const whatsapp = [
  'WHATSAPP_PHONE_NUMBER',
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_ACCESS_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
]

/**
 * Reads the environment, which takes precedence over the folder's `.env` file; empty values count as absent.
 * @param {string} folder
 * @returns {Environment}
 */
export function readEnvironment(folder) {
  const file = join(folder, '.env')
  // Some editors begin a file with a mark, which would become part of the first name.
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8').replace(/^\ufeff/, '')) : {}
  const given = Object.entries({ ...written, ...process.env }).filter(([, value]) => value?.trim())
  return Object.fromEntries(given)
}

/**
 * Determines the settings of the product, and those of the sandbox if it has to replace Google or WhatsApp because
 * their credentials are missing (otherwise `sandbox` is null). Relative data folders are relative to `folder`.
 * Throws a `SettingsError` that names everything missing when the sandbox is not allowed to replace it.
 * @param {Environment} environment
 * @param {string} folder
 * @returns {{ product: Environment, sandbox: Environment | null }}
 */
export function settle(environment, folder) {
  const port = portOf(environment)
  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${port}`
  const product = { ...environment, PORT: String(port), PUBLIC_URL: publicUrl }
  const missing = [google, whatsapp].map((names) => names.filter((name) => !environment[name]))
  if (missing.every((names) => names.length === 0)) return { product, sandbox: null }
  refuseUnlessSandboxMay(publicUrl, missing.flat())

  const dataFolder = resolve(folder, environment.DATA_DIR ?? './data')
  const keys = keptKeys(dataFolder)
  const origin = `http://localhost:${port + 1}`
  const standIns = [
    { names: google, addresses: { GOOGLE_ISSUER: `${origin}/google` } },
    { names: whatsapp, addresses: { WHATSAPP_API_URL: origin, WHATSAPP_LINK_URL: origin } },
  ]
  for (const { names, addresses } of standIns) {
    if (names.some((name) => !environment[name])) Object.assign(product, pick(keys, names), addresses)
  }
  return {
    product,
    sandbox: {
      ...keys,
      SANDBOX_PORT: String(port + 1),
      SANDBOX_DATA: join(dataFolder, 'sandbox'),
      PRODUCT_URL: publicUrl,
      LOG_LEVEL: environment.LOG_LEVEL,
    },
  }
}

/** @param {Environment} environment */
function portOf({ PORT = '3000' }) {
  const port = Number(PORT)
  // The sandbox takes the port after it.
  if (Number.isInteger(port) && port >= 1 && port <= 65534) return port
  throw new SettingsError(`PORT must be a whole number from 1 to 65534, and is '${PORT}'.`)
}

/**
 * Throws unless the sandbox may be used: nobody may ever sign in through it on a public address, and incomplete
 * credentials are a mistake.
 * @param {string} publicUrl
 * @param {string[]} missing
 */
function refuseUnlessSandboxMay(publicUrl, missing) {
  const halfGiven = [google, whatsapp].some((names) => {
    const absent = names.filter((name) => missing.includes(name)).length
    return absent > 0 && absent < names.length
  })
  if (isLoopback(publicUrl) && !halfGiven) return
  const reason = isLoopback(publicUrl)
    ? 'The credentials are incomplete.'
    : `${publicUrl} is a public address, where the sandbox can't stand in for Google and WhatsApp.`
  throw new SettingsError([`${reason} Missing:`, ...missing.map((name) => `  - ${name}`)].join('\n'))
}

/**
 * Whether an address has a name under which the sandbox answers (`apps/sandbox/src/loopback.ts`).
 * @param {string} url
 */
function isLoopback(url) {
  return ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(url)?.hostname ?? '')
}

/**
 * Returns the keys that product and sandbox share, created at the first start and readable only by their owner.
 * @param {string} dataFolder
 * @returns {Record<string, string>}
 */
function keptKeys(dataFolder) {
  const file = join(dataFolder, 'sandbox.json')
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
    // Complete before it has its name: a start that is interrupted leaves no file that stops every later one.
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, `${JSON.stringify(newKeys(), null, 2)}\n`, { mode: 0o600, flush: true })
    renameSync(unfinished, file)
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}

const newKeys = () => ({
  GOOGLE_CLIENT_ID: 'casita.apps.sandbox',
  GOOGLE_CLIENT_SECRET: secret(),
  WHATSAPP_PHONE_NUMBER: '+5491155550100',
  WHATSAPP_PHONE_NUMBER_ID: String(randomInt(1e14, 2e14)),
  WHATSAPP_ACCESS_TOKEN: secret(),
  WHATSAPP_APP_SECRET: secret(),
  WHATSAPP_VERIFY_TOKEN: secret(),
})

const secret = () => randomBytes(24).toString('hex')

/**
 * @param {Record<string, string>} values
 * @param {string[]} names
 */
const pick = (values, names) => Object.fromEntries(names.map((name) => [name, values[name]]))
