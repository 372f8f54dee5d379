// Prepares what the project needs before anything can run: its dependencies and its own Node.
// Until `onOwnNode` returns true, this runs on the machine's Node (20 or newer), so it is plain JavaScript without
// packages.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const windows = process.platform === 'win32'
const binary = join(root, 'node_modules', '.bin', windows ? 'node.exe' : 'node')
const wanted = 24

/**
 * Installs what is missing or older than package-lock.json says, and makes sure that the calling script runs on the
 * project's Node. Returns true when it does; false after running it there to its end, when nothing is left to do.
 */
export async function onOwnNode() {
  requireNode(20)
  if (!isInstalled()) install()
  if (!existsSync(binary)) requireNode(wanted)
  if (major() >= wanted) return true
  process.exitCode = await rerun()
  return false
}

const major = () => Number(process.versions.node.split('.')[0])

/** @param {number} version */
function requireNode(version) {
  if (major() >= version) return
  fail(
    `Casita needs Node ${version} or newer here, and this is ${process.version}: get it from https://nodejs.org.`,
  )
}

/** Whether npm's own record in node_modules contains every package that the lock file requires. */
function isInstalled() {
  const note = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const demanded = packagesOf(join(root, 'package-lock.json'))
  const present = packagesOf(note)
  return Object.entries(demanded).every(([path, { version, link, optional }]) => {
    const found = present[path]
    // Missing optional packages are those of other platforms.
    return path === '' || (found ? link || found.version === version : optional)
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean }>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

function install() {
  console.log('Installing what package-lock.json names …')
  // Warnings concern the Node that installs, which is not the one that will run.
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    shell: windows,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status === 0) return
  fail(error ? `npm could not be run: ${error.message}` : 'npm ci failed: its own words are above.')
}

/** Runs this same command on the project's Node and returns its exit code. */
function rerun() {
  const child = spawn(binary, process.argv.slice(1), { stdio: 'inherit' })
  // Ctrl-C reaches both processes anyway; the child decides when to end, and this process waits for it.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  whenOrphaned(() => child.kill('SIGTERM'))
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}

/**
 * Calls `end` when npm is gone: the shell that npm starts in between dies of a SIGTERM without passing it on.
 * @param {() => void} end
 */
export function whenOrphaned(end) {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && end(), 250).unref()
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
