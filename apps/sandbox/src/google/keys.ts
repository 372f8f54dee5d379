import { randomUUID } from 'node:crypto'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK } from 'jose'

/** A key that signs ID tokens, and the half of it that the world may see. */
export interface SigningKey {
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
  readonly publicJwk: JWK
}

/** Makes a fresh RS256 key. */
export const makeSigningKey = async (): Promise<SigningKey> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = randomUUID().replaceAll('-', '')
  return {
    kid,
    privateKey,
    publicKey,
    publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  }
}

/** The provider's keys: the newest signs, the one before it stays published, as Google does it. */
export interface KeyRing {
  readonly current: () => SigningKey
  readonly published: () => readonly JWK[]
  /** From here on a new key signs. */
  readonly rotate: () => Promise<void>
}

/** Makes a key ring with one key. */
export const makeKeyRing = async (): Promise<KeyRing> => {
  let current = await makeSigningKey()
  let previous: SigningKey | undefined
  return {
    current: () => current,
    published: () => [current, ...(previous ? [previous] : [])].map((key) => key.publicJwk),
    rotate: async () => {
      const next = await makeSigningKey()
      previous = current
      current = next
    },
  }
}
