import { fieldText } from './i18n.ts'

/** A problem found by a schema of the contract: the path and the message. */
interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/**
 * Returns the message for each field in the interface's language; of several problems the first, which usually causes
 * the others.
 */
export function fieldProblems(issues: readonly Issue[]): Record<string, string> {
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0]), fieldText(message)]),
  )
}
