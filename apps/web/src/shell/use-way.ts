import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The address being navigated to until its screen is shown, otherwise empty, and the functions that set it, for the
 * `onClick` of a link, and clear it. `arrived` is called when the screen is there.
 */
export function useWay(arrived?: () => void) {
  const { pathname } = useLocation()
  const [way, setWay] = useState('')
  const arrive = useEffectEvent(() => {
    setWay('')
    if (way) arrived?.()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each place that one arrives at
  useEffect(() => arrive(), [pathname])

  function setOut(to: string, { metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): void {
    // With these keys the link is opened elsewhere, and this page stays.
    if (!(metaKey || ctrlKey || shiftKey || altKey)) setWay(to)
  }
  return { way, setOut, turnBack: () => setWay('') }
}
