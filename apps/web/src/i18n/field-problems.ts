import { fieldText } from './i18n.ts'

/** What a schema of the contract found: where, and in the contract's own words. */
interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** What to say under each field, in the reader's language: of several problems the first, which the others follow from. */
export function fieldProblems(issues: readonly Issue[]): Record<string, string> {
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0]), fieldText(message)]),
  )
}
