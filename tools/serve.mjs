// `npm run serve`: the product alone, as built by `npm run build`; from its sources where they have changed since.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { root } from './installation.mjs'
import { builtServer } from './web-build.mjs'

// V8 and glibc size themselves for the machine, not for a family's server: unbounded, it took 100 to 200 MB more under
// load. Maglev, the middle one of V8's compilers, takes 15 to 25 MB while it compiles and makes nothing quicker here;
// to wake other threads for each cleaning of so small a young space takes longer than they save.
const flags = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=30',
  '--no-maglev',
  '--no-parallel-scavenge',
]
const environment = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
if (!flags.every((flag) => process.execArgv.includes(flag))) {
  const command = [process.execPath, ...process.execArgv, ...flags, ...process.argv.slice(1)]
  // The same process begun anew with them, where the system can do that.
  process.execve?.(process.execPath, command, { ...environment, ...process.env })
}

enableCompileCache(join(root, 'node_modules', '.cache', 'node-compile'))
await import(pathToFileURL(builtServer() ?? join(root, 'apps', 'server', 'src', 'main.ts')).href)
