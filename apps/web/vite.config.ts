import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brotli } from './build/brotli.ts'
import { prerender } from './build/prerender.ts'
import { strictStyles } from './build/strict-styles.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * A few files instead of many small ones, divided by what a visitor has come for, so that the sign-in pays for nothing
 * behind it. `shared` is all that the landing page has in common with the app; `frame` is what every screen
 * stands on, libraries and our own parts; `calls` asks the server; `home` is what the screens behind the
 * sign-in share. `parts` are Radix's small pieces and `overlay` what opens over a page, so that tabs pay for no menu.
 */
const chunks = [
  { name: 'shared', test: /src\/(?:paths|ui\/stored-theme)\.ts$/, priority: 7 },
  {
    name: 'frame',
    test: /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler|react-router)\/|contract\/src\/languages\.ts|lucide-react\/dist\/esm\/(?!icons)|icons\/(?:circle-(?:check|exclamation)|info|x|chevron-down|message-circle|users|gauge|chart-line|lock-keyhole|check)\.|src\/(?:data\/tokens|i18n\/(?:failure|i18n|language|texts|use|\w\w\/common)|screen\.ts|sign-in\/redirect-path|components\/(?:google-|language-switch|mark|sign-in-state|use-google|use-page-title|village)|ui\/(?:banner|button|cx|icon|select|spinner))/,
    priority: 6,
  },
  {
    name: 'calls',
    test: /node_modules\/zod\/|contract\/src\/(?:configuration|countries|currencies|endpoint|fields|invitations|limits|money|phones|problems?)\.ts|src\/(?:data\/(?:invitation-check|phones|problem-error|request)|i18n\/format|components\/(?:phone-field|typed-phone|use-phone)|ui\/(?:field|input|visually))/,
    priority: 4,
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
    test: /node_modules\/(?:@tanstack|lucide-react)\/|contract\/src|src\/(?:screens\/expenses\/use-delete|data|sign-in|session-routes|ui\/(?!dialog|drawer|menu|tabs|toast-view)|shell\/(?!amount-field|budgets|.*-dialog\.|side-drawer|open-chat))/,
    minShareCount: 2,
    priority: 1,
  },
]

export default defineConfig({
  appType: 'mpa',
  plugins: [react(), tailwindcss(), strictStyles(), prerender(), brotli()],
  resolve: { alias: { 'react-style-singleton': file('src/ui/style-singleton.ts') } },
  server: { proxy: { '/v2': 'http://127.0.0.1:3000' } },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Everything is a file of its own: the content security policy allows no data URLs but for images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: file('index.html'), app: file('app.html') },
      output: { codeSplitting: { groups: chunks } },
    },
  },
})
