import type { PictureType } from '@casita/contract'

/** A picture as it is kept: its bytes, and the kind that they show themselves to be. */
export interface Picture {
  type: PictureType
  bytes: Uint8Array
}

/** How each kind begins, by the places of its marks; what a file says of itself is not asked. */
const marks: Record<PictureType, readonly (readonly [at: number, mark: string])[]> = {
  'image/jpeg': [[0, '\xff\xd8\xff']],
  'image/png': [[0, '\x89PNG\r\n\x1a\n']],
  'image/webp': [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
}

/** The picture that these bytes are; null for everything that browsers are not to show. */
export function pictureIn(bytes: Uint8Array): Picture | null {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  for (const type of Object.keys(marks) as PictureType[]) {
    if (marks[type].every(([at, mark]) => head.startsWith(mark, at))) return { type, bytes }
  }
  return null
}
