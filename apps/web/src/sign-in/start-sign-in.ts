import { configuration } from '@casita/contract'
import { request } from '../data/request.ts'
import { paths } from '../paths.ts'
import { type FlowMetadata, type FlowType, keepRecord } from './flow-record.ts'
import { challengeOf, nonceOf, randomSecret } from './proof.ts'
import { safePath } from './redirect-path.ts'

/** The parameters of a sign-in. */
export interface SignInStart {
  flowType: FlowType
  /** Where to go afterwards; anything that is not a path of ours becomes the dashboard. */
  redirectPath: string
  metadata?: FlowMetadata
}

/**
 * Sends the browser to Google, with state, nonce and PKCE verifier kept in this tab. Resolves once the navigation has
 * begun; fails with `ProblemError` if the server cannot say where to go.
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
