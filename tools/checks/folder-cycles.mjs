import { posix } from 'node:path'
import { relativeImports } from './import-directions.mjs'

/** Where the folders of the first level are the parts that a reader gets to know one after the other. */
const whole = /^apps\/(?:server|web|sandbox)\/src\//

/**
 * Finds the imports by which two folders of an app need each other, directly or through others; tests may import what
 * they test from anywhere.
 * @param {import('./sources.mjs').Source[]} sources
 */
export function findFolderCycles(sources) {
  const imports = sources
    .filter(({ path }) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path))
    .flatMap(({ path, text }) =>
      relativeImports(text).map((specifier) => {
        const from = folderOf(path)
        return { path, specifier, from, to: folderOf(posix.join(posix.dirname(path), specifier)) }
      }),
    )
    .filter(({ from, to }) => from && to && from !== to)
  /** @type {Map<string, Set<string>>} */
  const reached = new Map()
  for (const { from, to } of imports) reached.set(from, (reached.get(from) ?? new Set()).add(to))
  return imports
    .filter(({ from, to }) => reaches(reached, to, from))
    .map(({ path, specifier, from, to }) => `${path} imports ${specifier}: ${to} needs ${from} too`)
}

/** The folder of the first level of an app; empty for a file that lies in none. @param {string} path */
function folderOf(path) {
  const [folder, ...inner] = path.replace(whole, '').split('/')
  return whole.test(path) && folder && inner.length > 0 ? `${whole.exec(path)?.[0]}${folder}` : ''
}

/**
 * Whether imports lead from a folder to another one.
 * @param {Map<string, Set<string>>} reached
 * @param {string} from
 * @param {string} to
 */
function reaches(reached, from, to) {
  const known = new Set([from])
  for (const folder of known) for (const next of reached.get(folder) ?? []) known.add(next)
  return known.has(to)
}
