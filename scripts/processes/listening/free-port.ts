import { createServer } from 'node:net'

/** Below those that systems give to outgoing connections, which may take a port before its finder listens. */
const FIRST = 20_000
const PAST_LAST = 32_768
const TRIES = 100
/** A prime: processes that were started one after the other begin far apart. */
const STRIDE = 7_919

let next = FIRST + ((process.pid * STRIDE) % (PAST_LAST - FIRST))

/**
 * A port of this machine that nothing listens on now, on any address; another one each time.
 *
 * @throws {Error} when none is found
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = next
    next = port + 1 === PAST_LAST ? FIRST : port + 1
    if (await isFree(port)) return port
  }
  throw new Error(`Of ${TRIES} ports of this machine none was free.`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
