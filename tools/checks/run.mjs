import process from 'node:process'
import { allChecks } from './all.mjs'

const atOnce = 2

/**
 * Runs every check, two at a time, and prints a line for each as it ends, followed by its problems.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  const waiting = allChecks()
  const counts = { passed: 0, failed: 0 }
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now()
      const problems = await check.run().catch((error) => [String(error.stack ?? error)])
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      process.stdout.write(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${check.name} (${seconds} s)\n`)
      for (const problem of problems) process.stdout.write(`${problem.replace(/^/gm, '      ')}\n`)
      counts[problems.length === 0 ? 'passed' : 'failed'] += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return counts
}
