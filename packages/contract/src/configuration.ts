import { endpoint } from './endpoint.ts'
import { success } from './fields.ts'
import * as z from './schema.ts'

/** What a browser needs to know before anybody is signed in; nothing secret. */
export const Configuration = z.object({
  success,
  google: z.object({ client_id: z.string(), authorization_endpoint: z.string(), scopes: z.string() }),
  whatsapp: z.object({ phone_number: z.string(), link_url: z.string() }),
  /** Whether households can be created; otherwise they can only be joined. */
  new_households: z.boolean(),
})
export type Configuration = z.infer<typeof Configuration>

export const configuration = endpoint({
  method: 'GET',
  path: '/v2/config',
  access: 'public',
  tag: 'Sign-in',
  summary: 'Where to sign in and whom to write to',
  answer: Configuration,
})
