import { join } from 'node:path'
import { root } from './installation.mjs'
import { settle } from './settings.mjs'

/** @typedef {import('./processes.mjs').Program} Program */
/** @typedef {import('./settings.mjs').Environment} Environment */

/**
 * @typedef {object} Product
 * @property {Program} server
 * @property {Program | null} sandbox null when nothing needs a stand-in
 * @property {string} url where people find the product
 * @property {string | null} sandboxUrl where they find the sandbox's phone
 */

/**
 * How the product runs with these settings; nothing is started yet. Throws a `SettingsError`.
 * @param {Environment} environment
 * @param {string} [folder] where relative paths in the settings start
 * @returns {Product}
 */
export function assemble(environment, folder = root) {
  const { product, sandbox } = settle(environment, folder)
  const server = program('server', folder, product, {
    host: product.HOST ?? '127.0.0.1',
    port: Number(product.PORT),
    ready: '/readyz',
  })
  const url = product.PUBLIC_URL ?? ''
  if (!sandbox) return { server, sandbox: null, url, sandboxUrl: null }
  const port = Number(sandbox.SANDBOX_PORT)
  const ready = '/google/.well-known/openid-configuration'
  return {
    server,
    sandbox: program('sandbox', folder, sandbox, { host: '127.0.0.1', port, ready }),
    url,
    sandboxUrl: `http://localhost:${port}`,
  }
}

/**
 * @param {string} workspace
 * @param {string} folder
 * @param {Environment} settings
 * @param {{ host: string, port: number, ready: string }} address
 * @returns {Program}
 */
function program(workspace, folder, settings, { host, port, ready }) {
  return {
    name: workspace,
    folder,
    command: ['--disable-warning=ExperimentalWarning', join(root, 'apps', workspace, 'src', 'main.ts')],
    environment: { ...settings, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node-compile') },
    // An address that means "all of them" can be listened on, but not asked.
    host: host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host,
    port,
    ready,
  }
}
