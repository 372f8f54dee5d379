import { useState } from 'react'

/**
 * The fields of a form, and a function that changes some of them. A field that nobody has touched follows what is
 * stored: another member or another device may change it while the form is open.
 */
export function useEdited<Fields extends object>(stored: Fields) {
  const [edited, setEdited] = useState<Partial<Fields>>({})
  const edit = (changed: Partial<Fields>) => setEdited({ ...edited, ...changed })
  return [{ ...stored, ...edited }, edit] as const
}
