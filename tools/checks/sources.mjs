import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from '../installation.mjs'

/** @typedef {{ path: string, text: string }} Source a file; its path is relative to the root, with `/` */

const patterns = ['*.{ts,mjs,json,md}', '{packages,apps,e2e,bench,tools}/**/*.{ts,tsx,mjs,js,css,html}']
const generated = new Set(['node_modules', 'dist', 'test-results', 'playwright-report'])

/**
 * Reads every source file that is written by hand.
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
