import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const waiting = new Set<() => Promise<unknown>>()
let isTime = false

/** Fetches it for whoever asks next; what does not come now comes, or complains, when it is drawn. */
const fetch = (load: () => Promise<unknown>) => void load().catch(() => undefined)

/**
 * What no first view needs, a dialog for example: drawn as React's `lazy` is, and fetched before that, once
 * `fetchWhatWaits` was called, so that it opens at once and without a connection.
 */
export function fetchedLater<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  if (isTime) fetch(load)
  else waiting.add(load)
  return lazy(async () => ({ default: (await load())[name] }))
}

/** Calls back once the first view is complete, at once where it is; what this gives takes that back. */
export function whenLater(callback: () => void): () => void {
  const call = async () => callback()
  if (isTime) fetch(call)
  else waiting.add(call)
  return () => void waiting.delete(call)
}

/**
 * Fetches all that is to be fetched later, one after the other, so that the page answers in between: to be called when
 * the first view is complete.
 */
export function fetchWhatWaits(): void {
  isTime = true
  const [next] = waiting
  if (!next) return
  waiting.delete(next)
  fetch(next)
  setTimeout(fetchWhatWaits)
}
