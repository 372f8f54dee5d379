import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'

/** A value that outlives the process when there is a folder to keep it in. */
export interface JsonFile<T> {
  /** What was there at start. */
  readonly initial: T
  /** Replaces the file as a whole; a crash leaves the old or the new one, never half of it. */
  readonly save: (value: T) => void
}

/** Opens `name` in `folder`, or keeps nothing without a folder. Throws if the file is not what `schema` says. */
export const openJsonFile = <T>(
  folder: string | undefined,
  name: string,
  schema: z.ZodType<T>,
  empty: T,
): JsonFile<T> => {
  if (!folder) return { initial: empty, save: () => undefined }
  mkdirSync(folder, { recursive: true })
  const path = join(folder, name)
  return {
    initial: existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, 'utf8'))) : empty,
    save: (value) => {
      writeFileSync(`${path}.new`, JSON.stringify(value))
      renameSync(`${path}.new`, path)
    },
  }
}
