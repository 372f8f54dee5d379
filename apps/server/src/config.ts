import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { BlockList, isIPv6 } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import { makeFolder } from './make-folder.ts'

const anyUrl = (...schemes: string[]) =>
  z.url({
    protocol: new RegExp(`^(${schemes.join('|')})$`),
    error: `must be a URL that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  })
const url = (...schemes: string[]) => anyUrl(...schemes).transform((text) => text.replace(/\/+$/, ''))

const webUrl = url('http', 'https')
// Written as browsers write it: Google compares the redirect address of the web app with ours letter by letter.
const origin = webUrl
  .refine((text) => isOrigin(new URL(text)), 'must be an origin, without a path or anything else')
  .transform((text) => new URL(text).origin)
const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error)
}
const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })
const mailAddress = (example: string) =>
  z.string().regex(/^([^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, {
    error: `must be a mail address such as ${example}`,
  })
const noBlanks = 'must have no blanks in it, nor a comment behind it'
/** What Google, Meta or another service has made. */
const credential = z.string({ error: 'is missing' }).regex(/^\S+$/, noBlanks)
/** One secret, or the new and the old one separated by a comma while the one replaces the other. */
const appSecrets = z
  .string({ error: 'is missing' })
  .transform((text) =>
    text
      .split(',')
      .map((secret) => secret.trim())
      .filter((secret) => secret !== ''),
  )
  .refine((secrets) => secrets.length > 0 && secrets.every(({ length }) => length >= 16), {
    error: 'must have at least 16 characters',
  })
  .refine((secrets) => !secrets.some((secret) => /\s/.test(secret)), noBlanks)
const digits = z.string().regex(/^\d{5,20}$/, 'must be digits')
const flag = oneOf(['on', 'off', 'true', 'false', '1', '0']).transform((text) =>
  ['on', 'true', '1'].includes(text),
)

const text = z.string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be text') })
const name = text.regex(/^[a-z0-9_]+$/, 'must be a name such as casita_verify')
const language = text.regex(/^[a-z]{2,3}(_[A-Z]{2,3})?$/, 'must be a language such as es_AR')
const object = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `must not have ${issue.keys.join(', ')}` : 'must be a JSON object',
  })

/** The name of each template, and the code of the language that it is approved in, by app language. */
const Templates = object({
  verify: name.default('casita_verify'),
  invite: name.default('casita_invite'),
  summary: name.default('casita_summary'),
  languages: object({ es: language, en: language, pt: language, fr: language }).default({
    es: 'es_AR',
    en: 'en',
    pt: 'pt_BR',
    fr: 'fr',
  }),
})

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' })
    return z.NEVER
  }
})

const Environment = z.object({
  PORT: whole(0, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  OPERATOR: mailAddress('Ana García <ana@example.com>').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  GOOGLE_CLIENT_ID: credential,
  GOOGLE_CLIENT_SECRET: credential,
  // As it is written: with many providers, a slash at the end belongs to the name.
  GOOGLE_ISSUER: anyUrl('http', 'https').default('https://accounts.google.com'),
  WHATSAPP_PHONE_NUMBER: z
    .string({ error: 'is missing' })
    .regex(/^\+\d{8,15}$/, 'must be an E.164 number such as +5491155550100'),
  WHATSAPP_PHONE_NUMBER_ID: z.string({ error: 'is missing' }).pipe(digits),
  WHATSAPP_ACCESS_TOKEN: credential,
  WHATSAPP_APP_SECRET: appSecrets,
  WHATSAPP_VERIFY_TOKEN: z.string({ error: 'is missing' }).min(8, 'must have at least 8 characters'),
  WHATSAPP_API_URL: webUrl.default('https://graph.facebook.com'),
  WHATSAPP_API_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'must look like v26.0')
    .default('v26.0'),
  WHATSAPP_TEMPLATES: json.pipe(Templates).default(() => Templates.parse({})),
  WHATSAPP_LINK_URL: webUrl.default('https://wa.me'),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: mailAddress('Casita <casita@example.com>').optional(),
  ASSISTANT_LLM_URL: webUrl.optional(),
  ASSISTANT_LLM_KEY: credential.optional(),
  ASSISTANT_LLM_MODEL: z.string().optional(),
  RATE_LIMIT_PER_SESSION: whole(1, 1_000_000).default(600),
  TRUST_PROXY: whole(0, 10).default(0),
  METRICS_PUBLIC: flag.default(false),
  NEW_HOUSEHOLDS: flag.default(true),
  RECEIPTS_MB: whole(1, 1_000_000).default(2000),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The name of every setting. */
export const settingNames = Object.keys(Environment.shape)

export interface Config {
  port: number
  host: string
  publicUrl: string
  /** Who runs this installation, with a mail address, as in `Ana <ana@example.com>`. */
  operator: string | null
  dataDir: string
  databaseUrl: string | null
  sessionSecret: string
  google: { clientId: string; clientSecret: string; issuer: string }
  whatsapp: {
    phoneNumber: string
    phoneNumberId: string
    accessToken: string
    /** Two while one is being replaced. */
    appSecrets: readonly string[]
    verifyToken: string
    apiUrl: string
    apiVersion: string
    templates: z.infer<typeof Templates>
    linkUrl: string
  }
  mail: { smtpUrl: string; from: string } | null
  languageModel: { url: string; key: string | null; model: string } | null
  rateLimitPerSession: number
  trustProxy: number
  metricsPublic: boolean
  /** Whether households can be created although there are some. */
  newHouseholds: boolean
  /** The size of the pictures, in bytes, from which on a household can add no more. */
  receiptSpace: number
  logLevel: string
}

/** All problems of the configuration, at once. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(
      `The configuration has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/**
 * Reads and checks every setting once; throws one `ConfigError` that lists all problems. Creates the session secret of
 * an embedded installation in its data directory (mode 0600).
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const settings = given(environment)
  const parsed = Environment.safeParse(settings)
  const found = parsed.success ? [] : problemsIn(parsed.error)
  found.push(...conflicts(settings))
  if (!parsed.success || found.length > 0) throw new ConfigError(found)
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    operator: env.OPERATOR ?? null,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    sessionSecret: env.SESSION_SECRET ?? keptSecret(env.DATA_DIR),
    google: {
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
      issuer: env.GOOGLE_ISSUER,
    },
    whatsapp: {
      phoneNumber: env.WHATSAPP_PHONE_NUMBER,
      phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID,
      accessToken: env.WHATSAPP_ACCESS_TOKEN,
      appSecrets: env.WHATSAPP_APP_SECRET,
      verifyToken: env.WHATSAPP_VERIFY_TOKEN,
      apiUrl: env.WHATSAPP_API_URL,
      apiVersion: env.WHATSAPP_API_VERSION,
      templates: env.WHATSAPP_TEMPLATES,
      linkUrl: env.WHATSAPP_LINK_URL,
    },
    mail: env.SMTP_URL && env.MAIL_FROM ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM } : null,
    languageModel:
      env.ASSISTANT_LLM_URL && env.ASSISTANT_LLM_MODEL
        ? { url: env.ASSISTANT_LLM_URL, key: env.ASSISTANT_LLM_KEY ?? null, model: env.ASSISTANT_LLM_MODEL }
        : null,
    rateLimitPerSession: env.RATE_LIMIT_PER_SESSION,
    trustProxy: env.TRUST_PROXY,
    metricsPublic: env.METRICS_PUBLIC,
    newHouseholds: env.NEW_HOUSEHOLDS,
    receiptSpace: env.RECEIPTS_MB * 1024 * 1024,
    logLevel: env.LOG_LEVEL,
  }
}

/** Reads where the data is, for a program that needs nothing else; throws a `ConfigError`. */
export function readStorage(environment: NodeJS.ProcessEnv): Pick<Config, 'dataDir' | 'databaseUrl'> {
  const parsed = Environment.pick({ DATA_DIR: true, DATABASE_URL: true }).safeParse(given(environment))
  if (!parsed.success) throw new ConfigError(problemsIn(parsed.error))
  return { dataDir: parsed.data.DATA_DIR, databaseUrl: parsed.data.DATABASE_URL ?? null }
}

/** The settings without the blanks around them, such as the line end of a file with a secret; empty ones are absent. */
function given(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim()])
  return Object.fromEntries(trimmed.filter(([, value]) => value))
}

