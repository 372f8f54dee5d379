import { posix } from 'node:path'
import { workspaces } from './zones.mjs'

/**
 * Finds imports against the arrows of ARCHITECTURE.md, each with the reason why it is wrong.
 * @param {import('./sources.mjs').Source[]} sources
 */
export function findWrongImports(sources) {
  return sources
    .filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path))
    .flatMap(({ path, text }) => relativeImports(text).flatMap((specifier) => judge(path, specifier)))
}

/**
 * @param {string} path
 * @param {string} specifier
 */
function judge(path, specifier) {
  const target = posix.join(posix.dirname(path), specifier)
  const [from, to] = [place(path), place(target)]
  if (!from) return []
  if (from.workspace !== to?.workspace) {
    const reached = from.workspace.reaches?.some((folder) => target.startsWith(folder))
    return reached ? [] : [`${path} imports ${specifier}: ${from.workspace.because}`]
  }
  const allowed = [from.name, ...from.may]
  return allowed.includes('*') || allowed.includes(to.name)
    ? []
    : [`${path} imports ${specifier}: ${from.because}`]
}

/** @param {string} path */
function place(path) {
  const workspace = workspaces.find(({ folder }) => path.startsWith(folder))
  if (!workspace) return undefined
  const inner = path.slice(workspace.folder.length)
  for (const { at, name, may, because } of workspace.zones) {
    const found = at.exec(inner)
    if (found) return { workspace, name: name.replace('$1', found[1] ?? ''), may, because }
  }
  throw new Error(`${path} lies in no zone of tools/checks/zones.mjs: say there what it may import.`)
}

/**
 * The relative specifiers of a file's imports and exports.
 * @param {string} text
 */
export const relativeImports = (text) =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.\.?\/[^']+)'/g)].map(([, specifier]) => specifier ?? '')
