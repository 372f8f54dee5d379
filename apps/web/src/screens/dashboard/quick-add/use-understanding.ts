import type { Language } from '@casita/contract'
import type { Reader } from '@casita/reader/core'
import { useEffect, useState } from 'react'
import { readerOf } from '../../../shell/reader.ts'
import type { ReadingRow } from './reading-row.tsx'

/** A reader of messages, and the row that shows its reading. */
interface Understanding {
  read: Reader['read']
  ReadingRow: typeof ReadingRow
}

interface Arrived {
  Row: typeof ReadingRow
  own: Reader
  all: Reader | null
}

/**
 * The reader of messages and the row that shows its reading, once they are wanted and have arrived. It begins
 * with the person's own language, and fetches the others for a text that is mostly strange in it.
 */
export function useUnderstanding(
  text: string,
  language: Language,
  wanted: boolean,
): Understanding | undefined {
  const [arrived, setArrived] = useState<Arrived>()
  const strange = arrived !== undefined && arrived.own.familiarity(text) < 0.5
  useEffect(() => {
    if (!wanted) return
    let stale = false
    void Promise.all([
      import('./reading-row.tsx'),
      readerOf(language),
      strange ? readerOf('all') : null,
    ]).then(([{ ReadingRow: Row }, own, all]) => {
      if (!stale) setArrived({ Row, own, all })
    })
    return () => {
      stale = true
    }
  }, [wanted, language, strange])
  return arrived && { read: (arrived.all ?? arrived.own).read, ReadingRow: arrived.Row }
}
