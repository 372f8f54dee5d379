import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react'
import { markKept } from '../i18n/coming.ts'
import { loadTexts, type Namespace } from '../i18n/i18n.ts'

/** As the browser has told it: what it says unasked is wrong on some machines. */
let isGone = false
window.addEventListener('offline', () => {
  isGone = true
})
window.addEventListener('online', () => {
  isGone = false
})

/** Whether there was a connection that is gone. */
export function isOffline(): boolean {
  return isGone
}

/** A part of the app whose script is a file of its own. */
export interface Fetched<Props> {
  (props: Props): ReactNode
  /** Fetches it now, with its texts, so that it is there when it is drawn; done whether it came or not. */
  fetch: () => Promise<void>
}

/** Asks once more for what did not come. */
export interface Again {
  again: () => void
}

/**
 * What is fetched, with the texts that it begins with, when it is first drawn. Unlike React's `lazy` it is drawn at
 * once where it has been fetched before: whoever has shown a fallback waits 300 ms until the next part may appear. And
 * where it does not come, `Missing` is drawn in its place, until it is asked for again: when there is a connection, or
 * when it is drawn anew.
 */
export function fetched<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  texts: readonly Namespace[],
  Missing: ComponentType<Props & Again>,
): Fetched<Props> {
  type Drawn = ComponentType<Props>
  let coming: Promise<Drawn> | undefined
  let missing: Promise<Drawn> | undefined
  /** Whether it is missing for want of a connection. */
  let wasGone = false
  function begin(): Promise<Drawn> {
    const began = isGone
    // A browser never asks again for a script that it once could not get, until the page is loaded anew.
    const both = isGone ? Promise.reject() : Promise.all([load(), loadTexts(...texts)])
    const promise: Promise<Drawn> = both.then(
      ([module]) => markKept(promise, module[name]),
      () => {
        missing = promise
        wasGone = began || isGone
        return InItsPlace
      },
    )
    coming = promise
    return promise
  }
  /** What did not come is asked for again by whoever draws it next. */
  function forget(): void {
    if (coming === missing) coming = undefined
  }

  const Part = (props: Props) => createElement(use(coming ?? begin()), props)

  function InItsPlace(props: Props) {
    const [isAgain, setIsAgain] = useState(false)
    const again = useCallback(() => {
      forget()
      startTransition(() => setIsAgain(true))
    }, [])
    useEffect(() => {
      // The connection may have come back before this was listened for.
      if (wasGone && !isGone) again()
      window.addEventListener('online', again)
      return () => {
        window.removeEventListener('online', again)
        forget()
      }
    }, [again])
    return isAgain ? createElement(Part, props) : createElement(Missing, { ...props, again })
  }

  return Object.assign(Part, {
    fetch: async () => {
      await (coming ?? begin())
      forget()
    },
  })
}
