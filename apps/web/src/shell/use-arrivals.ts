import { useState } from 'react'

/**
 * The ids that were not in the list when it was first shown: rows that came while somebody looked. Another `list`
 * (another page, another filter) begins anew.
 */
export function useArrivals(ids: readonly string[] | undefined, list = ''): ReadonlySet<string> {
  const [known, setKnown] = useState<{ list: string; ids: ReadonlySet<string> }>()
  if (ids && known?.list !== list) setKnown({ list, ids: new Set(ids) })
  return new Set(known?.list === list ? ids?.filter((id) => !known.ids.has(id)) : [])
}
