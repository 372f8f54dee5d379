import { useEffect, useState } from 'react'

/** Milliseconds between the last key press and the reading of the text. */
const pause = 180

/** The text after a pause in typing; the initial text and an empty one immediately. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  const isNew = paused !== text && (paused.trim() === '' || text.trim() === '')
  if (isNew) setPaused(text)
  return isNew ? text : paused
}
