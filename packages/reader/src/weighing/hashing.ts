import { hash } from '../words/spelling.ts'

/** The hash of two things in their order. */
export function join(first: number, second: number): number {
  return Math.imul(first ^ Math.imul(second, 0x9e3779b1), 0x85ebca6b)
}

/** The number of a feature below `size`, a power of two, by its hash. */
export function numberOf(hash: number, size: number): number {
  return (hash ^ (hash >>> 15)) & (size - 1)
}

/** Collects features below a size, each once. One serves again and again, as long as no two collect at once. */
export class Collected {
  readonly #size: number
  /** Whether each feature was met since the beginning. */
  readonly #met: Uint8Array
  #features: number[] = []

  constructor(size: number) {
    this.#size = size
    this.#met = new Uint8Array(size)
  }

  /** Begins anew. */
  begin(): void {
    for (const feature of this.#features) this.#met[feature] = 0
    this.#features = []
  }

  /** Adds the feature of a hash. */
  add(hash: number): void {
    const feature = numberOf(hash, this.#size)
    if (this.#met[feature] === 1) return
    this.#met[feature] = 1
    this.#features.push(feature)
  }

  /** What was collected since the beginning, in that order. */
  get features(): readonly number[] {
    return this.#features
  }
}

const hashes = new Map<string, number>()

/** The hash of one of a few names, which are remembered. */
export function signOf(name: string): number {
  const known = hashes.get(name)
  if (known !== undefined) return known
  const sign = hash(name)
  hashes.set(name, sign)
  return sign
}
