/** @typedef {{ link?: boolean, integrity?: string, dependencies?: object, optionalDependencies?: object }} Entry */

/**
 * Finds packages that are missing in the lock file. npm leaves them out without a word when a package is in the
 * registry before its variants for other platforms; `npm ci` then fails elsewhere.
 * @param {Record<string, Entry>} packages the `packages` of package-lock.json
 */
export function findHoles(packages) {
  return Object.entries(packages).flatMap(
    ([path, { link, integrity, dependencies, optionalDependencies }]) => {
      const absent = Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !link && !isLocked(packages, path, name))
        .map((name) => `${path || 'the root'} needs ${name}, which is not in package-lock.json`)
      const unproven = path.includes('node_modules/') && !link && !integrity
      return unproven ? [...absent, `${path} has no integrity`] : absent
    },
  )
}

/**
 * Whether Node would find the package from this folder: in its node_modules, or in those of any folder above.
 * @param {Record<string, Entry>} packages
 * @param {string} from
 * @param {string} name
 */
function isLocked(packages, from, name) {
  const parts = from.split('/')
  return [...parts, ''].some((_, up) => {
    const folder = parts.slice(0, parts.length - up).join('/')
    return packages[`${folder}${folder && '/'}node_modules/${name}`] !== undefined
  })
}
