import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'

/** A value that is kept between runs if there is a data folder. */
export interface JsonFile<T> {
  /** The value at start. */
  readonly initial: T
  /** Replaces the whole file; a crash leaves the old or the new content, never a part of it. */
  readonly save: (value: T) => void
}

/** Opens `name` in `folder`; without a folder nothing is kept. Throws if the file does not match `schema`. */
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
