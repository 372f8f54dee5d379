import { createHash, randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { openJsonFile } from '../json-file.ts'

/** A file that a person sent. */
const Medium = z.object({ id: z.string(), type: z.string() })
type Medium = z.infer<typeof Medium> & { readonly bytes: Buffer }

/** The files that people sent, by id. */
export interface Media {
  readonly keep: (type: string, bytes: Buffer) => Medium
  readonly find: (id: string) => Medium | undefined
}

/** The digest of a medium: base64 in webhooks, hexadecimal in the Graph API. */
export const digestOf = ({ bytes }: Pick<Medium, 'bytes'>, encoding: 'base64' | 'hex'): string =>
  createHash('sha256').update(bytes).digest(encoding)

/** Opens the files that people sent, including those of earlier runs if there is a data folder. */
export const openMedia = (dataFolder: string | undefined): Media => {
  const folder = dataFolder && join(dataFolder, 'media')
  if (folder) mkdirSync(folder, { recursive: true })
  const list = openJsonFile(dataFolder, 'media.json', z.array(Medium), [])
  const known = new Map<string, Medium>()
  for (const { id, type } of list.initial) {
    const path = join(folder ?? '', id)
    if (existsSync(path)) known.set(id, { id, type, bytes: readFileSync(path) })
  }
  return {
    keep: (type, bytes) => {
      const medium = { id: `1${String(randomInt(10 ** 14)).padStart(14, '0')}`, type, bytes }
      known.set(medium.id, medium)
      if (folder) writeFileSync(join(folder, medium.id), bytes)
      list.save([...known.values()].map((one) => ({ id: one.id, type: one.type })))
      return medium
    },
    find: (id) => known.get(id),
  }
}
