import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from '../installation.mjs'

/** @typedef {{ path: string, text: string }} Source a file by its path from the root, with `/` */

const patterns = ['*.{ts,mjs,json,md}', '{packages,apps,e2e,bench,tools}/**/*.{ts,tsx,mjs,js,css,html}']
const generated = new Set(['node_modules', 'dist', 'test-results', 'playwright-report'])

/**
 * Every file that people write here.
 * @returns {Source[]}
 */
export function readSources() {
  const paths = globSync(patterns, {
    cwd: root,
    exclude: (path) => generated.has(path.split(sep).at(-1) ?? ''),
  })
  return paths.sort().map((path) => ({
    path: path.replaceAll(sep, '/'),
    text: readFileSync(join(root, path), 'utf8'),
  }))
}
