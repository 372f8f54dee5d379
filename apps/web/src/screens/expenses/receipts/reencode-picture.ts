/** Enough pixels for the small print of a long receipt. */
const mostPixels = 4_000_000
const quality = 0.82

/**
 * Re-encodes a picture as a JPEG that is small enough for a mobile connection and has none of the camera's metadata
 * (such as the place). Rejects if the browser cannot read the picture.
 */
export async function reencodePicture(picture: File): Promise<Blob> {
  const bitmap = await createImageBitmap(picture)
  const scale = Math.min(1, Math.sqrt(mostPixels / (bitmap.width * bitmap.height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is nothing to draw on')
  // JPEG has no transparency: transparent areas become white, like paper.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/jpeg', quality)
  const drawn = await promise
  if (!drawn) throw new Error('The picture could not be drawn')
  return drawn
}
