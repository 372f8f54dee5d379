/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * Counts the tests of a runner's report. Only a test that ran to its end successfully has passed. A skipped test
 * counts as failed, and so does a file without tests, a runner without files, and a failing exit code that no failed
 * test explains.
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
 * Reads the outcomes from Vitest's JSON report.
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 */
export const vitestOutcomes = ({ testResults }) =>
  testResults.map(({ status, assertionResults }) => {
    const outcomes = assertionResults.map((test) => test.status === 'passed')
    // A hook that fails after the last test fails the file, but none of its tests.
    return status === 'passed' || outcomes.includes(false) ? outcomes : [...outcomes, false]
  })

/**
 * Reads the outcomes from Playwright's JSON report.
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
