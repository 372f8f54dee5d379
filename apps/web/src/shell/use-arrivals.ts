import { useState } from 'react'

/**
 * The ids that were not in the list when it was first shown, that is, rows that arrived while it was open. Another
 * `list` (another page or filter) starts afresh.
 */
export function useArrivals(ids: readonly string[] | undefined, list = ''): ReadonlySet<string> {
  const [known, setKnown] = useState<{ list: string; ids: ReadonlySet<string> }>()
  if (ids && known?.list !== list) setKnown({ list, ids: new Set(ids) })
  return new Set(known?.list === list ? ids?.filter((id) => !known.ids.has(id)) : [])
}
