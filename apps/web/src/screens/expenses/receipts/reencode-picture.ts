/** Enough for the small print of a long receipt. */
const mostPixels = 4_000_000
const quality = 0.82

/**
 * Encodes a picture again as a JPEG: small enough to be sent from a shop, and without what the camera wrote into it (where
 * it was taken). Rejects for what the browser cannot read as a picture.
 */
export async function reencodePicture(picture: File): Promise<Blob> {
  const bitmap = await createImageBitmap(picture)
  const scale = Math.min(1, Math.sqrt(mostPixels / (bitmap.width * bitmap.height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is nothing to draw on')
  // JPEG has no transparency: what is transparent becomes white, as paper.
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
