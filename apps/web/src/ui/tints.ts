import { createContext, use } from 'react'

/** Those of the twenty palette colours that differ clearly in hue. */
export const tints = ['10', '02', '16', '08', '20', '13', '05', '18', '11', '03'].map(
  (number) => `var(--cat-${number})`,
)

/** The colour that a person's id stands for (FNV-1a), so that it is the same on every screen. */
export function tint(id: string): string {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return tints[hash % tints.length] ?? ''
}

/**
 * A colour for each person of a group: that of their id or, if somebody before them has it, the first that nobody
 * before them has. Whoever is added at the end changes no colour.
 */
export function tintsOf(ids: Iterable<string>): ReadonlyMap<string, string> {
  const given = new Map<string, string>()
  for (const id of new Set(ids)) {
    const taken = new Set(given.values())
    const own = tint(id)
    given.set(id, taken.has(own) ? (tints.find((each) => !taken.has(each)) ?? own) : own)
  }
  return given
}

const Tints = createContext<ReadonlyMap<string, string>>(new Map())

/** Gives the members of the household their colours, as `tintsOf` returns them. */
export const TintsProvider = Tints.Provider

/** The colours of the members of the household, as far as they are known. */
export const useTints = () => use(Tints)
