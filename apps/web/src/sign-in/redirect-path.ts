import { paths } from '../paths.ts'

/** Where somebody goes after signing in, unless they were on their way elsewhere. */
export const defaultRedirect = paths.dashboard

/**
 * Returns the path if it stays on our origin (one slash, no scheme, no backslash, no control character), otherwise the
 * dashboard. Paths that become protocol-relative when their dots are resolved (`/..//elsewhere`) are refused too.
 */
export function safePath(path: unknown): string {
  if (typeof path !== 'string' || !/^\/[^\\\p{Cc}]*$/u.test(path)) return defaultRedirect
  const { origin, pathname, search, hash } = new URL(path, location.origin)
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : defaultRedirect
}
