/**
 * Does a task whose signal aborts after some milliseconds, or with another one. Its timer ends with the task, while one of
 * `AbortSignal.timeout` stays for its whole time: in a flood of messages there were thousands.
 */
export async function within<Result>(
  milliseconds: number,
  task: (signal: AbortSignal) => Promise<Result>,
  other?: AbortSignal,
): Promise<Result> {
  const late = new AbortController()
  const timer = setTimeout(
    () => late.abort(new DOMException('It took too long', 'TimeoutError')),
    milliseconds,
  )
  try {
    return await task(other ? AbortSignal.any([late.signal, other]) : late.signal)
  } finally {
    clearTimeout(timer)
  }
}
