import type { PictureType } from '@casita/contract'

/** A picture of each type, as far as a server reads it: its header, and bytes that are not valid text. */
export const pictures: Record<PictureType, Buffer> = {
  'image/jpeg': withRest('\xff\xd8\xff\xe0\x00\x10JFIF\x00'),
  'image/png': withRest('\x89PNG\r\n\x1a\n'),
  'image/webp': withRest('RIFF\x24\x01\x00\x00WEBPVP8 '),
}

function withRest(head: string): Buffer {
  const rest = Array.from({ length: 256 }, (_, byte) => byte)
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(rest)])
}
