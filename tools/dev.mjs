// `npm run dev`: like `npm start`, but every saved file takes effect at once. Vite listens on the product's port and
// forwards the server's paths to the server.
import { onOwnNode, root } from './installation.mjs'

if (await onOwnNode()) {
  const { runInForeground } = await import('./run.mjs')
  await runInForeground(({ sandbox, server }) => {
    const port = server.port + 2
    /** @param {import('./processes.mjs').Program} program */
    const watched = (program) => ({
      ...program,
      command: ['--watch', '--watch-preserve-output', ...program.command],
    })
    return [
      ...(sandbox ? [watched(sandbox)] : []),
      watched({ ...server, port, environment: { ...server.environment, PORT: String(port) } }),
      {
        ...server,
        name: 'web app',
        command: [`${root}tools/dev-web.mjs`, String(server.port), String(port)],
        ready: '/',
      },
    ]
  })
}
