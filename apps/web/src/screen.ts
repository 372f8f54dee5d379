import { type ComponentType, lazy } from 'react'

/** A screen that is fetched when it is first visited. */
export function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }))
}
