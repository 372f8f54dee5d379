import type { FastifyInstance } from 'fastify'

/**
 * Records the routes that are added from now on; the returned function lists the methods of a path, empty if it does
 * not exist.
 */
export function trackMethods(http: FastifyInstance): (path: string) => string[] {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>()
  http.addHook('onRoute', ({ url, method }) => {
    const of = known.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    known.set(url, of)
    for (const each of [method].flat()) of.methods.add(each)
  })
  return (path) => {
    const fitting = [...known.values()].filter(({ pattern }) => pattern.test(path))
    return [...new Set(fitting.flatMap(({ methods }) => [...methods]))].sort()
  }
}

/**
 * Matches the paths that the router gives to a route: any segment for a parameter, with or without a trailing slash.
 */
const patternOf = (url: string) =>
  new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`)
