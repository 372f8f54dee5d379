import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brotli } from './build/brotli.ts'
import { prerender } from './build/prerender.ts'
import { strictStyles } from './build/strict-styles.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * A few files instead of many small ones. `shared` is all that the landing page has in common with the app; `frame`
 * are the libraries that every screen needs, `house` our own parts that several screens do; `parts` are Radix's small
 * pieces and `overlay` what opens over a page, so that a screen with tabs pays for no menu.
 */
const chunks = [
  { name: 'shared', test: /src\/(?:paths|ui\/stored-theme)\.ts$/, priority: 5 },
  {
    name: 'frame',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack|zod)\/|packages\/contract/,
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
    name: 'house',
    test: /src\/(?!ui\/(?:dialog|drawer|menu|tabs|toast-view))(?:ui|components|data|sign-in|i18n\/[^/]+\.ts)|lucide-react/,
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
