import type { Reading } from '@casita/contract'
import { useEffect, useState } from 'react'
import { useReading } from '../../../data/assistant.ts'
import { isOffline } from '../../../ui/fetched.ts'
import { usePaused } from '../../../ui/use-paused.ts'
import type { ReadingRow } from './reading-row.tsx'

/** The result of reading a text: what it means, or why it could not be read. */
interface Understood {
  text: string
  reading: Reading | undefined
  failure: Error | null
}

/** The reading of the text, or, until it arrives, the last known one. */
export function useUnderstanding(text: string, today: string, isReady: boolean): Understood | undefined {
  const paused = usePaused(text)
  const isAsked = isReady && paused.trim() !== ''
  const { data, error } = useReading(isAsked ? paused : null, today)
  const failure = data ? null : error
  const [last, setLast] = useState<Understood>()
  if (!isAsked) {
    if (last) setLast(undefined)
    return undefined
  }
  const isNew = last?.text !== paused || last.reading !== data || last.failure !== failure
  if (!(data || failure) || !isNew) return last
  const understood = { text: paused, reading: data, failure }
  setLast(understood)
  return understood
}

/**
 * The row that shows the reading, loaded when the line is first used. If loading fails, it is tried again with every
 * new reading.
 */
export function useReadingRow(
  isUsed: boolean,
  understood: Understood | undefined,
): typeof ReadingRow | undefined {
  const [Row, setRow] = useState<typeof ReadingRow>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what did not come is asked for with what it is to show
  useEffect(() => {
    if (!isUsed || Row || isOffline()) return
    // Without the row the line can still be saved.
    import('./reading-row.tsx').then(
      (row) => setRow(() => row.ReadingRow),
      () => undefined,
    )
  }, [isUsed, Row, understood])
  return Row
}
