import { paths } from '../paths.ts'

/** Where somebody lands after signing in, unless they were on their way somewhere else. */
export const defaultRedirect = paths.dashboard

/** The path if it stays on our origin (one slash, no scheme, no backslash, no control sign), the dashboard otherwise. */
export function safePath(path: unknown): string {
  if (typeof path !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return defaultRedirect
  const url = new URL(path, location.origin)
  return url.origin === location.origin ? url.pathname + url.search + url.hash : defaultRedirect
}
