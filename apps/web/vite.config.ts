import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { keepEarlierBuilds } from '../../tools/earlier-builds.mjs'
import { brotli } from './build/brotli.ts'
import { compileEagerly } from './build/compile-eagerly.ts'
import { early } from './build/early.ts'
import { evaluateReactLazily } from './build/evaluate-react-lazily.ts'
import { inlineIcon } from './build/inline-icon.ts'
import { licenses } from './build/licenses.ts'
import { prerender } from './build/prerender.ts'
import { strictStyles } from './build/strict-styles.ts'
import { withoutDocs } from './build/without-docs.ts'
import { withoutPages } from './build/without-pages.ts'
import { withoutPrefetch } from './build/without-prefetch.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * A few files instead of many small ones, divided by what a visitor has come for, so that the sign-in pays for nothing
 * behind it. `early` runs before everything; `app` is all that `main.tsx` stands on, with what the pages on both sides
 * of the sign-in share; `front` is what the sign-in and the registration share; `calls` asks the server; `phone` is the
 * field for a number; `home` is what the screens behind the sign-in share, nearly every icon with it. `parts` are
 * Radix's small pieces and `overlay` what opens over a page, so that tabs pay for no menu. A group takes along what its
 * modules import.
 */
const chunks = [
  {
    name: 'early',
    test: /src\/(?:early|paths|data\/(?:headers|prefetch|storage|tokens)|i18n\/visitors-language|ui\/stored-theme)\.ts$|contract\/src\/(?:languages|limits)\.ts$/,
    priority: 8,
  },
  {
    name: 'app',
    test: /web\/app\.html|^.?rolldown\/runtime|vite\/preload-helper|src\/(?:components\/(?:use-page-title|wordmark|privacy-link)|i18n\/(?:failure-text|language-names)|ui\/(?:banner|select))\.|icons\/(?:chart-line|gauge|message-circle|users)\./,
    priority: 6,
  },
  {
    name: 'front',
    test: /src\/components\/(?:google|language-switch|use-google|use-sign-in|village|what-casita)/,
    priority: 5,
  },
  {
    name: 'calls',
    test: /node_modules\/zod\/|icons\/check\.|contract\/src\/(?:configuration|currencies|endpoint|fields|invitations|limits|money|problem|problem-codes)\.ts|src\/(?:data\/(?:invitation-check|problem-error|request)|i18n\/(?:format|names)|ui\/(?:field|input|visually)|shell\/phone-text|sign-in\/invited-by)/,
    priority: 4,
  },
  {
    name: 'phone',
    test: /contract\/src\/(?:countries|phones)\.ts|src\/(?:data\/phones|components\/(?:phone-field|typed-phone|use-phone))/,
    priority: 3,
  },
  {
    name: 'parts',
    test: /@radix-ui\/(?:primitive|react-(?:roving-focus|collection|presence|primitive|slot|context|id|direction|compose-refs|use-))/,
    priority: 3,
  },
  {
    name: 'overlay',
    test: /node_modules\/(?:@radix-ui|@floating-ui|react-remove-scroll|aria-hidden)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'home',
    test: /node_modules\/(?:@tanstack|lucide-react(?!.*icons\/(?:archive-(?:arrow-up|restore)|camera|chevron-left|copy|copy-plus|circle-question-mark|external-link|link-2|list-checks|lock-keyhole|monitor|moon|repeat|rotate-ccw|search|send|share-2|skip-forward|sun|upload)\.))\/|contract\/src\/(?!account|countries|household-history|phones|problems|membership|undelivered|expense-files|expense-history|receipts|recurring|sessions|spanish\.|suggestions)|src\/(?:session-routes|data\/(?!account|household-history|membership|undelivered|(?:budget|category|household)-changes|expense-files|expense-history|imports|inviting|link-redemption|receipts|recurring|sessions|settings|storage|suggestions|bulk-expenses)|screens\/expenses\/use-delete|sign-in\/(?:auth|guards|session)|shell\/(?!amount-field|budgets\/budget-(?!saying|track)|chat-link|inviting\/(?!.*later|use)|(?!budgets\/use-).*-dialog\.|category-choice\.|side-drawer|open-chat)|ui\/(?!checkbox|choice-menu|confirm|dialog|drawer|form|light-only|menu|return-focus|tabs|theme|toast-view|style|stored-theme|use-close))/,
    priority: 1,
  },
]

/**
 * Gives each page in front of the app its own copy of the few lines that they have in common with it: one file, not
 * two.
 */
function aloneInFront(): Plugin {
  return {
    name: 'casita:alone-in-front',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer = '') {
      const [, page] = /screens\/landing\/(\w+)-client\.ts$/.exec(importer) ?? []
      if (!page) return null
      const resolved = await this.resolve(source, importer)
      return resolved && { ...resolved, id: `${resolved.id}?${page}` }
    },
  }
}

export default defineConfig({
  appType: 'mpa',
  plugins: [
    aloneInFront(),
    react(),
    tailwindcss(),
    strictStyles(),
    withoutDocs(),
    withoutPages(),
    withoutPrefetch(),
    evaluateReactLazily(),
    compileEagerly(),
    prerender(),
    early(),
    inlineIcon(),
    licenses(),
    brotli(),
    keepEarlierBuilds(),
  ],
  resolve: { alias: { 'react-style-singleton': file('src/ui/style-singleton.ts') } },
  server: { proxy: { '/v2': 'http://127.0.0.1:3000' } },
  build: {
    emptyOutDir: false,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Everything is a file of its own: the content security policy allows no data URLs but for images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: file('index.html'), privacy: file('privacy.html'), app: file('app.html') },
      output: {
        codeSplitting: { groups: chunks },
        // Every view begins with the names of all files: each letter of them counts, and seven tell versions apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
})
