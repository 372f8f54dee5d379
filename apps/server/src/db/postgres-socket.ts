import { Socket } from 'node:net'

const bufferSize = 32 * 1024

/**
 * A socket for a connection to PostgreSQL that reads into two buffers of its own, in turn, where Node makes another one of
 * 64 kB for each read. The driver copies what has come of a message that is not whole when more of it comes, which then
 * stands in the other buffer.
 */
export function postgresSocket(): Socket {
  const buffers = [Buffer.allocUnsafeSlow(bufferSize), Buffer.allocUnsafeSlow(bufferSize)] as const
  let [next, other] = buffers
  const socket: Socket = new Socket({
    onread: {
      buffer: () => {
        ;[next, other] = [other, next]
        return next
      },
      callback: (length, buffer) => {
        socket.emit('data', buffer.subarray(0, length))
        return true
      },
    },
  })
  return socket
}
