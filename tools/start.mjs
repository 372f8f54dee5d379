// `npm start`: from a fresh clone to a running Casita. `npm start -- --port 4000` selects another port.
import { onOwnNode, root } from './installation.mjs'

if (await onOwnNode()) {
  // Imported late, because on a fresh clone the project's Node has only just been installed.
  const { runInForeground } = await import('./run.mjs')
  const { buildServerIfStale, buildWebIfStale } = await import('./web-build.mjs')
  await runInForeground(({ sandbox, server }) => {
    buildWebIfStale()
    buildServerIfStale()
    const built = { ...server, command: ['--disable-warning=ExperimentalWarning', `${root}tools/serve.mjs`] }
    return sandbox ? [sandbox, built] : [built]
  })
}
