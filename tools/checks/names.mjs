const nondescript = new Set(['utils', 'helpers', 'common', 'misc', 'shared', 'lib', 'types', 'core'])

/**
 * Finds folders with names that could mean anything; a folder is named after its subject.
 * @param {import('./sources.mjs').Source[]} sources
 */
export function findNondescriptFolders(sources) {
  const folders = new Set(sources.flatMap(({ path }) => ancestors(path)))
  return [...folders]
    .filter((folder) => nondescript.has(folder.split('/').at(-1) ?? ''))
    .map((folder) => `${folder}/ says nothing about what is in it`)
}

/** @param {string} path */
function ancestors(path) {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, depth) => parts.slice(0, depth + 1).join('/'))
}