function problemsIn(error: z.ZodError): string[] {
  return error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
}

/** Pairs of settings of which the first is useless without the second. */
const together = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['ASSISTANT_LLM_URL', 'ASSISTANT_LLM_MODEL'],
  ['ASSISTANT_LLM_MODEL', 'ASSISTANT_LLM_URL'],
  ['ASSISTANT_LLM_KEY', 'ASSISTANT_LLM_URL'],
] as const

/** Mistakes in the combination of settings, rather than in a single one. */
function conflicts(given: Record<string, string | undefined>): string[] {
  // Shells and `.env` files take quotes away; what passes a file's lines on as they are does not.
  const found = settingNames
    .filter((name) => /^(["']).*\1$/s.test(given[name] ?? ''))
    .map((name) => `${name} must not be in quotes, which are a part of it here`)
  if (given.DATABASE_URL && !given.SESSION_SECRET)
    found.push('SESSION_SECRET is required together with DATABASE_URL, the same for every process')
  for (const [one, other] of together)
    if (given[one] && !given[other]) found.push(`${other} is required together with ${one}`)
  const origin = given.PUBLIC_URL ? URL.parse(given.PUBLIC_URL) : null
  if (!origin || isLoopback(origin.hostname)) return found
  if (origin.protocol !== 'https:')
    found.push('PUBLIC_URL must begin with https:// unless it is a loopback address')
  for (const name of ['GOOGLE_ISSUER', 'WHATSAPP_API_URL', 'WHATSAPP_LINK_URL']) {
    const other = given[name] ? URL.parse(given[name]) : null
    if (other && (mayBeThisMachine(other.hostname) || other.protocol !== 'https:')) {
      found.push(
        `${name} must be a public https:// address when PUBLIC_URL is one: nobody signs in through a sandbox there`,
      )
    }
  }
  return found
}

/** Whether a URL says nothing but scheme, host and port. */
function isOrigin({ href, origin }: URL): boolean {
  return href === `${origin}/`
}

/** Whether a host name can only mean this machine. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname === '[::1]' ||
    hostname === '::1' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  )
}

/** Loopback addresses and those that mean "this machine" to a client, in IPv4, IPv6 and IPv4 written as IPv6. */
const here = new BlockList()
here.addSubnet('127.0.0.0', 8)
here.addSubnet('0.0.0.0', 8)
here.addSubnet('::', 127, 'ipv6')

/** Whether a host name can mean this machine, in any notation. */
function mayBeThisMachine(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$|\.$/g, '')
  return /(^|\.)localhost$/.test(name) || here.check(name, isIPv6(name) ? 'ipv6' : 'ipv4')
}

/** The session secret, created at the first start; anyone who has it can sign in as any user. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  try {
    if (!existsSync(file)) {
      makeFolder(dataDir)
      // Written under another name first: a crash midway must not leave half a secret behind.
      const unfinished = `${file}.unfinished`
      writeFileSync(unfinished, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
      renameSync(unfinished, file)
    }
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length >= 32) return secret
  } catch (error) {
    throw new ConfigError([`DATA_DIR ${dataDir} cannot be used: ${(error as Error).message}`])
  }
  throw new ConfigError([
    `${file} is damaged: bring it back from a backup, or delete it, which signs everybody out`,
  ])
}
