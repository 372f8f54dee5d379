// `npm run serve`: runs the server alone, as built by `npm run build`, or from its sources if they have changed since.

// By default, V8 and glibc size their memory for the machine and not for a family's server, which took 100 to 200 MB
// more under load. Maglev, V8's middle compiler, takes 15 to 25 MB while it compiles and makes nothing faster here;
// waking other threads to collect such a small young generation takes longer than they save.
const flags = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=30',
  '--no-maglev',
  '--no-parallel-scavenge',
]
const environment = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
// Modules are imported only afterwards: a process that replaces itself would load them in vain.
if (!flags.every((flag) => process.execArgv.includes(flag))) {
  const command = [process.execPath, ...process.execArgv, ...flags, ...process.argv.slice(1)]
  // Restarts this process with the flags, where the system supports it.
  process.execve?.(process.execPath, command, { ...environment, ...process.env })
}

const { enableCompileCache } = await import('node:module')
const { join } = await import('node:path')
const { pathToFileURL } = await import('node:url')
const { root } = await import('./installation.mjs')
enableCompileCache(join(root, 'node_modules', '.cache', 'node-compile'))
const { builtServer } = await import('./web-build.mjs')
await import(pathToFileURL(builtServer() ?? join(root, 'apps', 'server', 'src', 'main.ts')).href)
