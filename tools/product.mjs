import { join } from 'node:path'
import { root } from './installation.mjs'
import { settle } from './settings.mjs'

/** @typedef {import('./processes.mjs').Program} Program */
/** @typedef {import('./settings.mjs').Environment} Environment */

/**
 * @typedef {object} Product
 * @property {Program} server
 * @property {Program | null} sandbox null when it is not needed
 * @property {string} url where people open the product
 * @property {string | null} sandboxUrl where they open the sandbox's phone
 */

/**
 * Determines how the product runs with these settings, without starting anything. Throws a `SettingsError`.
 * @param {Environment} environment
 * @param {string} [folder] the base of relative paths in the settings
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
    // An address that means "all of them" can be listened on, but not connected to.
    host: host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host,
    port,
    ready,
  }
}
