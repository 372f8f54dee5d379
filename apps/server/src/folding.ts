/** Text for comparing and searching: without case, accents and surplus blanks. Both engines compare what we fold. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
