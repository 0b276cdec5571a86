import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection whose bytes a test writes itself. */
export interface OpenSocket {
  readonly socket: Socket
  /** What has come so far. */
  answer(): string
}

export async function openSocket(port: number): Promise<OpenSocket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let answer = ''
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('latin1')
  })
  // The service may cut it off.
  socket.on('error', () => undefined)
  return { socket, answer: () => answer }
}
