import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The address being navigated to until its screen is shown, otherwise empty, and the function that sets it. `arrived`
 * is called when the screen is there.
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
  return [way, setWay] as const
}
