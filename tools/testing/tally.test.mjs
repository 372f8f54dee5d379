import { expect, test } from 'vitest'
import { playwrightOutcomes, tally, vitestOutcomes } from './tally.mjs'

/** @param {string[][]} files @param {string} [status] */
const vitest = (files, status = 'passed') =>
  vitestOutcomes({
    testResults: files.map((tests) => ({
      status,
      assertionResults: tests.map((each) => ({ status: each })),
    })),
  })

test('correct tests count as passed', () => {
  expect(tally({ outcomes: vitest([['passed', 'passed'], ['passed']]), code: 0 })).toEqual({
    passed: 3,
    failed: 0,
  })
})

test.for(['failed', 'skipped', 'pending', 'todo'])('a test that is %s counts as failed', (status) => {
  expect(tally({ outcomes: vitest([['passed', status]]), code: 0 })).toEqual({ passed: 1, failed: 1 })
})

test('a file that cannot be read counts as failed', () => {
  expect(tally({ outcomes: vitest([[]], 'failed'), code: 1 })).toEqual({ passed: 0, failed: 1 })
})

test('a file that fails after its last test counts as failed', () => {
  expect(tally({ outcomes: vitest([['passed']], 'failed'), code: 1 })).toEqual({ passed: 1, failed: 1 })
})

test('a file without tests counts as failed', () => {
  expect(tally({ outcomes: vitest([['passed'], []]), code: 0 })).toEqual({ passed: 1, failed: 1 })
})

test('a runner that ran nothing counts as failed', () => {
  expect(tally({ outcomes: [], code: 0 })).toEqual({ passed: 0, failed: 1 })
})

test('a runner that crashed counts as failed, whatever it reports', () => {
  expect(tally({ outcomes: [], code: 1 })).toEqual({ passed: 0, failed: 1 })
  expect(tally({ outcomes: [[true]], code: null })).toEqual({ passed: 1, failed: 1 })
})

test('journeys count by their expected result, and flaky ones as failed', () => {
  const spec = (/** @type {string} */ status) => ({ tests: [{ status }] })
  const report = {
    suites: [
      { specs: [spec('expected')], suites: [{ specs: [spec('unexpected'), spec('flaky')] }] },
      { specs: [spec('skipped')] },
    ],
    errors: [{}],
  }
  expect(tally({ outcomes: playwrightOutcomes(report), code: 1 })).toEqual({ passed: 1, failed: 4 })
})
