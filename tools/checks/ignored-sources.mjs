/**
 * Finds sources that a too wide pattern in .gitignore silently keeps out of every commit.
 * @param {string} listing the output of `git ls-files --others --ignored --exclude-standard`
 */
export function findIgnoredSources(listing) {
  return listing
    .split('\n')
    .filter((path) => /^(packages|apps)\/[^/]+\/src\//.test(path))
    .map((path) => `${path} is a source, and .gitignore keeps it out`)
}
