// `npm run check`: checks the sources without running the product, in a few seconds.
import process from 'node:process'
import { onOwnNode } from './installation.mjs'

if (await onOwnNode()) {
  const { runChecks } = await import('./checks/run.mjs')
  const { passed, failed } = await runChecks()
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
