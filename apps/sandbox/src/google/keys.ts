import { randomUUID } from 'node:crypto'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK } from 'jose'

/** A key pair that signs ID tokens, and its public half as a JWK. */
export interface SigningKey {
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
  readonly publicJwk: JWK
}

/** Creates a new RS256 key. */
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

/** The provider's keys: the newest one signs, and the previous one stays published, as at Google. */
export interface KeyRing {
  readonly current: () => Promise<SigningKey>
  readonly published: () => Promise<readonly JWK[]>
  /** Signs with a new key from now on. */
  readonly rotate: () => void
}

/** Creates a key ring. Its first key is created on first use, so that the sandbox starts at once. */
export const makeKeyRing = (): KeyRing => {
  let keys: Promise<SigningKey>[] = []
  const current = () => {
    keys[0] ??= makeSigningKey()
    return keys[0]
  }
  return {
    current,
    published: async () => {
      await current()
      return (await Promise.all(keys)).map((key) => key.publicJwk)
    },
    rotate: () => {
      keys = [makeSigningKey(), current()]
    },
  }
}
