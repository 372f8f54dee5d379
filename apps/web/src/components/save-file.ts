/** Milliseconds after which a file is no longer kept: an iPhone asks first whether to save it. */
const keptFor = 60_000

/** Has the browser save a file under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor)
}
