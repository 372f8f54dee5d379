import type { Reading } from '@casita/contract'
import { useEffect, useState } from 'react'
import { useReading } from '../../../data/assistant.ts'
import { isOffline } from '../../../ui/fetched.ts'
import type { ReadingRow } from './reading-row.tsx'

/** Milliseconds after the last key until the text is read. */
const pause = 180

/** What was made of a text: what it would be, or why nobody can tell. */
interface Understood {
  text: string
  reading: Reading | undefined
  failure: Error | null
}

/** The text once nothing more is typed for a moment; the first that stands there, and none, at once. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  const isNew = paused !== text && (paused.trim() === '' || text.trim() === '')
  if (isNew) setPaused(text)
  return isNew ? text : paused
}

/** What was made of the text, or, while it goes on, of what stood there before: the last that is known. */
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

/** The row that shows what was understood, fetched when the line is first used; if it did not come, again with all that is understood. */
export function useReadingRow(
  isUsed: boolean,
  understood: Understood | undefined,
): typeof ReadingRow | undefined {
  const [Row, setRow] = useState<typeof ReadingRow>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what did not come is asked for with what it is to show
  useEffect(() => {
    if (!isUsed || Row || isOffline()) return
    // Without it the line still saves what it is told.
    import('./reading-row.tsx').then(
      (row) => setRow(() => row.ReadingRow),
      () => undefined,
    )
  }, [isUsed, Row, understood])
  return Row
}
