import { expect, it } from 'vitest'
import { readClaims } from './tokens.ts'

function token(claims: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return [part({ alg: 'HS256' }), part(claims), 'signature'].join('.')
}

it('reads the claims of an access token', () => {
  const claims = { exp: 1_800_000_000, session_id: 'ñandú', type: 'access' as const }
  expect(readClaims(token(claims))).toEqual(claims)
})

it.each([
  ['two parts', 'a.b'],
  ['four parts', `${token({ exp: 1, session_id: 's', type: 'access' })}.more`],
  ['no JSON', 'a.b.c'],
  ['a time in words', token({ exp: 'soon', session_id: 's', type: 'access' })],
  ['no session', token({ exp: 1, type: 'access' })],
  ['another type', token({ exp: 1, session_id: 's', type: 'id' })],
])('rejects a token with %s', (_, text) => {
  expect(readClaims(text)).toBeNull()
})
