import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { createMailer } from './mailer.ts'

it('a mail server that accepts a connection but never answers causes a timeout', async () => {
  const mute = createServer((socket) => socket.on('error', () => socket.destroy())).listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const { port } = mute.address() as AddressInfo
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'casita@example.com' }, 100)
  const outcome = await mailer.send({ to: 'ana@example.com', subject: 'Hola', text: 'Hola, Ana' })
  expect(outcome).toEqual({ outcome: 'unsent', reason: 'ETIMEDOUT' })
  mailer.close()
  mute.close()
})
