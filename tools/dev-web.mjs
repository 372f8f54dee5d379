// Serves the web app from its sources: `node tools/dev-web.mjs <port> <port of the server>`.
import { join } from 'node:path'
import process from 'node:process'
import { createServer } from 'vite'
import { root } from './installation.mjs'
import { answers } from './processes.mjs'

const [port, serverPort] = process.argv.slice(2)
const serversOwn = ['/v2', '/webhooks', '/healthz', '/readyz', '/metrics']
const proxy = Object.fromEntries(serversOwn.map((path) => [path, `http://127.0.0.1:${serverPort}`]))
const vite = await createServer({
  root: join(root, 'apps/web'),
  server: { host: '127.0.0.1', port: Number(port), strictPort: true, proxy },
})
// Wait for the server: a browser that came earlier would see an error.
await answers({ host: '127.0.0.1', port: Number(serverPort), ready: '/readyz' })
await vite.listen()
