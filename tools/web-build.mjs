import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { root } from './installation.mjs'
import { StartError } from './processes.mjs'

const sources = ['apps/web/**/*', 'packages/{contract,reader}/**/*', 'package-lock.json']
const apart = (/** @type {string} */ path) => /(^|\/)(node_modules|dist)(\/|$)|\.test\.\w+$/.test(path)
const stamp = join(root, 'node_modules', '.cache', 'casita', 'web-build')

/** Builds the web app unless `apps/web/dist` was built from exactly these sources. Throws a `StartError` when the build fails. */
export function buildWebIfStale() {
  const fingerprint = fingerprintOfSources()
  if (existsSync(join(root, 'apps/web/dist/index.html')) && readStamp() === fingerprint) return
  console.log('Building the web app …')
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new StartError('The web app could not be built: the reason is above.')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, fingerprint)
}

const readStamp = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : '')

/** Contents, not times: a checkout touches files without changing them. */
function fingerprintOfSources() {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: root, exclude: (entry) => apart(entry.name), withFileTypes: true })
  for (const file of files
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
