import { tmpdir } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { findFreePorts, startTogether } from './processes.mjs'

// A program that listens, answers, and ends when asked; `more` is added code.
const web = (/** @type {number} */ port, more = '') => `
  const server = require('node:http').createServer((request, response) => response.end('here'))
  server.listen(${port}, '127.0.0.1')
  process.on('SIGTERM', () => server.close(() => process.exit(0)))
  ${more}`

/** @param {string} name @param {number} port @param {string} code */
const program = (name, port, code) => ({
  name,
  command: ['--eval', code],
  folder: tmpdir(),
  environment: {},
  host: '127.0.0.1',
  port,
  ready: '/',
})

const isThere = (/** @type {number | undefined} */ pid) => {
  try {
    return process.kill(pid ?? 0, 0)
  } catch {
    return false
  }
}

/** @type {import('./processes.mjs').Running[]} */
const started = []
const start = async (/** @type {import('./processes.mjs').Program[]} */ programs) => {
  const running = await startTogether(programs, 'ignore')
  started.push(running)
  return running
}
afterEach(async () => {
  for (const running of started.splice(0)) await running.stop()
})

test('programs are ready once all of them answer, and gone once they were stopped', async () => {
  const first = await findFreePorts(2)
  const ports = [first, first + 1]
  const running = await start(ports.map((port, index) => program(`program ${index}`, port, web(port))))
  await running.ready
  for (const port of ports) {
    const response = await fetch(`http://127.0.0.1:${port}`)
    expect(await response.text()).toBe('here')
  }
  await running.stop()
  expect(Object.values(running.pids).map(isThere)).toEqual([false, false])
  expect(await running.ended).toBe('the program 1 stopped (exit code 0)')
})

test('a program that ends is reported with its exit status', async () => {
  const port = await findFreePorts(1)
  const running = await start([program('server', port, web(port))])
  await running.ready
  process.kill(running.pids.server ?? 0, 'SIGKILL')
  expect(await running.ended).toBe('the server stopped (SIGKILL)')
})

test('a program that ends before it answers fails the start', async () => {
  const running = await start([program('server', await findFreePorts(1), 'process.exit(3)')])
  await expect(running.ready).rejects.toThrow('the server stopped (exit code 3) before it was ready')
})

test('a port in use is reported in one sentence, and nothing is started', async () => {
  const port = await findFreePorts(1)
  await start([program('first', port, web(port))]).then(({ ready }) => ready)
  const second = startTogether([program('second', port, web(port))], 'ignore')
  await expect(second).rejects.toThrow(`Port ${port}, where the second would listen, is in use`)
})
