import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../installation.mjs'

const restricted = 'lint/style/noRestrictedImports'

/** Files with one fault each, and the rule that must find it. */
const planted = [
  [
    'packages/reader/src/a.ts',
    "import { calls } from '@casita/contract'\nexport const a = calls",
    restricted,
  ],
  [
    'packages/contract/src/a.ts',
    "import { readFileSync } from 'node:fs'\nexport const a = readFileSync",
    restricted,
  ],
  ['packages/contract/src/b.ts', "import { z } from 'zod'\nexport const b = z", restricted],
  ['apps/sandbox/src/a.ts', "import { calls } from '@casita/contract'\nexport const a = calls", restricted],
  [
    'apps/server/src/expenses/a.service.ts',
    "import type { FastifyRequest } from 'fastify'\nexport type A = FastifyRequest",
    restricted,
  ],
  ['apps/server/src/expenses/b.routes.ts', "import pg from 'pg'\nexport const b = pg", restricted],
  ['apps/server/src/db/a.ts', "import Fastify from 'fastify'\nexport const a = Fastify", restricted],
  ['apps/web/src/data/a.ts', "const a = await import('@casita/server')\nexport const b = a", restricted],
  ['apps/web/src/data/b.ts', "import { join } from 'node:path'\nexport const b = join", restricted],
  ['e2e/a.ts', "import { buildApp } from '@casita/server'\nexport const a = buildApp", restricted],
  [
    'apps/server/src/x.ts',
    "import { y } from './y.ts'\nexport const x = () => y",
    'lint/suspicious/noImportCycles',
  ],
  [
    'apps/server/src/y.ts',
    "import { x } from './x.ts'\nexport const y = () => x",
    'lint/suspicious/noImportCycles',
  ],
  [
    'apps/server/src/c.ts',
    'const save = async () => 1\nexport const c = () => {\n  save()\n}',
    'lint/nursery/noFloatingPromises',
  ],
  ['apps/server/src/d.ts', 'export const d = (value: any) => value', 'lint/suspicious/noExplicitAny'],
  [
    'apps/server/src/e.ts',
    'export const e = (value?: string) => value!.length',
    'lint/style/noNonNullAssertion',
  ],
  ['apps/server/src/f.ts', "console.log('here')", 'lint/suspicious/noConsole'],
  ['apps/server/src/g.ts', 'export default 1', 'lint/style/noDefaultExport'],
  ['apps/server/src/camelCase.ts', 'export const h = 1', 'lint/style/useFilenamingConvention'],
  [
    'apps/server/src/i.ts',
    "import { x } from './x'\nexport const i = x",
    'lint/correctness/useImportExtensions',
  ],
]

const folder = mkdtempSync(join(tmpdir(), 'casita-linter-'))
const plant = (/** @type {string} */ path, /** @type {string} */ text) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), `${text}\n`)
}
const run = async (/** @type {string} */ program, /** @type {string[]} */ options) => {
  const { stdout } = await promisify(execFile)(join(root, 'node_modules', '.bin', program), options, {
    cwd: folder,
  })
    // A linter that found something exits with an error; its output is needed here.
    .catch((error) => error)
  return stdout
}

/** @type {Map<string, string[]>} */
const found = new Map()

beforeAll(async () => {
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'))
  for (const [path = '', text = ''] of planted) plant(path, text)
  const report = JSON.parse(await run('biome', ['lint', '--reporter=json', '--max-diagnostics=200', '.']))
  for (const { category, location } of report.diagnostics) {
    const path = location.path.file ?? location.path
    found.set(path, [...(found.get(path) ?? []), category])
  }
})

afterAll(() => rmSync(folder, { recursive: true }))

test.for(planted)('the linter finds the fault in %s: %s', ([path = '', , rule]) => {
  expect(found.get(path)).toContain(rule)
})

test('unused files, exports and packages are found', async () => {
  plant(
    'package.json',
    JSON.stringify({ name: 'planted', type: 'module', dependencies: { fastify: '5.12.8' } }),
  )
  plant('main.ts', "import { used } from './used.ts'\nused()")
  plant('used.ts', 'export const used = () => 1\nexport const forgotten = 2')
  plant('alone.ts', 'export const alone = 1')
  plant('knip.json', JSON.stringify({ entry: ['main.ts'], project: ['*.ts'] }))
  const report = await run('knip', ['--no-progress'])
  expect(report).toMatch(/alone\.ts/)
  expect(report).toMatch(/forgotten/)
  expect(report).toMatch(/fastify/)
}, 60_000)
