import * as z from 'zod/mini'
import { draftsKey } from './session.ts'

const Drafts = z.record(z.string(), z.unknown())

function drafts(): Record<string, unknown> {
  try {
    const parsed = z.safeParse(Drafts, JSON.parse(sessionStorage.getItem(draftsKey) ?? '{}'))
    return parsed.success ? parsed.data : {}
  } catch {
    // Not JSON, so not a draft of this app.
    return {}
  }
}

/** Returns an unsaved draft by its name, if it still has the given shape. */
export function readDraft<S extends z.ZodMiniType>(name: string, shape: S): z.infer<S> | null {
  const parsed = z.safeParse(shape, drafts()[name])
  return parsed.success ? parsed.data : null
}

/** Keeps what is being typed, so that it survives a session that ends meanwhile; null deletes it. */
export function keepDraft(name: string, value: unknown): void {
  const { [name]: _, ...others } = drafts()
  sessionStorage.setItem(draftsKey, JSON.stringify(value === null ? others : { ...others, [name]: value }))
}
