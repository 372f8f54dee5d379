import { useEffect, useState } from 'react'

type Understanding = typeof import('./understanding.ts')

let loaded: Understanding | undefined

/** The reader of messages and the row that shows its reading, once they are wanted and have arrived. */
export function useUnderstanding(wanted: boolean): Understanding | undefined {
  const [understanding, setUnderstanding] = useState(loaded)
  useEffect(() => {
    if (!wanted || understanding) return
    void import('./understanding.ts').then((module) => {
      loaded = module
      setUnderstanding(module)
    })
  }, [wanted, understanding])
  return understanding
}
