// `npm test`: runs all checks and tests of the project. Its last line is `N passed, N failed`.
import process from 'node:process'
import { onOwnNode } from './installation.mjs'

if (await onOwnNode()) {
  const { testEverything } = await import('./testing/everything.mjs')
  const { passed, failed } = await testEverything()
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
