import { languages } from '@casita/contract'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** The screens in front of the sign-in, with the text modules that each needs at first. */
const inFront = {
  login: ['auth'],
  register: ['auth', 'arrival', 'inside'],
} as const satisfies Record<string, readonly string[]>

/** The screens behind it that may be opened first, with what each needs in addition to the text module `inside`. */
const behind = {
  dashboard: ['dashboard'],
  expenses: [],
  analytics: ['dashboard', 'rooms'],
  household: ['rooms'],
  settings: ['rooms'],
} as const satisfies Record<string, readonly string[]>

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

/** The names of a chunk and all its imports, except for those in `known`. */
function withImports(bundle: Bundle, chunk: Chunk, known: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  const visit = (each: Chunk) => {
    if (known.has(each.fileName) || found.has(each.fileName)) return
    found.add(each.fileName)
    for (const name of each.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') visit(imported)
    }
  }
  visit(chunk)
  return [...found]
}

/** The files that each screen and each language needs in addition to the app, by name without folder and extension. */
function filesOf(bundle: Bundle): Record<string, string[]> {
  const chunks = chunksOf(bundle)
  const holding = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)))
    if (!chunk) throw new Error(`No file of the build has ${module}: adapt build/early.ts`)
    return chunk
  }
  const app = new Set(withImports(bundle, holding('main.tsx'), new Set()))
  const bare = (names: Iterable<string>) => [...names].map((name) => name.replace(/^assets\/|\.js$/g, ''))
  const inside = withImports(bundle, holding('data/request.ts'), app)
  inside.push(...withImports(bundle, holding('session-routes.tsx'), new Set([...app, ...inside])))
  const files: Record<string, string[]> = { inside: bare(inside) }
  for (const [screens, known] of [
    [inFront, app],
    [behind, new Set([...app, ...inside])],
  ] as const)
    for (const name of Object.keys(screens)) {
      const screen = holding(`screens/${name}/${name}-screen.tsx`)
      files[name] = bare(withImports(bundle, screen, known))
    }
  for (const language of languages) {
    const texts = (...names: string[]) => names.map((name) => holding(`i18n/${language}/${name}.ts`).fileName)
    files[`inside ${language}`] = bare(texts('inside'))
    for (const [name, ofScreen] of Object.entries({ ...inFront, ...behind }))
      if (ofScreen.length > 0) files[`${name} ${language}`] = bare(texts(...ofScreen))
  }
  return files
}

/** Lets `early.ts` run as soon as it has arrived, and tells it which files a screen will need. */
export function early(): Plugin {
  return {
    name: 'casita:early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (!bundle || !filename.endsWith('app.html')) return html
        const first = chunksOf(bundle).find(({ name }) => name === 'early')
        if (!first) throw new Error('The build has no early file')
        const files = JSON.stringify(filesOf(bundle)).replaceAll('"', '&quot;')
        // Blocks rendering until it has chosen the theme.
        const script = `<script type="module" async blocking="render" crossorigin src="/${first.fileName}"></script>`
        const app = '<script type="module" crossorigin'
        if (!html.includes(app)) throw new Error('The page begins in a new way: adapt build/early.ts')
        return html
          .replace(app, `${app} fetchpriority="low"`)
          .replace('<!--early-->', `<meta name="files" content="${files}" />\n    ${script}`)
      },
    },
  }
}
