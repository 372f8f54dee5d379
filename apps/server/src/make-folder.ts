import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder and those above it, for their owner alone, unless they are there. Node's own recursion never ends where
 * the system denies that the folder above is there, as it does in `/proc`.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(resolve(path)))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it at the same moment.
    if (!existsSync(path)) throw error
  }
}
