/** The beginning of a text, at most this many UTF-16 units long, without half a character at its end. */
export function beginningOf(text: string, longest: number): string {
  return text.length <= longest ? text : text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')
}

/** A text as it is, or, if it is longer than this many UTF-16 units, its beginning and '…'. */
export function fit(text: string, longest: number): string {
  return text.length <= longest ? text : `${beginningOf(text, longest - 1)}…`
}
