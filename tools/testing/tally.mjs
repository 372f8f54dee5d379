/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * Counts what a runner reports. Only a test that ran to its end and was right has passed: a skipped one has failed,
 * and so has a file without tests, a runner without files, and a runner that ends badly for no reason it names.
 * @param {{ outcomes: boolean[][], code: number | null }} report outcomes of the tests by file, and the exit code
 * @returns {Tally}
 */
export function tally({ outcomes, code }) {
  const tests = outcomes.flat()
  const passed = tests.filter((right) => right).length
  const empty = outcomes.filter((file) => file.length === 0).length
  const failed = tests.length - passed + empty
  const unexplained = failed === 0 && (code !== 0 || tests.length === 0)
  return { passed, failed: failed + (unexplained ? 1 : 0) }
}

/**
 * Outcomes out of vitest's JSON report.
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 */
export const vitestOutcomes = ({ testResults }) =>
  testResults.map(({ status, assertionResults }) => {
    const outcomes = assertionResults.map((test) => test.status === 'passed')
    // A hook that fails after the last test spoils the file, and no test of it.
    return status === 'passed' || outcomes.includes(false) ? outcomes : [...outcomes, false]
  })

/**
 * Outcomes out of Playwright's JSON report.
 * @param {{ suites?: Suite[], errors?: object[] }} report
 * @typedef {{ suites?: Suite[], specs?: { tests: { status: string }[] }[] }} Suite
 */
export function playwrightOutcomes({ suites = [], errors = [] }) {
  /** @param {Suite} suite @returns {boolean[]} */
  const inside = (suite) => [
    ...(suite.specs ?? []).flatMap(({ tests }) => tests.map(({ status }) => status === 'expected')),
    ...(suite.suites ?? []).flatMap(inside),
  ]
  return [...suites.map(inside), ...errors.map(() => [false])]
}
