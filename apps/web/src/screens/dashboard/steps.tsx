import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'

const StepContext = createContext(0)

interface StepsProps {
  isReady: boolean
  /** The number of steps. */
  all: number
  children: ReactNode
}

/**
 * Renders the `InStep` children one after the other: none until `isReady`, then one more after each paint, so that no
 * step blocks the page for long. If it is ready from the beginning, all are rendered at once.
 */
export function Steps({ isReady, all, children }: StepsProps) {
  const [step, setStep] = useState(isReady ? all : 0)
  useEffect(() => {
    if (!isReady || step === all) return undefined
    // Waits for the paint: two steps in one frame would be one long task.
    const next = requestAnimationFrame(() => startTransition(() => setStep(step + 1)))
    return () => cancelAnimationFrame(next)
  }, [isReady, step, all])
  return <StepContext value={step}>{children}</StepContext>
}

interface InStepProps {
  /** Counted from 1. */
  step: number
  /** Rendered in its place until then. */
  fallback?: ReactNode
  children: ReactNode
}

/** Renders its children in a certain step of the surrounding `Steps`. */
export function InStep({ step, fallback, children }: InStepProps) {
  return use(StepContext) < step ? fallback : children
}
