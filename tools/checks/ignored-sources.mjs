/**
 * A pattern in .gitignore that is too wide keeps a source out of every commit, and nobody is told.
 * @param {string} listing what `git ls-files --others --ignored --exclude-standard` prints
 */
export function findIgnoredSources(listing) {
  return listing
    .split('\n')
    .filter((path) => /^(packages|apps)\/[^/]+\/src\//.test(path))
    .map((path) => `${path} is a source, and .gitignore keeps it out`)
}
