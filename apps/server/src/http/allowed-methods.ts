import type { FastifyInstance } from 'fastify'

/** Tells which methods a path of the server has, of all that are added from here on; none where there is no such path. */
export function learnMethods(http: FastifyInstance): (path: string) => string[] {
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

/** What the router takes for the path of a route: any one piece for a parameter, with or without a slash at its end. */
const patternOf = (url: string) =>
  new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`)
