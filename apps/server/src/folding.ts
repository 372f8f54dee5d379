/**
 * Folds a text for comparing and searching: removes case, accents, characters without a shape and extra spaces. Folding
 * here makes both engines compare alike.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
