import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The number of builds whose files stay, this one included. */
const kept = 5

/** The names of the files of the builds that stay, newest first, beside these files. */
const record = '.builds.json'

/**
 * A plugin of Vite and Rolldown that leaves the files of a few earlier builds in the folder. A new version is built
 * while the one before still runs, in servers and in open pages, which load some of their files only when they need
 * them. The bundler must not empty the folder itself.
 */
export function keepEarlierBuilds() {
  return {
    name: 'casita:earlier-builds',
    /**
     * @param {{ dir?: string | undefined }} output
     * @param {Record<string, unknown>} bundle
     */
    writeBundle({ dir = '.' }, bundle) {
      const files = Object.keys(bundle).sort()
      const builds = [files, ...recorded(dir).filter((build) => `${build}` !== `${files}`)]
      const staying = builds.slice(0, kept)
      const needed = new Set(staying.flat())
      for (const file of builds.slice(kept).flat())
        if (!needed.has(file))
          for (const name of [file, `${file}.br`]) rmSync(join(dir, name), { force: true })
      const path = join(dir, record)
      writeFileSync(`${path}.new`, JSON.stringify(staying))
      renameSync(`${path}.new`, path)
    },
  }
}

/**
 * @param {string} folder
 * @returns {string[][]}
 */
function recorded(folder) {
  const path = join(folder, record)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
}
