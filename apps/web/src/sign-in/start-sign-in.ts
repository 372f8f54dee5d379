import { configuration } from '@casita/contract'
import { request } from '../data/request.ts'
import { paths } from '../paths.ts'
import { type FlowMetadata, type FlowType, keepRecord } from './flow-record.ts'
import { challengeOf, nonceOf, randomSecret } from './proof.ts'
import { safePath } from './redirect-path.ts'

/** A sign-in about to leave for Google. */
export interface SignInStart {
  flowType: FlowType
  /** Where to land when all went well; anything that is not a path of ours becomes the dashboard. */
  redirectPath: string
  metadata?: FlowMetadata
}

/**
 * Leaves for Google, with state, nonce and PKCE kept in this tab. Resolves once the browser is on its way; fails with
 * `ProblemError` when the server cannot say where to go.
 */
export async function startSignIn({ flowType, redirectPath, metadata = {} }: SignInStart): Promise<void> {
  const { google } = await request(configuration, {})
  const state = randomSecret()
  const verifier = randomSecret()
  const target = new URL(google.authorization_endpoint)
  const parameters = {
    client_id: google.client_id,
    redirect_uri: location.origin + paths.callback,
    response_type: 'code',
    scope: google.scopes,
    state,
    nonce: await nonceOf(verifier),
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
    access_type: 'offline',
    prompt: 'consent',
  }
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value)
  keepRecord({
    state,
    verifier,
    issuerOrigin: target.origin,
    flowType,
    redirectPath: safePath(redirectPath),
    metadata,
  })
  location.assign(target)
}
