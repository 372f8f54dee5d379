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
  readonly current: () => Promise<SigningKey>
  readonly published: () => Promise<readonly JWK[]>
  /** From here on a new key signs. */
  readonly rotate: () => void
}

/** Makes a key ring. Its first key is made when somebody asks for it, so that the sandbox starts at once. */
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
