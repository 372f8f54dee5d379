import { spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { root } from '../installation.mjs'
import { findLongFiles } from './file-size.mjs'
import { findFolderCycles } from './folder-cycles.mjs'
import { findIgnoredSources } from './ignored-sources.mjs'
import { findWrongImports } from './import-directions.mjs'
import { findHoles } from './lock-file.mjs'
import { findNondescriptFolders } from './names.mjs'
import { readSources } from './sources.mjs'
import { findTranslationFaults } from './translations.mjs'
import { findUnfinished } from './unfinished.mjs'

const workspaces = [
  'apps/server',
  'apps/web',
  'apps/sandbox',
  'packages/contract',
  'packages/reader',
  'e2e',
  'bench',
  'tools',
]

/**
 * @typedef {{ name: string, run: () => Promise<string[]> }} Check `run` returns the problems found, one line or block
 * each
 */

/**
 * All checks of the sources that do not run the product, slowest first.
 * @returns {Check[]}
 */
export function allChecks() {
  const sources = readSources()
  return [
    program('format and lint', 'biome', [
      'ci',
      '--error-on-warnings',
      '--colors=off',
      '--max-diagnostics=60',
      '.',
    ]),
    ...workspaces
      .filter((folder) =>
        sources.some(({ path }) => path.startsWith(`${folder}/`) && /\.m?[jt]s$/.test(path)),
      )
      .map((folder) => program(`types of ${folder}`, 'tsc', ['-p', folder, '--pretty', 'false'])),
    program('nothing unused', 'knip', ['--config', 'tools/knip.json', '--no-progress']),
    own('imports point one way', () => [...findWrongImports(sources), ...findFolderCycles(sources)]),
    own('translations', async () => findTranslationFaults(await translations(), codeOf(sources))),
    own('file size', () => findLongFiles(sources)),
    own('folder names', () => findNondescriptFolders(sources)),
    own('nothing unfinished', () => findUnfinished(sources)),
    own('package-lock.json', () => findHoles(readJson('package-lock.json').packages)),
    {
      name: 'every source is kept',
      run: async () => {
        if (!existsSync(join(root, '.git'))) return []
        const { output } = await call('git', [
          'ls-files',
          '--others',
          '--ignored',
          '--exclude-standard',
          'apps',
          'packages',
        ])
        return findIgnoredSources(output)
      },
    },
  ]
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

/**
 * @param {string} name
 * @param {() => string[] | Promise<string[]>} find
 * @returns {Check}
 */
const own = (name, find) => ({ name, run: async () => find() })

/**
 * @param {string} name
 * @param {string} command
 * @param {string[]} options
 * @returns {Check}
 */
function program(name, command, options) {
  return {
    name,
    run: async () => {
      const { code, output } = await call(command, options)
      return code === 0 ? [] : [output.trim() || `${command} ended with exit code ${code}`]
    },
  }
}

/**
 * Runs a program of the project or of the machine.
 * @param {string} command
 * @param {string[]} options
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function call(command, options) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const child = spawn(command, options, {
    cwd: root,
    env: { ...process.env, PATH: path, NO_COLOR: '1' },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, output: error.message }))
    child.once('close', (code) => resolve({ code, output }))
  })
}

/** The web app's texts by language, as the app loads them. */
async function translations() {
  const files = globSync('apps/web/src/i18n/{en,es,pt,fr}/index.ts', { cwd: root })
  const modules = files.map(async (file) => {
    const { texts } = await import(pathToFileURL(join(root, file)).href)
    return [dirname(file).slice(-2), texts]
  })
  return Object.fromEntries(await Promise.all(modules))
}

/** @param {import('./sources.mjs').Source[]} sources */
const codeOf = (sources) =>
  sources
    .filter(({ path }) => /^apps\/web\/src\/(?!i18n\/\w\w\/).*\.tsx?$/.test(path))
    .map(({ text }) => text)
    .join('\n')
