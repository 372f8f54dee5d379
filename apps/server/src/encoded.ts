const room = Buffer.allocUnsafeSlow(128 * 1024)

/** A text in UTF-8. Asking first how many bytes it will be, as `Buffer.from` does, takes longer than writing it. */
export function encoded(text: string): Buffer {
  if (text.length * 3 > room.length) return Buffer.from(text)
  return Buffer.from(room.subarray(0, room.write(text)))
}
