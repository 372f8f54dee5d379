import * as z from 'zod/mini'
import { draftsKey } from './session.ts'

const Drafts = z.record(z.string(), z.unknown())

function drafts(): Record<string, unknown> {
  try {
    const parsed = z.safeParse(Drafts, JSON.parse(sessionStorage.getItem(draftsKey) ?? '{}'))
    return parsed.success ? parsed.data : {}
  } catch {
    // Not JSON: nobody's draft.
    return {}
  }
}

/** What was typed under a name and never saved, as far as it still has that shape. */
export function readDraft<S extends z.ZodMiniType>(name: string, shape: S): z.infer<S> | null {
  const parsed = z.safeParse(shape, drafts()[name])
  return parsed.success ? parsed.data : null
}

/** Keeps what is being typed, so that a session that ends meanwhile takes nothing with it; null forgets it. */
export function keepDraft(name: string, value: unknown): void {
  const { [name]: _, ...others } = drafts()
  sessionStorage.setItem(draftsKey, JSON.stringify(value === null ? others : { ...others, [name]: value }))
}
