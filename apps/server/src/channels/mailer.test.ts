import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, it, vi } from 'vitest'
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

it('many mails at once share five connections', async () => {
  let [open, most, received] = [0, 0, 0]
  const server = createServer((socket) => {
    most = Math.max(most, ++open)
    socket.on('close', () => open--)
    let isText = false
    socket.write('220 ready\r\n')
    createInterface({ input: socket }).on('line', (line) => {
      if (isText && line !== '.') return
      const isEnd = isText
      isText = !isEnd && line === 'DATA'
      received += isEnd ? 1 : 0
      socket.write(isText ? '354 go on\r\n' : '250 ok\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'casita@example.com' })
  const mail = { to: 'ana@example.com', subject: 'Hola', text: 'Hola, Ana' }
  const outcomes = await Promise.all(Array.from({ length: 40 }, () => mailer.send(mail)))
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(outcomes.map(() => 'sent'))
  expect(received).toBe(40)
  expect(most).toBe(5)
  mailer.close()
  server.close()
  await vi.waitFor(() => expect(open).toBe(0))
})
