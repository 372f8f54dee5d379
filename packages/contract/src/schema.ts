import * as zod from 'zod/mini'

type Check = Parameters<zod.ZodMiniType['check']>[number]

/**
 * What zod would build, built when it is first looked into: a page that shows one answer builds the schemas of that
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

/** Stands for what `build` makes, which zod's own functions, `.check` and `.register` may be used on. */
/* @__NO_SIDE_EFFECTS__ */
function lazy<Built extends object>(build: () => Built): Built {
  return new Lazy(build as unknown as () => zod.ZodMiniType) as unknown as Built
}

// Functions one by one, so that the bundler knows that each may be left out where its schema is not used.

/* @__NO_SIDE_EFFECTS__ */
export const array: typeof zod.array = (...said) => lazy(() => zod.array(...said))
/* @__NO_SIDE_EFFECTS__ */
export const boolean: typeof zod.boolean = (...said) => lazy(() => zod.boolean(...said))
/* @__NO_SIDE_EFFECTS__ */
export const custom: typeof zod.custom = (...said) => lazy(() => zod.custom(...said))
/* @__NO_SIDE_EFFECTS__ */
export const discriminatedUnion: typeof zod.discriminatedUnion = (...said) =>
  lazy(() => zod.discriminatedUnion(...said))
/* @__NO_SIDE_EFFECTS__ */
const enumeration: typeof zod.enum = (...said: Parameters<typeof zod.enum>) => lazy(() => zod.enum(...said))
/* @__NO_SIDE_EFFECTS__ */
export const int: typeof zod.int = (...said) => lazy(() => zod.int(...said))
/* @__NO_SIDE_EFFECTS__ */
export const literal: typeof zod.literal = (...said: Parameters<typeof zod.literal>) =>
  lazy(() => zod.literal(...said))
/* @__NO_SIDE_EFFECTS__ */
export const maxLength: typeof zod.maxLength = (...said) => lazy(() => zod.maxLength(...said))
/* @__NO_SIDE_EFFECTS__ */
export const maximum: typeof zod.maximum = (...said) => lazy(() => zod.maximum(...said))
/* @__NO_SIDE_EFFECTS__ */
export const minLength: typeof zod.minLength = (...said) => lazy(() => zod.minLength(...said))
/* @__NO_SIDE_EFFECTS__ */
export const minimum: typeof zod.minimum = (...said) => lazy(() => zod.minimum(...said))
/* @__NO_SIDE_EFFECTS__ */
export const nullable: typeof zod.nullable = (...said) => lazy(() => zod.nullable(...said))
/* @__NO_SIDE_EFFECTS__ */
export const number: typeof zod.number = (...said) => lazy(() => zod.number(...said))
/* @__NO_SIDE_EFFECTS__ */
export const object: typeof zod.object = (...said) => lazy(() => zod.object(...said))
/* @__NO_SIDE_EFFECTS__ */
export const omit: typeof zod.omit = (...said) => lazy(() => zod.omit(...said))
/* @__NO_SIDE_EFFECTS__ */
export const optional: typeof zod.optional = (...said) => lazy(() => zod.optional(...said))
/* @__NO_SIDE_EFFECTS__ */
export const overwrite: typeof zod.overwrite = (...said) => lazy(() => zod.overwrite(...said))
/* @__NO_SIDE_EFFECTS__ */
export const pipe: typeof zod.pipe = (...said) => lazy(() => zod.pipe(...said))
/* @__NO_SIDE_EFFECTS__ */
export const refine: typeof zod.refine = (...said) => lazy(() => zod.refine(...said))
/* @__NO_SIDE_EFFECTS__ */
export const regex: typeof zod.regex = (...said) => lazy(() => zod.regex(...said))
/* @__NO_SIDE_EFFECTS__ */
export const string: typeof zod.string = (...said) => lazy(() => zod.string(...said))
/* @__NO_SIDE_EFFECTS__ */
export const toLowerCase: typeof zod.toLowerCase = (...said) => lazy(() => zod.toLowerCase(...said))
/* @__NO_SIDE_EFFECTS__ */
export const transform: typeof zod.transform = (...said) => lazy(() => zod.transform(...said))
/* @__NO_SIDE_EFFECTS__ */
export const trim: typeof zod.trim = (...said) => lazy(() => zod.trim(...said))
/* @__NO_SIDE_EFFECTS__ */
export const union: typeof zod.union = (...said) => lazy(() => zod.union(...said))
/* @__NO_SIDE_EFFECTS__ */
export const unknown: typeof zod.unknown = (...said) => lazy(() => zod.unknown(...said))
export { globalRegistry, type infer } from 'zod/mini'
export { enumeration as enum }
