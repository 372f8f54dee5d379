/** Milliseconds until what did not come is asked for again. */
const askAgainAfter = 2000

/**
 * Remembers among `known` what is on its way. What does not come is forgotten two seconds later: whoever draws with it
 * would ask again at once, and again, if it were forgotten at once.
 */
export function rememberComing<Key, Value>(
  known: Map<Key, Promise<Value>>,
  key: Key,
  coming: Promise<Value>,
): Promise<Value> {
  known.set(key, coming)
  coming.catch(() => setTimeout(() => known.delete(key), askAgainAfter))
  return coming
}

/** Lets React's `use` read a promise that was kept at once: it would wait a moment for one that it does not know. */
export function markKept<Value>(promise: Promise<Value>, value: Value): Value {
  Object.assign(promise, { status: 'fulfilled', value })
  return value
}
