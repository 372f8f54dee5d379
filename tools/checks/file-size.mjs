import { matchesGlob } from 'node:path'

const most = 400

// Lexicons, translations and samples are data and may be of any length.
const data = [
  'packages/reader/src/languages/*',
  'packages/reader/src/**/*.{cases,lexicon}.ts',
  'apps/web/src/i18n/{en,es,pt,fr}/*',
  'apps/sandbox/src/phone/window/*.css',
  'packages/contract/src/{countries,currencies}.ts',
]

/**
 * Finds files that are too long to read in one go; they should be split by use case.
 * @param {import('./sources.mjs').Source[]} sources
 */
export function findLongFiles(sources) {
  return sources
    .filter(
      ({ path }) => /\.(ts|tsx|mjs|js|css)$/.test(path) && !data.some((glob) => matchesGlob(path, glob)),
    )
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > most)
    .map(({ path, lines }) => `${path} has ${lines} lines; ${most} are the most`)
}
