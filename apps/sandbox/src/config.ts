import { z } from 'zod'
import { isLoopback } from './loopback.ts'

const loopbackOrigin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (url) => isLoopback(new URL(url).hostname),
    'must be a loopback address: the sandbox asks for no password',
  )
  .transform((url) => new URL(url).origin)

const required = z.string('is missing').min(1, 'is missing')

const settings = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(1).max(65535).default(3001),
  SANDBOX_HOST: z.string().default('127.0.0.1').refine(isLoopback, 'must be a loopback host'),
  SANDBOX_DATA: z.string().min(1).optional(),
  PRODUCT_URL: loopbackOrigin.default('http://localhost:3000'),
  GOOGLE_CLIENT_ID: required,
  GOOGLE_CLIENT_SECRET: required,
  WHATSAPP_PHONE_NUMBER: required.regex(/^\+[1-9]\d{6,14}$/, 'must be a number like +5491155550100'),
  WHATSAPP_PHONE_NUMBER_ID: required.regex(/^\d+$/, 'must be digits'),
  WHATSAPP_ACCESS_TOKEN: required,
  WHATSAPP_APP_SECRET: required,
  WHATSAPP_VERIFY_TOKEN: required,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The configuration of the sandbox. `origin` is the address at which browsers and the product reach it. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly origin: string
  readonly dataFolder: string | undefined
  readonly productUrl: string
  readonly logLevel: string
  readonly google: { readonly clientId: string; readonly clientSecret: string }
  readonly whatsapp: {
    readonly phoneNumber: string
    readonly phoneNumberId: string
    readonly accessToken: string
    readonly appSecret: string
    readonly verifyToken: string
  }
}

/** Reads the environment once. Throws one error that lists all problems. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const parsed = settings.safeParse(env)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The sandbox can't start:\n${problems.join('\n')}`)
  }
  const known = parsed.data
  return {
    port: known.SANDBOX_PORT,
    host: known.SANDBOX_HOST,
    origin: `http://localhost:${known.SANDBOX_PORT}`,
    dataFolder: known.SANDBOX_DATA,
    productUrl: known.PRODUCT_URL,
    logLevel: known.LOG_LEVEL,
    google: { clientId: known.GOOGLE_CLIENT_ID, clientSecret: known.GOOGLE_CLIENT_SECRET },
    whatsapp: {
      phoneNumber: known.WHATSAPP_PHONE_NUMBER,
      phoneNumberId: known.WHATSAPP_PHONE_NUMBER_ID,
      accessToken: known.WHATSAPP_ACCESS_TOKEN,
      appSecret: known.WHATSAPP_APP_SECRET,
      verifyToken: known.WHATSAPP_VERIFY_TOKEN,
    },
  }
}
