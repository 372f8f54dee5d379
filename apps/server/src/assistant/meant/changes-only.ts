/** Whether a correction or an edit changes this field and nothing else. */
export function changesOnly<Changes extends object>(changes: Changes, field: keyof Changes): boolean {
  const [first, ...others] = Object.keys(changes)
  return first === field && others.length === 0
}
