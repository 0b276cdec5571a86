import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { Client } from 'pg'

export interface SharedConnection {
  /** Of the same database, by the one connection. */
  readonly url: string
  close(): Promise<void>
}

const TERMINATE = 'X'
/** Lets a client in without a password, and is ready for what it asks. */
const WELCOME = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1')

/** Gives all clients, one after the other, the same connection, left as it is, as a pooler in transaction mode may. */
export async function shareConnection(databaseUrl: string): Promise<SharedConnection> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { stream } = client.connection
  stream.removeAllListeners('data')
  let current: Socket | undefined
  stream.on('data', (data: Buffer) => current?.write(data))

  const server = createServer((socket) => {
    current = socket
    socket.once('data', () => {
      socket.write(WELCOME)
      socket.on('data', (data) => {
        if (data.toString('latin1', 0, 1) === TERMINATE) socket.end()
        else stream.write(data)
      })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const url = new URL(databaseUrl)
  url.port = String(address.port)
  return {
    url: url.href,
    async close() {
      server.close()
      await client.end()
    },
  }
}
