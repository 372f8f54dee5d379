import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, createApp } from '../app.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'

describe('the web app', () => {
  let host: TestApp
  let app: App
  let folder: string
  let origin: string
  const style = 'p{color:green}'
  const script = `console.log('${'a'.repeat(5000)}')`
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'casita-web-'))
    // A folder above may be called like that of the hashed files.
    const web = join(folder, 'assets', 'dist')
    await mkdir(join(web, 'assets'), { recursive: true })
    await writeFile(join(folder, 'assets', 'secret.txt'), 'a secret beside the web app')
    for (const language of ['en', 'es', 'es-tu', 'pt', 'fr'])
      await writeFile(
        join(web, `index.${language}.html`),
        `<!doctype html><title>landing ${language}</title><style>${style}</style><meta property="og:image" content="/share.png"/><link rel="alternate" hreflang="es" href="/?lang=es"/><a href="/?lang=fr">fr</a>`,
      )
    await writeFile(
      join(web, 'privacy.html'),
      '<p>Run by <span data-operator="">somebody</span></p><ul><li>all</li><li data-only="mail">mail</li><li data-only="model">model</li></ul>',
    )
    await writeFile(join(web, 'app.html'), '<!doctype html><head><title>app</title></head>')
    await writeFile(join(web, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    await writeFile(join(web, 'assets', 'main-B1c2D3.js'), script)
    await writeFile(join(web, 'assets', 'main-B1c2D3.js.br'), brotliCompressSync(script))
    host = await createTestApp('sqlite')
    await host.app.stop()
    app = await createApp(host.config, { web })
    origin = await app.http.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await app.stop()
    await Promise.all([host.google.close(), host.graph.close()])
    await rm(folder, { recursive: true })
  })

  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    app.http.inject({ method, url, headers })

  it('caches hashed files forever and revalidates all others', async () => {
    const asset = await get('/assets/main-B1c2D3.js')
    expect(asset.statusCode).toBe(200)
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(asset.headers['content-type']).toContain('javascript')
    for (const url of ['/', '/dashboard', '/favicon.svg', '/app.html'])
      expect((await get(url)).headers['cache-control'], url).toBe('no-cache')
    const { headers } = await get('/favicon.svg')
    expect((await get('/favicon.svg', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })

  it('serves the files of a build that was made while it runs', async () => {
    expect((await get('/assets/main-N3w4V5.js')).statusCode).toBe(404)
    const built = join(folder, 'assets', 'dist', 'assets', 'main-N3w4V5.js')
    await writeFile(built, 'console.log(2)')
    expect((await get('/assets/main-N3w4V5.js')).body).toBe('console.log(2)')
    await rm(built)
    expect((await get('/assets/main-N3w4V5.js')).statusCode).toBe(404)
  })

  it('keeps the records of the build to itself', async () => {
    await writeFile(join(folder, 'assets', 'dist', '.builds.json'), '[]')
    expect((await get('/.builds.json')).statusCode).toBe(404)
  })

  it('sends precompressed files to browsers that accept them', async () => {
    const small = await get('/assets/main-B1c2D3.js', { 'accept-encoding': 'gzip, br' })
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.headers['content-type']).toContain('javascript')
    expect(small.headers.vary).toContain('accept-encoding')
    expect(small.rawPayload.length).toBeLessThan(500)
    expect((await get('/assets/main-B1c2D3.js')).body).toBe(script)
  })

  it('opens for every path outside the API', async () => {
    for (const url of ['/dashboard', '/validate?token=x', '/auth/callback?code=x&state=y', '/no/such/page']) {
      const page = await get(url)
      expect(page.statusCode, url).toBe(200)
      expect(page.body, url).toContain('<title>app</title>')
      expect(page.headers['content-type']).toContain('text/html')
    }
  })

  it('does not open for API paths, missing files or requests other than reading', async () => {
    const files = ['/assets/main-0ld.js', '/llms.txt', '/no/such.png?v=1', '/.env']
    for (const url of ['/v2/unknown', '/v2', '/V2/auth/me', '//v2/auth/me', '/webhooks/unknown', ...files]) {
      const answer = await get(url)
      expect(answer.statusCode, url).toBe(404)
      expect(answer.json()).toMatchObject({ success: false, code: 'not_found' })
    }
    expect((await get('/dashboard', {}, 'POST')).statusCode).toBe(404)
  })

  it('answers HEAD like GET, without the body', async () => {
    for (const url of ['/', '/dashboard', '/assets/main-B1c2D3.js']) {
      const [head, full] = [await get(url, {}, 'HEAD'), await get(url)]
      expect(head.statusCode, url).toBe(200)
      expect(head.body).toBe('')
      expect(head.headers['content-length']).toBe(full.headers['content-length'])
      expect(head.headers['content-type']).toBe(full.headers['content-type'])
    }
  })

  it.each([
    ['/', 'en', {}],
    ['/', 'es', { 'accept-language': 'es-AR,es;q=0.9,en;q=0.8' }],
    ['/', 'es', { 'accept-language': 'es-419,es;q=0.9' }],
    ['/', 'es-tu', { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }],
    ['/?lang=es', 'es-tu', { 'accept-language': 'en-US, es-ES;q=0.5' }],
    ['/', 'pt', { 'accept-language': 'de-DE,pt-BR;q=0.7,en;q=0.3' }],
    ['/', 'fr', { 'accept-language': 'en;q=0.1,fr;q=0.9' }],
    ['/', 'en', { 'accept-language': 'de' }],
    ['/?lang=fr', 'fr', { 'accept-language': 'es' }],
    ['/?lang=xx', 'es', { 'accept-language': 'es' }],
    ['/', 'pt', { 'accept-language': 'es', cookie: 'theme=dark; language=pt' }],
    ['/?lang=fr', 'fr', { 'accept-language': 'es', cookie: 'language=pt' }],
    ['/', 'es', { 'accept-language': 'es', cookie: 'language=xx' }],
  ])('%s is in %s for a browser that sends %j', async (url, language, headers) => {
    const page = await get(url, headers)
    expect(page.body).toContain(`<title>landing ${language}</title>`)
    expect(page.headers.vary).toContain('accept-language')
  })

  it('uses absolute addresses for its preview picture and its other languages', async () => {
    const { body } = await get('/')
    expect(body).toContain(`content="${host.config.publicUrl}/share.png"`)
    expect(body).toContain(`href="${host.config.publicUrl}/?lang=es"`)
    expect(body).toContain('<a href="/?lang=fr">')
  })

  it('says on the privacy page who runs it, and names only services that it uses', async () => {
    const page = await get('/privacy?lang=es')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toBe('<p>Run by <span data-operator="">somebody</span></p><ul><li>all</li></ul>')
    const configured = async (settings: Partial<typeof host.config>) => {
      const other = await createConfigured(settings)
      const { body } = await other.http.inject('/privacy')
      await other.stop()
      return body
    }
    expect(await configured({ operator: 'Ana & Co <ana@example.com>' })).toContain(
      '<span data-operator=""><a href="mailto:ana@example.com">Ana &amp; Co</a></span>',
    )
    expect(await configured({ operator: 'ana@example.com' })).toContain('>ana@example.com</a>')
    const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'casita@example.com' }
    expect(await configured({ mail })).toContain('<ul><li>all</li><li data-only="mail">mail</li></ul>')
    const languageModel = { url: 'https://llm.example.com', key: null, model: 'small' }
    expect(await configured({ languageModel })).toContain('<li data-only="model">model</li></ul>')
  })

  it('allows the landing page’s inline style by its hash, and no other inline code', async () => {
    const hash = createHash('sha256').update(style).digest('base64')
    const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy'])
    expect(await policyOf('/')).toContain(`style-src 'self' 'sha256-${hash}';`)
    expect(await policyOf('/dashboard')).toContain("style-src 'self';")
    for (const url of ['/', '/dashboard']) expect(await policyOf(url)).not.toContain('unsafe')
  })

  it.each(['https://accounts.google.com', 'https://accounts.google.com/'])(
    'loads Google’s client script on the sign-in pages only, and only where Google signs people in (%s)',
    async (issuer) => {
      const script = '<script async src="https://accounts.google.com/gsi/client"></script></head>'
      const google = { ...host.config.google, issuer }
      const other = await createConfigured({ google })
      for (const url of ['/login', '/login?return_to=%2Fexpenses', '/register']) {
        const page = await other.http.inject(url)
        expect(page.body).toContain(`<title>app</title>${script}`)
        const policy = String(page.headers['content-security-policy'])
        expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client;")
        expect(policy).toContain("style-src 'self' https://accounts.google.com/gsi/style;")
        expect(policy).toContain("connect-src 'self' https://accounts.google.com/gsi/;")
        expect(policy).toContain('frame-src https://accounts.google.com/gsi/;')
      }
      const policy = (await get('/dashboard')).headers['content-security-policy']
      for (const url of ['/', '/dashboard', '/auth/callback?code=x&state=y', '/privacy']) {
        const page = await other.http.inject(url)
        expect(page.body, url).not.toContain('accounts.google.com')
        if (url !== '/') expect(page.headers['content-security-policy'], url).toBe(policy)
      }
      await other.stop()
      for (const url of ['/login', '/register']) {
        const page = await get(url)
        expect(page.body).not.toContain('accounts.google.com')
        expect(page.headers['content-security-policy']).toBe(policy)
      }
    },
  )

  it('sends the landing page compressed, and not again to a browser that has it', async () => {
    const page = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(page.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(page.rawPayload).toString()).toBe((await get('/')).body)
    const again = await get('/', { 'if-none-match': String(page.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
  ])('serves nothing outside its folder (%s)', async (path) => {
    const answer = await raw(path)
    expect(answer).toMatch(/^HTTP\/1\.1 [24]/)
    expect(answer).not.toContain('a secret beside')
  })

  /** The web app of another installation. The caller stops it. */
  function createConfigured(settings: Partial<typeof host.config>): Promise<App> {
    const web = join(folder, 'assets', 'dist')
    return createApp({ ...host.config, dataDir: join(folder, 'other'), ...settings }, { web })
  }

  /** Sends a path unchanged; HTTP clients would normalise it. */
  function raw(path: string): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1')
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.on('close', () => resolve(answer))
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
    })
  }
})
