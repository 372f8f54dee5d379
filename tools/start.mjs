// `npm start`: from a fresh clone to a running Casita. `npm start -- --port 4000` chooses another port.
import { onOwnNode } from './installation.mjs'

if (await onOwnNode()) {
  // Loaded late: on a fresh clone the project's Node has only just been installed.
  const [{ runInForeground }, { buildWebIfStale }] = await Promise.all([
    import('./run.mjs'),
    import('./web-build.mjs'),
  ])
  buildWebIfStale()
  await runInForeground(({ sandbox, server }) => (sandbox ? [sandbox, server] : [server]))
}
