import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { root } from '../installation.mjs'
import { playwrightOutcomes, tally, vitestOutcomes } from './tally.mjs'

/** @typedef {import('./tally.mjs').Tally} Tally */

/** Runs every test of the workspaces, on the databases of the environment. */
export const runVitest = () =>
  report('vitest.json', vitestOutcomes, (file) =>
    call([
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]),
  )

/** Runs every journey in a browser. */
export const runPlaywright = () =>
  report('playwright.json', playwrightOutcomes, (file) =>
    call(['node_modules/@playwright/test/cli.js', 'test', '--config=e2e', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    }),
  )

/**
 * @param {string} name
 * @param {(report: any) => boolean[][]} outcomesOf
 * @param {(file: string) => Promise<number | null>} run writes its report to the file
 * @returns {Promise<Tally>}
 */
async function report(name, outcomesOf, run) {
  const folder = mkdtempSync(join(tmpdir(), 'casita-report-'))
  try {
    const code = await run(join(folder, name))
    return tally({ outcomes: read(join(folder, name), outcomesOf), code })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Reads the outcomes of a report; none when the runner crashed and left no report or an incomplete one.
 * @param {string} file
 * @param {(report: any) => boolean[][]} outcomesOf
 */
function read(file, outcomesOf) {
  try {
    return outcomesOf(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.error(`No report that can be read: ${error instanceof Error ? error.message : error}`)
    return []
  }
}

/**
 * Runs a program on the project's Node, and returns its exit code.
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<number | null>}
 */
function call(command, environment = {}) {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((resolve) => {
    child.once('error', () => resolve(null))
    child.once('exit', resolve)
  })
}
