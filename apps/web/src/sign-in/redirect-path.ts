import { paths } from '../paths.ts'

/** Where somebody lands after signing in, unless they were on their way somewhere else. */
export const defaultRedirect = paths.dashboard

/**
 * The path if it stays on our origin (one slash, no scheme, no backslash, no control sign), the dashboard otherwise;
 * also when it begins with two slashes only once its dots are followed (`/..//elsewhere`).
 */
export function safePath(path: unknown): string {
  if (typeof path !== 'string' || !/^\/[^\\\p{Cc}]*$/u.test(path)) return defaultRedirect
  const { origin, pathname, search, hash } = new URL(path, location.origin)
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : defaultRedirect
}
