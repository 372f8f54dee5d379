import * as zod from 'zod/mini'

type Check = Parameters<zod.ZodMiniType['check']>[number]

/**
 * A schema of zod that is built when it is first used: a page that shows one answer builds the schemas of that
 * one, not of every call. All that zod knows of a schema or a check is behind `_zod`, which is looked up once.
 */
class Lazy {
  private readonly build: () => zod.ZodMiniType

  constructor(build: () => zod.ZodMiniType) {
    this.build = build
  }

  get _zod(): zod.ZodMiniType['_zod'] {
    const { _zod } = this.build()
    Object.defineProperty(this, '_zod', { value: _zod })
    return _zod
  }

  check(...checks: Check[]): Lazy {
    return new Lazy(() => this.build().check(...checks))
  }

  register(registry: typeof zod.globalRegistry, meta: zod.core.GlobalMeta): this {
    registry.add(this as unknown as zod.ZodMiniType, meta)
    return this
  }
}

/** A stand-in for the schema that `build` makes: zod's own functions, `.check` and `.register` accept it. */
/* @__NO_SIDE_EFFECTS__ */
function lazy<Built extends object>(build: () => Built): Built {
  return new Lazy(build as unknown as () => zod.ZodMiniType) as unknown as Built
}

// Functions one by one, so that the bundler knows that each may be left out where its schema is not used.

/* @__NO_SIDE_EFFECTS__ */
export const array: typeof zod.array = (...args) => lazy(() => zod.array(...args))
/* @__NO_SIDE_EFFECTS__ */
export const boolean: typeof zod.boolean = (...args) => lazy(() => zod.boolean(...args))
/* @__NO_SIDE_EFFECTS__ */
export const custom: typeof zod.custom = (...args) => lazy(() => zod.custom(...args))
/* @__NO_SIDE_EFFECTS__ */
export const discriminatedUnion: typeof zod.discriminatedUnion = (...args) =>
  lazy(() => zod.discriminatedUnion(...args))
/* @__NO_SIDE_EFFECTS__ */
const enumeration: typeof zod.enum = (...args: Parameters<typeof zod.enum>) => lazy(() => zod.enum(...args))
/* @__NO_SIDE_EFFECTS__ */
export const int: typeof zod.int = (...args) => lazy(() => zod.int(...args))
/* @__NO_SIDE_EFFECTS__ */
export const literal: typeof zod.literal = (...args: Parameters<typeof zod.literal>) =>
  lazy(() => zod.literal(...args))
/* @__NO_SIDE_EFFECTS__ */
export const maxLength: typeof zod.maxLength = (...args) => lazy(() => zod.maxLength(...args))
/* @__NO_SIDE_EFFECTS__ */
export const maximum: typeof zod.maximum = (...args) => lazy(() => zod.maximum(...args))
/* @__NO_SIDE_EFFECTS__ */
export const minLength: typeof zod.minLength = (...args) => lazy(() => zod.minLength(...args))
/* @__NO_SIDE_EFFECTS__ */
export const minimum: typeof zod.minimum = (...args) => lazy(() => zod.minimum(...args))
/* @__NO_SIDE_EFFECTS__ */
export const nullable: typeof zod.nullable = (...args) => lazy(() => zod.nullable(...args))
/* @__NO_SIDE_EFFECTS__ */
export const number: typeof zod.number = (...args) => lazy(() => zod.number(...args))
/* @__NO_SIDE_EFFECTS__ */
export const object: typeof zod.object = (...args) => lazy(() => zod.object(...args))
/* @__NO_SIDE_EFFECTS__ */
export const omit: typeof zod.omit = (...args) => lazy(() => zod.omit(...args))
/* @__NO_SIDE_EFFECTS__ */
export const optional: typeof zod.optional = (...args) => lazy(() => zod.optional(...args))
/* @__NO_SIDE_EFFECTS__ */
export const overwrite: typeof zod.overwrite = (...args) => lazy(() => zod.overwrite(...args))
/* @__NO_SIDE_EFFECTS__ */
export const pipe: typeof zod.pipe = (...args) => lazy(() => zod.pipe(...args))
/* @__NO_SIDE_EFFECTS__ */
export const refine: typeof zod.refine = (...args) => lazy(() => zod.refine(...args))
/* @__NO_SIDE_EFFECTS__ */
export const regex: typeof zod.regex = (...args) => lazy(() => zod.regex(...args))
/* @__NO_SIDE_EFFECTS__ */
export const string: typeof zod.string = (...args) => lazy(() => zod.string(...args))
/* @__NO_SIDE_EFFECTS__ */
export const toLowerCase: typeof zod.toLowerCase = (...args) => lazy(() => zod.toLowerCase(...args))
/* @__NO_SIDE_EFFECTS__ */
export const transform: typeof zod.transform = (...args) => lazy(() => zod.transform(...args))
/* @__NO_SIDE_EFFECTS__ */
export const trim: typeof zod.trim = (...args) => lazy(() => zod.trim(...args))
/* @__NO_SIDE_EFFECTS__ */
export const union: typeof zod.union = (...args) => lazy(() => zod.union(...args))
/* @__NO_SIDE_EFFECTS__ */
export const unknown: typeof zod.unknown = (...args) => lazy(() => zod.unknown(...args))
export { globalRegistry, type infer } from 'zod/mini'
export { enumeration as enum }
