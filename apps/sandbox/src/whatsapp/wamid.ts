import { randomBytes } from 'node:crypto'

const receivedMark = 0x12
const sentMark = 0x11

/**
 * Creates a message id in WhatsApp's format: base64 of a few marker bytes, the person's digits and a random part. Like
 * a real one, it contains the number.
 */
export const makeWamid = (waId: string, by: 'person' | 'casita'): string => {
  const digits = Buffer.from(waId)
  const random = Buffer.from(randomBytes(9).toString('hex').toUpperCase())
  const bytes = Buffer.concat([
    Buffer.from([0x1c, 0x18, digits.length]),
    digits,
    Buffer.from([0x15, 0x02, 0x00, by === 'person' ? receivedMark : sentMark, 0x18, random.length]),
    random,
    Buffer.from([0x00]),
  ])
  return `wamid.${bytes.toString('base64')}`
}
