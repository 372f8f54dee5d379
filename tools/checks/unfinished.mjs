// Spelled in two halves, so that this file does not find itself.
const marks = [
  { pattern: new RegExp(`\\b(${['TO', 'FIX'].join('|')})(DO|ME)\\b`), means: 'an open end' },
  {
    pattern: /\b(describe|it|test|suite)\.(only|skip|todo|fixme|skipIf|runIf)\b/,
    means: 'a test that does not always run',
  },
  { pattern: /@ts-(ignore|nocheck)\b/, means: 'a type error kept quiet' },
]

// Learned weights, written in letters, among which any word may stand.
const learned = /^packages\/reader\/src\/weighing\/(price-|kind-)?weights\.ts$/

/**
 * Nothing half done is kept: no notes to do it later, no tests set aside.
 * @param {import('./sources.mjs').Source[]} sources
 */
export function findUnfinished(sources) {
  return sources
    .filter(({ path }) => /\.(ts|tsx|mjs|js|css)$/.test(path))
    .filter(({ path }) => !path.startsWith('tools/checks/') && !learned.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const found = marks.find(({ pattern }) => pattern.test(line))
        return found ? [`${path}:${index + 1} has ${found.means}: ${line.trim()}`] : []
      }),
    )
}
