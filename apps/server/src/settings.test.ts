import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { startEdge, startServerProcess } from './testing/server-process.ts'

it('a comment, quotes or a line end are not taken for a part of a secret', async () => {
  const edge = await startEdge()
  try {
    const server = await startServerProcess(
      {
        ...edge.environment,
        GOOGLE_CLIENT_ID: '"1234.apps.googleusercontent.com"',
        GOOGLE_CLIENT_SECRET: 'GOCSPX-1234   # docs/google.md',
        WHATSAPP_APP_SECRET: '0123456789abcdef 0123456789abcdef',
        WHATSAPP_ACCESS_TOKEN: 'EAAB1234\n',
      },
      { cwd: tmpdir() },
    )
    expect(await server.exit).toBe(1)
    expect(server.stderr.trim().split('\n')).toEqual([
      'The configuration has 3 problems:',
      '  - GOOGLE_CLIENT_SECRET must have no blanks in it, nor a comment behind it',
      '  - WHATSAPP_APP_SECRET must have no blanks in it, nor a comment behind it',
      '  - GOOGLE_CLIENT_ID must not be in quotes, which are a part of it here',
    ])
  } finally {
    await edge.close()
  }
}, 60_000)
