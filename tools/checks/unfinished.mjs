// In two halves, so that this file does not find itself.
const marks = [
  { pattern: new RegExp(`\\b(${['TO', 'FIX'].join('|')})(DO|ME)\\b`), means: 'an open end' },
  {
    pattern: /\b(describe|it|test|suite)\.(only|skip|todo|fixme|skipIf|runIf)\b/,
    means: 'a test that does not always run',
  },
  { pattern: /@ts-(ignore|nocheck)\b/, means: 'a type error kept quiet' },
]

// Learned weights are encoded as letters, which may happen to form any word.
const learned = /^packages\/reader\/src\/weighing\/(price-|kind-)?weights\.ts$/

/**
 * Finds unfinished work: notes to do something later, disabled tests, silenced type errors.
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
