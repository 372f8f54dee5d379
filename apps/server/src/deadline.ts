/**
 * Runs a task whose signal aborts after some milliseconds, or as soon as `outer` does. The timer ends with the task;
 * that of `AbortSignal.timeout` would run on, and a flood of messages would keep thousands of them.
 */
export async function withTimeout<Result>(
  milliseconds: number,
  task: (signal: AbortSignal) => Promise<Result>,
  outer?: AbortSignal,
): Promise<Result> {
  const late = new AbortController()
  const timer = setTimeout(
    () => late.abort(new DOMException('It took too long', 'TimeoutError')),
    milliseconds,
  )
  try {
    return await task(outer ? AbortSignal.any([late.signal, outer]) : late.signal)
  } finally {
    clearTimeout(timer)
  }
}
