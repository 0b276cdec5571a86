import { createServer } from 'node:net'

/**
 * A port of this machine that nothing listens on now.
 *
 * @throws Error when the system gives no port
 */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(address.port)
        else reject(new Error('The system gave the probe no port.'))
      })
    })
  })
}
