/** Milliseconds after which a failed load is attempted again. */
const askAgainAfter = 2000

/**
 * Caches in `known` a promise of something that is loading. A failed one stays cached for two seconds: a component
 * that renders with it would otherwise request it again at once, endlessly.
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

/** Marks a promise as fulfilled, so that React's `use` reads it without suspending. */
export function markKept<Value>(promise: Promise<Value>, value: Value): Value {
  Object.assign(promise, { status: 'fulfilled', value })
  return value
}
