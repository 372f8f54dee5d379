const namesAtMost = 5

/** As many names as can be read while a toast is shown. */
export function fewNames(names: readonly string[]): string {
  return names.slice(0, namesAtMost).join(', ') + (names.length > namesAtMost ? '…' : '')
}
