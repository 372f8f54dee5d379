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

/** Set by events only: the initial value of `navigator.onLine` is wrong on some machines. */
let isGone = false
window.addEventListener('offline', () => {
  isGone = true
})
window.addEventListener('online', () => {
  isGone = false
})

/** Whether the connection has been lost since the page was opened. */
export function isOffline(): boolean {
  return isGone
}

/** A component in a script file of its own. */
export interface Fetched<Props> {
  (props: Props): ReactNode
  /** Loads it with its texts ahead of rendering. Resolves whether or not it arrived. */
  fetch: () => Promise<void>
}

/** Tries again to load what failed. */
export interface Again {
  again: () => void
}

/**
 * A component that is loaded, with its texts, when it is first rendered. Unlike React's `lazy`, it renders at once if
 * it was loaded before: `lazy` would show a fallback, after which React delays the next content by 300 ms. If loading
 * fails, `Missing` is rendered until it is tried again: when the connection is back, or on the next rendering.
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
  /** Whether it is missing because there was no connection. */
  let wasGone = false
  function begin(): Promise<Drawn> {
    const began = isGone
    // Browsers do not request a module again that has failed once, until the page is reloaded; so offline it is not
    // requested at all.
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
  /** The next rendering will try again. */
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
      // The connection may have come back before the listener was added.
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
