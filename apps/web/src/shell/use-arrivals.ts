import { useState } from 'react'

/** The ids that were not in the list when it was first shown: rows that came while somebody looked. */
export function useArrivals(ids: readonly string[] | undefined): ReadonlySet<string> {
  const [known, setKnown] = useState<ReadonlySet<string>>()
  if (ids && !known) setKnown(new Set(ids))
  return new Set(known ? ids?.filter((id) => !known.has(id)) : [])
}
