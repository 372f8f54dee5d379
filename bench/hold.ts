// Holds event streams open and reads them in a process of its own, so that reading does not slow the process that
// measures: `node bench/hold.ts <port>`, with one token per line on standard input. Prints `open` once all streams are
// answered.
import { once } from 'node:events'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'

const [, , port] = process.argv
const tokens = (await text(process.stdin)).split('\n').filter(Boolean)
await Promise.all(tokens.map(open))
console.log('open')

async function open(token: string): Promise<void> {
  const request = get({
    host: '127.0.0.1',
    port,
    path: '/v2/events',
    agent: false,
    headers: { authorization: `Bearer ${token}` },
  })
  const [answer] = await once(request, 'response')
  if (answer.statusCode !== 200) throw new Error(`A stream was answered with ${answer.statusCode}`)
  answer.resume()
}
