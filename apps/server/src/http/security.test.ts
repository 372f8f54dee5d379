import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@casita/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { type App, createApp } from '../app.ts'
import { readConfig } from '../config.ts'

describe('the headers of every answer', () => {
  const opened: { app: App; folder: string }[] = []
  afterEach(async () => {
    for (const { app, folder } of opened.splice(0)) {
      await app.stop()
      await rm(folder, { recursive: true })
    }
  })

  async function appAt(settings: Record<string, string>): Promise<App> {
    const folder = await mkdtemp(join(tmpdir(), 'casita-headers-'))
    const config = readConfig({
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      WHATSAPP_PHONE_NUMBER: '+5491155550100',
      WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
      WHATSAPP_ACCESS_TOKEN: 'token',
      WHATSAPP_APP_SECRET: 'a'.repeat(32),
      WHATSAPP_VERIFY_TOKEN: 'verify-token',
      ...settings,
    })
    const app = await createApp(config)
    opened.push({ app, folder })
    return app
  }
  const production = () => appAt({ PUBLIC_URL: 'https://casita.example' })
  const sandbox = () =>
    appAt({ PUBLIC_URL: 'http://localhost:3000', GOOGLE_ISSUER: 'http://localhost:3001/google' })

  async function policyOf(app: App): Promise<Record<string, string>> {
    const { headers } = await app.http.inject('/v2/docs')
    const directives = String(headers['content-security-policy']).split(';')
    return Object.fromEntries(
      directives.map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ')
        return [name, sources.join(' ')]
      }),
    )
  }

  const policy = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'none'",
    'img-src': "'self' data: blob: https://lh3.googleusercontent.com",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  }

  it('allow scripts from our own origin only, none inline and none made from text', async () => {
    expect(await policyOf(await production())).toEqual({ ...policy, 'upgrade-insecure-requests': '' })
    expect(await policyOf(await sandbox())).toEqual(policy)
  })

  it.each(['/v2/docs', '/v2/openapi.json', '/v2/unknown', '/healthz', '/v2/auth/me'])(
    'are all present on %s',
    async (url) => {
      const { headers } = await (await production()).http.inject(url)
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      })
      expect(headers).not.toHaveProperty('x-powered-by')
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    },
  )

  it('do not require HTTPS in the sandbox', async () => {
    const { headers } = await (await sandbox()).http.inject('/healthz')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })
  it('declare the content type and forbid caching, except for the API documentation', async () => {
    const app = await production()
    const shared = ['/v2/openapi.json', '/v2/docs']
    const paths = Object.values(calls).map(({ path }) => path.replace(/\{\w+\}/, crypto.randomUUID()))
    for (const url of [...paths, '/healthz', '/readyz', '/v2/unknown', '/webhooks/whatsapp', ...shared]) {
      const { headers } = await app.http.inject(url)
      expect(headers['content-type'], url).toMatch(/^(application\/json|text\/\w+); charset=utf-8$/)
      if (!shared.includes(url)) expect(headers['cache-control'], url).toBe('no-store')
    }
  })
})

describe('every dependency', () => {
  interface Package {
    license?: string
    integrity?: string
    link?: boolean
    dev?: boolean
    hasInstallScript?: boolean
  }
  const allowed = [
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
  ]

  /** Licences allowed for build and test tools that are not shipped. */
  const forTools = ['MPL-2.0', 'MIT OR Apache-2.0', '(MIT OR GPL-3.0-or-later)', '(MIT AND Zlib)']
  const tools =
    /node_modules\/(@axe-core\/playwright|axe-core|jszip|lightningcss[\w-]*|pako|@biomejs\/[\w-]+)$/
  const typeface = 'node_modules/@fontsource-variable/figtree'

  it('has an allowed licence and a hash, and no install script unless it is for development', async () => {
    const lockFile = join(import.meta.dirname, '../../../../package-lock.json')
    const { packages } = JSON.parse(await readFile(lockFile, 'utf8')) as { packages: Record<string, Package> }
    // The parts of the web app are dev dependencies for npm, but are shipped all the same.
    const foreign = Object.entries(packages).filter(
      ([path, { link }]) => path.includes('node_modules/') && !link,
    )
    expect(foreign.length).toBeGreaterThan(100)
    for (const [path, { license, integrity, dev, hasInstallScript }] of foreign) {
      const more = dev && tools.test(path) ? forTools : []
      expect([...allowed, ...more, ...(path === typeface ? ['OFL-1.1'] : [])], path).toContain(license)
      expect(integrity, path).toMatch(/^sha512-/)
      expect(hasInstallScript, path).not.toBe(true)
    }
  })
})

describe('the page about security', () => {
  it('names only tests that exist', async () => {
    const root = join(import.meta.dirname, '../../../..')
    const listed = await Promise.all(
      ['apps/server/src', 'apps/sandbox/src', 'e2e', 'tools'].map(async (folder) =>
        (await readdir(join(root, folder), { recursive: true })).map((file) => `${folder}/${file}`),
      ),
    )
    const files = listed.flat().filter((file) => /\.(test|journey)\.ts$|\/stage\.ts$/.test(file))
    const page = await readFile(join(root, 'docs/security.md'), 'utf8')
    const [, tables = ''] = page.split('## ASVS 5.0')
    const cells = tables.split('\n').map((line) => line.split(' | ')[2] ?? '')
    const absent: string[] = []
    let named = 0
    for (const cell of cells) {
      let read = { file: '', source: '' }
      for (const [, file, said] of cell.matchAll(/`([a-z][\w./-]+)`|"([^"]+)"/g)) {
        if (file) {
          const path = files.find((each) => `/${each.replace(/\.test\.ts$|\.ts$/, '')}`.endsWith(`/${file}`))
          if (path) read = { file, source: await readFile(join(root, path), 'utf8') }
          else absent.push(file)
        }
        const parts = said?.split('…').map((part) => part.trim()) ?? []
        absent.push(
          ...parts.filter((part) => !read.source.includes(part)).map((part) => `${read.file}: ${part}`),
        )
        named += parts.length
      }
    }
    expect(absent).toEqual([])
    expect(named).toBeGreaterThan(40)
  })
})
