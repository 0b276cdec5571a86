import { createServer } from 'node:http'

/**
 * The least that Node can do: the same bytes for every request. Listens on a free port of this machine.
 *
 * @throws Error when the system gives it no port
 */
export function startPlainServer(
  body: string,
): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
  const server = createServer((_, response) => response.writeHead(200, headers).end(body))
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (typeof address !== 'object' || !address) return reject(new Error('There is no port.'))
      resolve({
        origin: `http://127.0.0.1:${address.port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done())
            server.closeAllConnections()
          }),
      })
    })
  })
}
