import { hash } from '../words/spelling.ts'

/** Combines two hashes; the order matters. */
export function combineHashes(first: number, second: number): number {
  return Math.imul(first ^ Math.imul(second, 0x9e3779b1), 0x85ebca6b)
}

/** Returns the bucket of a hash, below `size`, which is a power of two. */
export function bucketOf(hash: number, size: number): number {
  return (hash ^ (hash >>> 15)) & (size - 1)
}

/** Collects features below a size, each once. An instance is reused, so no two collections may overlap. */
export class FeatureSet {
  readonly #size: number
  /** 1 for each feature added since `begin`. */
  readonly #met: Uint8Array
  #features: number[] = []

  constructor(size: number) {
    this.#size = size
    this.#met = new Uint8Array(size)
  }

  /** Starts a new collection. */
  begin(): void {
    for (const feature of this.#features) this.#met[feature] = 0
    this.#features = []
  }

  /** Adds the feature of a hash, unless it was added before. */
  add(hash: number): void {
    const feature = bucketOf(hash, this.#size)
    if (this.#met[feature] === 1) return
    this.#met[feature] = 1
    this.#features.push(feature)
  }

  /** The features added since `begin`, in that order. */
  get features(): readonly number[] {
    return this.#features
  }
}

const hashes = new Map<string, number>()

/** Returns the hash of one of a few names, and caches it. */
export function signOf(name: string): number {
  const known = hashes.get(name)
  if (known !== undefined) return known
  const sign = hash(name)
  hashes.set(name, sign)
  return sign
}
