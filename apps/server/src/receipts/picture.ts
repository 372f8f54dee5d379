import type { PictureType } from '@casita/contract'

/** A picture as it is stored: its bytes, and its type as determined from them. */
export interface Picture {
  type: PictureType
  bytes: Uint8Array
}

/** The signatures of each type, by offset; the declared type of a file is not trusted. */
const marks: Record<PictureType, readonly (readonly [at: number, mark: string])[]> = {
  'image/jpeg': [[0, '\xff\xd8\xff']],
  'image/png': [[0, '\x89PNG\r\n\x1a\n']],
  'image/webp': [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
}

/** Recognises a picture by its bytes; null for anything that browsers should not display. */
export function pictureIn(bytes: Uint8Array): Picture | null {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  for (const type of Object.keys(marks) as PictureType[]) {
    if (marks[type].every(([at, mark]) => head.startsWith(mark, at))) return { type, bytes }
  }
  return null
}
