import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'

const StepContext = createContext(0)

interface StepsProps {
  isReady: boolean
  /** How many there are. */
  all: number
  children: ReactNode
}

/**
 * Lets what stands in an `InStep` be drawn one after the other: nothing until it is ready, then one more after each has
 * been painted, so that no step keeps the page from answering. All at once where it is ready from the beginning.
 */
export function Steps({ isReady, all, children }: StepsProps) {
  const [step, setStep] = useState(isReady ? all : 0)
  useEffect(() => {
    if (!isReady || step === all) return undefined
    // What has been drawn is painted first: two steps in one picture would be one long task.
    const next = requestAnimationFrame(() => startTransition(() => setStep(step + 1)))
    return () => cancelAnimationFrame(next)
  }, [isReady, step, all])
  return <StepContext value={step}>{children}</StepContext>
}

interface InStepProps {
  /** Counted from 1 on. */
  step: number
  /** What stands in its place before. */
  fallback?: ReactNode
  children: ReactNode
}

/** What is drawn in a certain step of the `Steps` around it. */
export function InStep({ step, fallback, children }: InStepProps) {
  return use(StepContext) < step ? fallback : children
}
