import { createServer } from 'node:net'

/** A port that another process listens on already. Its message names the way out. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError'

  constructor(port: number, wayOut: string) {
    super(
      `Port ${port} is taken by another process. Stop that one, or choose another port: ${wayOut}`,
    )
  }
}

/** A setting of the command line or the environment that can't be used; its message says what it may be. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}

/**
 * Looks whether a server could listen on the port.
 *
 * @param wayOut the command that chooses another port
 * @throws PortTakenError when it could not
 */
export async function assertPortIsFree(port: number, wayOut: string): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen(port, resolve)
    })
  } catch (error) {
    throw isAddressInUse(error) ? new PortTakenError(port, wayOut) : error
  } finally {
    await new Promise((resolve) => probe.close(resolve))
  }
}

export function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

/**
 * Reads a port number such as `--port 4011` or `PORT=4173`.
 *
 * @throws SettingError for anything else
 */
export function parsePort(text: string, setting: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new SettingError(`${setting} must be a port number from 0 to 65535, but is "${text}".`)
}
