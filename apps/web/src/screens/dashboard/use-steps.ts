import { startTransition, useEffect, useState } from 'react'

/**
 * How many of some parts may be drawn: none until it is ready, then one more after each has been painted, so that no
 * step keeps the page from answering. All of them where it is ready from the beginning.
 */
export function useSteps(isReady: boolean, all: number): number {
  const [step, setStep] = useState(isReady ? all : 0)
  useEffect(() => {
    if (isReady && step < all) startTransition(() => setStep(step + 1))
  }, [isReady, step, all])
  return step
}
