import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brotli } from './build/brotli.ts'
import { prerender } from './build/prerender.ts'
import { strictStyles } from './build/strict-styles.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

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
    rolldownOptions: { input: { index: file('index.html'), app: file('app.html') } },
  },
})
