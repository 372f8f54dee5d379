import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * @typedef {object} Program
 * @property {string} name used in messages, after 'the'
 * @property {string[]} command arguments for Node
 * @property {string} folder where it runs
 * @property {NodeJS.ProcessEnv} environment its whole environment
 * @property {string} host the address on which it listens
 * @property {number} port the port on which it listens
 * @property {string} ready the path that answers 200 once it is ready
 */

/**
 * @typedef {object} Running
 * @property {Promise<void>} ready resolves when all are ready; rejects with a `StartError` when one ends before that
 * @property {Promise<string>} ended resolves when one has ended, with which one and how
 * @property {() => Promise<void>} stop ends all of them, the last one first, and waits until they are gone
 * @property {Record<string, number | undefined>} pids process ids by name, for tests that kill them
 */

/** A failed start, explained in one sentence for the person who started it. */
export class StartError extends Error {}

const graceMilliseconds = 15_000

/**
 * Starts the programs side by side. Throws a `StartError`, before starting any, when a port is taken.
 * @param {Program[]} programs
 * @param {import('node:child_process').StdioOptions} [stdio]
 * @returns {Promise<Running>}
 */
export async function startTogether(programs, stdio = ['ignore', 'inherit', 'inherit']) {
  for (const program of programs) await refuseTakenPort(program)
  const children = programs.map((program) => start(program, stdio))
  const ended = Promise.race(children.map(({ name, gone }) => gone.then((how) => `the ${name} ${how}`)))
  const waiting = new AbortController()
  const endedEarly = ended.then((sentence) => {
    throw new StartError(`Casita can't start: ${sentence} before it was ready.`)
  })
  const ready = Promise.race([
    endedEarly,
    Promise.all(programs.map((program) => answers(program, waiting.signal))).then(() => undefined),
  ]).finally(() => waiting.abort())
  // A caller that stops early does not await it.
  ready.catch(() => undefined)
  const stop = async () => {
    for (const child of children.toReversed()) await child.stop()
  }
  return { ready, ended, stop, pids: Object.fromEntries(children.map(({ name, pid }) => [name, pid])) }
}

/**
 * @param {Program} program
 * @param {import('node:child_process').StdioOptions} stdio
 */
function start({ name, command, folder, environment }, stdio) {
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: environment,
    stdio,
    // A separate process group: Ctrl-C reaches only this process, which ends the programs one after the other.
    detached: process.platform !== 'win32',
  })
  /** @type {Promise<string>} */
  const gone = new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be started (${error.message})`))
    child.once('exit', (code, signal) => resolve(`stopped (${signal ?? `exit code ${code}`})`))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    const tooLate = setTimeout(() => child.kill('SIGKILL'), graceMilliseconds)
    await gone
    clearTimeout(tooLate)
  }
  return { name, pid: child.pid, gone, stop }
}

/**
 * Polls until the program is ready or the signal aborts.
 * @param {Pick<Program, 'host' | 'port' | 'ready'>} program
 * @param {AbortSignal} [signal]
 */
export async function answers({ host, port, ready }, signal = new AbortController().signal) {
  while (!signal.aborted) {
    const response = await fetch(`http://${host}:${port}${ready}`, { signal }).catch(() => null)
    await response?.body?.cancel()
    if (response?.ok) return
    await pause(20)
  }
}

/** @param {Program} program */
async function refuseTakenPort({ name, host, port }) {
  if (await isFree(host, port)) return
  throw new StartError(
    `Port ${port}, where the ${name} would listen, is in use: stop what listens there, or choose another PORT.`,
  )
}

/**
 * Finds `count` consecutive free ports, below the range of outgoing connections.
 * @param {number} count
 * @returns {Promise<number>} the first one
 */
export async function findFreePorts(count) {
  for (;;) {
    const first = randomInt(20_000, 32_000)
    const ports = Array.from({ length: count }, (_, index) => isFree('127.0.0.1', first + index))
    if ((await Promise.all(ports)).every((free) => free)) return first
  }
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(host, port) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(new StartError(`Nothing can listen on ${host}, port ${port}: ${error.message}.`))
    })
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
