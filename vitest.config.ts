import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const tests = (folder: string) => ({ root: folder, include: ['**/*.test.{ts,mjs}'] })

/** Small files that wait for processes which die and come back: begun last, they would be waited for alone. */
const longest = /\/(crash|exactly-once)\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

const conversations = 'src/assistant/**/*.test.ts'

const server = (name: string) => ({
  name,
  ...tests('apps/server'),
  globalSetup: fileURLToPath(new URL('tools/vitest-postgres.mjs', import.meta.url)),
  execArgv: ['--disable-warning=ExperimentalWarning'],
  // A worker's files share the server's modules, but not its app or database: loading them took a third of the time.
  isolate: false,
  testTimeout: 15_000,
  hookTimeout: 30_000,
})

/**
 * One project per workspace, and one for the assistant's conversations: `npm run vitest -- --project server` or
 * `npm run vitest -- apps/server/src/expenses`.
 */
export default defineConfig({
  test: {
    // Two at a time: each server test file drives two real databases.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'contract', ...tests('packages/contract') } },
      // Learning takes seconds, and longer beside other work.
      { test: { name: 'reader', ...tests('packages/reader'), testTimeout: 60_000, isolate: false } },
      { test: { ...server('server'), exclude: [...configDefaults.exclude, conversations] } },
      { test: { ...server('assistant'), include: [conversations] } },
      { test: { name: 'sandbox', ...tests('apps/sandbox') } },
      { test: { name: 'web', ...tests('apps/web') } },
      { test: { name: 'tools', ...tests('tools') } },
      { test: { name: 'e2e', ...tests('e2e'), testTimeout: 120_000, hookTimeout: 60_000 } },
    ],
  },
})
