// `npm run serve`: the product alone, as built by `npm run build`; from its sources where they have changed since.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { root } from './installation.mjs'
import { builtServer } from './web-build.mjs'

// V8 sizes itself for the machine, not for a family's server: unbounded, it took 100 to 200 MB more under load.
const bounds = ['--max-semi-space-size=2', '--heap-growing-percent=30']
if (!bounds.every((flag) => process.execArgv.includes(flag)))
  // The same process with other flags, where the system can do that.
  process.execve?.(process.execPath, [
    process.execPath,
    ...process.execArgv,
    ...bounds,
    ...process.argv.slice(1),
  ])

enableCompileCache(join(root, 'node_modules', '.cache', 'node-compile'))
await import(pathToFileURL(builtServer() ?? join(root, 'apps', 'server', 'src', 'main.ts')).href)
