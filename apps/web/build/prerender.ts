import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Language, languages } from '@casita/contract'
import { inTu } from '@casita/contract/spanish'
import { type HtmlTagDescriptor, type Plugin, type Rolldown, runnerImport } from 'vite'
import type { render } from '../src/screens/landing/render-landing.tsx'
import { lightOnly } from '../src/ui/light-only.ts'

/** The pages that are finished HTML, and the module that renders each: all export the same function. */
const renderers = {
  index: '/src/screens/landing/render-landing.tsx',
  privacy: '/src/screens/landing/render-privacy.tsx',
} as const
type Page = keyof typeof renderers
const pages = Object.keys(renderers) as Page[]

/** The language for visitors whose browser accepts none of the supported ones. */
const fallback: Language = 'en'

function fill(template: string, { head, body }: ReturnType<typeof render>, language: Language) {
  return template
    .replace('lang="en"', `lang="${language}"`)
    .replace('<!--head-->', head)
    .replace('<!--body-->', body)
}

/** Makes the first paint wait for the module script, which decides on theme and redirect. */
function blockRendering(html: string): string {
  return html.replaceAll('<script type="module"', '<script type="module" blocking="render"')
}

/** Inlines a page's own style sheet, which saves a round trip; the server allows it by its hash. */
function inlineStyle(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/, (_, name: string) => {
    const sheet = bundle[name]
    if (sheet?.type !== 'asset') throw new Error(`The build has no ${name}`)
    delete bundle[name]
    const css = String(sheet.source).trim()
    return `<style>${css}${lightColours(css)}</style>`
  })
}

/** The light theme's colours again, for browsers without `light-dark()`: they would have none on this page. */
function lightColours(css: string): string {
  const colours = css.match(/--[\w-]+:light-dark\([^;}]*/g) ?? []
  if (colours.length === 0) throw new Error('The page has no colours')
  const light = colours.map(lightOnly).join(';')
  return `@supports not (color:light-dark(red,red)){:root{color-scheme:light;${light}}}`
}

/** Preloads the typeface beside the style sheet and not after it, because the first line of text needs it. */
function fontPreloads(files: string[]): HtmlTagDescriptor[] {
  return files
    .filter((file) => /\bfigtree-.*\.woff2$/.test(file))
    .map((file) => ({
      tag: 'link',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
    }))
}

/** The page for a path: itself for those that are rendered, the app for every screen; files keep their own address. */
function pageOf(url: string): string {
  const [path = '/'] = url.split('?')
  if (path === '/') return url
  if (path === '/privacy') return url.replace(path, `${path}.html`)
  return path.includes('.') || path.startsWith('/@') || path.startsWith('/src/') ? url : '/app.html'
}

/**
 * Renders the pages in front of the sign-in as finished HTML in every language (`index.html` in English,
 * `index.es.html` in Spanish, `index.es-tu.html` in Spanish with 'tú', …), so that all their text is there before any
 * script runs. The same rendering serves development.
 */
export function prerender(): Plugin {
  let outDir = ''
  let root = ''
  return {
    name: 'casita:prerender',
    configResolved(config) {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.headers.accept?.includes('text/html')) request.url = pageOf(request.url ?? '/')
        next()
      })
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, _response, next) => {
        const url = request.url ?? '/'
        if (request.headers.accept?.includes('text/html')) request.url = pageOf(url)
        const { pathname, searchParams } = new URL(url, 'http://localhost')
        const asked = searchParams.get('lang')
        const page = pages.find((each) => pathname === (each === 'index' ? '/' : `/${each}`))
        if (page && asked && asked !== fallback) request.url = `/${page}.${asked}.html`
        next()
      })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, context) {
        const page = pages.find((each) => context.path.endsWith(`${each}.html`))
        if (context.bundle) {
          const tags = fontPreloads(Object.keys(context.bundle))
          return { html: page ? inlineStyle(blockRendering(html), context.bundle) : html, tags }
        }
        if (!context.server || !page) return html
        const url = new URL(context.originalUrl ?? '/', 'http://localhost')
        const language = languages.find((known) => known === url.searchParams.get('lang')) ?? fallback
        const module = await context.server.ssrLoadModule(renderers[page])
        return fill(html, module.render(language), language)
      },
    },
    async writeBundle() {
      for (const page of pages) {
        const { module } = await runnerImport<{ render: typeof render }>(join(root, renderers[page]), {
          root,
          configFile: false,
          logLevel: 'warn',
        })
        const template = await readFile(join(outDir, `${page}.html`), 'utf8')
        for (const language of languages) {
          const name = language === fallback ? `${page}.html` : `${page}.${language}.html`
          await writeFile(join(outDir, name), fill(template, module.render(language), language))
        }
        const { head, body } = module.render('es')
        const withTu = fill(template, { head: inTu(head), body: inTu(body) }, 'es')
        await writeFile(join(outDir, `${page}.es-tu.html`), withTu)
      }
    },
  }
}
