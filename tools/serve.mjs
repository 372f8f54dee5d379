// `npm run serve`: the product alone, as built by `npm run build`; from its sources where they have changed since.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './installation.mjs'
import { builtServer } from './web-build.mjs'

enableCompileCache(join(root, 'node_modules', '.cache', 'node-compile'))
await import(pathToFileURL(builtServer() ?? join(root, 'apps', 'server', 'src', 'main.ts')).href)
