import { randomBytes } from 'node:crypto'

const receivedMark = 0x12
const sentMark = 0x11

/**
 * Makes a message id shaped as WhatsApp's: base64 of a few marks, the person's digits and a random part.
 * It holds the number, as the real ones do.
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
