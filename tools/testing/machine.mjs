import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { findPrograms } from '../postgres.mjs'

export const isLinux = process.platform === 'linux'

/** The programs that the tests need, by the Debian package that contains them. */
const needed = [
  { debian: 'chromium-headless-shell', isThere: () => chromium() !== undefined },
  { debian: 'postgresql', isThere: () => findPrograms() !== undefined },
  // Counts the syncs to the disk; exists only on Linux.
  { debian: 'strace', isThere: () => !isLinux || isInPath('strace') },
  // WebKit, which only Linux has apart from Safari, and a screen for it.
  { debian: 'webkit2gtk-driver', isThere: () => !isLinux || webkit() !== undefined },
  { debian: 'xvfb', isThere: () => !isLinux || isInPath('Xvfb') },
]

const missing = () => needed.filter(({ isThere }) => !isThere()).map(({ debian }) => debian)

/**
 * The browser of the journeys: the one in CHROMIUM, or the machine's own. The headless shell renders the same pages as
 * Chromium, but opens them in less than half the processor time.
 */
export function chromium() {
  const candidates = [
    process.env.CHROMIUM,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return candidates.find((path) => path && existsSync(path))
}

/**
 * WebKitGTK's own browser and the program that drives it.
 * @returns {{ driver: string, browser: string } | undefined}
 */
export function webkit() {
  const driver = '/usr/bin/WebKitWebDriver'
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  return existsSync(driver) && browser ? { driver, browser } : undefined
}

/**
 * Installs missing programs that the tests need, if that is possible (Debian, as root). Throws a sentence for the
 * person at the keyboard when something is still missing.
 */
export function prepareMachine() {
  if (missing().length > 0 && process.getuid?.() === 0 && isInPath('apt-get')) install(missing())
  const still = missing()
  if (still.length === 0) return
  throw new Error(`The tests need ${still.join(', ')}: on Debian, sudo apt-get install ${still.join(' ')}`)
}

/** @param {string[]} packages */
function install(packages) {
  console.log(`Installing ${packages.join(', ')} …`)
  const aptGet = (/** @type {string[]} */ options) =>
    spawnSync('apt-get', ['-qq', ...options], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  aptGet(['update'])
  aptGet(['install', '--yes', '--no-install-recommends', ...packages])
}

/** @param {string} program */
function isInPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.some((folder) => existsSync(join(folder, program)))
}
