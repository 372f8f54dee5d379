import process from 'node:process'
import { runChecks } from '../checks/run.mjs'
import { startPostgres } from '../postgres.mjs'
import { buildWebIfStale } from '../web-build.mjs'
import { prepareMachine } from './machine.mjs'
import { runPlaywright, runVitest } from './runners.mjs'

/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * Runs all checks and tests of the project, one part after the other; a failed part does not stop the next.
 * @returns {Promise<Tally>} the sum of all parts
 */
export async function testEverything() {
  const total = { passed: 0, failed: 0 }
  /** @param {string} title @param {() => Promise<Tally> | Promise<void> | void} run */
  const part = async (title, run) => {
    console.log(`\n── ${title}`)
    const started = performance.now()
    const { passed, failed } = await count(run)
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(`── ${title}: ${passed} passed, ${failed} failed (${seconds} s)`)
    total.passed += passed
    total.failed += failed
  }

  let stopPostgres = async () => {}
  await part('what the tests need of this machine', prepareMachine)
  await part('PostgreSQL', async () => {
    const { url, stop } = await startPostgres()
    process.env.TEST_DATABASE_URL = url
    stopPostgres = stop
  })
  try {
    await part('checks', runChecks)
    await part('web build', buildWebIfStale)
    await part('tests', runVitest)
    await part('journeys in a browser', runPlaywright)
  } finally {
    await stopPostgres()
  }
  return total
}

/**
 * Runs one part; if it counts nothing itself, it is one test, which fails if it throws.
 * @param {() => Promise<Tally> | Promise<void> | void} run
 * @returns {Promise<Tally>}
 */
async function count(run) {
  try {
    return (await run()) ?? { passed: 1, failed: 0 }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}
