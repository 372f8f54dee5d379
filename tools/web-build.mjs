import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { root } from './installation.mjs'
import { StartError } from './processes.mjs'

/**
 * @typedef {object} Build
 * @property {string} name used in messages, after 'the'
 * @property {string} workspace
 * @property {string[]} sources the folders that it is built from
 * @property {string} result a file that exists once it was built
 */

const packages = ['packages/contract/src', 'packages/reader/src']
/** @type {Build} */
const web = {
  name: 'web app',
  workspace: '@casita/web',
  sources: ['apps/web', ...packages],
  result: 'apps/web/dist/index.html',
}
/** @type {Build} */
const server = {
  name: 'server',
  workspace: '@casita/server',
  sources: ['apps/server', ...packages],
  result: 'apps/server/dist/http/main.js',
}
const apart = (/** @type {string} */ path) => /(^|\/)(node_modules|dist)(\/|$)|\.test\.\w+$/.test(path)

/**
 * Builds the web app unless `apps/web/dist` was built from exactly these sources. Throws a `StartError` when the build
 * fails.
 */
export function buildWebIfStale() {
  buildIfStale(web)
}

/** Builds the server unless it was built from exactly these sources. Throws a `StartError` when the build fails. */
export function buildServerIfStale() {
  buildIfStale(server)
}

/** The file to start if the server was built from exactly these sources, otherwise null. */
export function builtServer() {
  return isFresh(server) ? join(root, server.result) : null
}

/** Records that the server has just been built from the current sources. */
export function noteServerBuild() {
  note(server)
}

/** @param {Build} build */
function buildIfStale(build) {
  if (isFresh(build)) return
  console.log(`Building the ${build.name} …`)
  const { status, stdout } = spawnSync('npm', ['run', 'build', '--silent', '--workspace', build.workspace], {
    cwd: root,
    shell: process.platform === 'win32',
    // The output is hidden unless the build fails, since it may then contain the reason.
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  if (status !== 0) {
    process.stdout.write(stdout ?? '')
    throw new StartError(`The ${build.name} could not be built: the reason is above.`)
  }
  note(build)
}

/** Beside what was built, because installing for production empties `node_modules`. */
const stampOf = (/** @type {Build} */ { result }) => join(root, dirname(result), '.sources')

/**
 * Whether the sources have their size and time since the build; otherwise whether they have their contents, because a
 * checkout touches files without changing them. Each start of the server waits for this.
 * @param {Build} build
 */
function isFresh(build) {
  const stamp = stampOf(build)
  if (!existsSync(join(root, build.result)) || !existsSync(stamp)) return false
  const [looks, contents] = readFileSync(stamp, 'utf8').split('\n')
  return looksOf(build) === looks || contentsOf(build) === contents
}

/** @param {Build} build */
function note(build) {
  writeFileSync(stampOf(build), `${looksOf(build)}\n${contentsOf(build)}\n`)
}

/** @param {Build} build */
function looksOf(build) {
  return hashOf(build, (path) => {
    const { size, mtimeMs } = statSync(path)
    return `${size} ${mtimeMs}`
  })
}

/** @param {Build} build */
function contentsOf(build) {
  return hashOf(build, (path) => readFileSync(path))
}

/**
 * Hashes the paths of the sources, each with what `told` tells of the file.
 * @param {Build} build
 * @param {(path: string) => string | Buffer} told
 */
function hashOf({ sources }, told) {
  const hash = createHash('sha256')
  for (const path of ['package-lock.json', ...sources.flatMap(filesIn)])
    hash
      .update(`${path}\0`)
      .update(told(join(root, path)))
      .update('\0')
  return hash.digest('hex')
}

/**
 * The paths of the files in a folder that a build may read.
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (apart(path)) return []
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}
