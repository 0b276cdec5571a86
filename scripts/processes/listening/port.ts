import { createServer } from 'node:net'
import { SettingError } from '../setting-error'

/** A port that another process listens on already. Its message names the way out. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError'

  constructor(port: number, wayOut: string) {
    super(
      `Port ${port} is taken by another process. Stop that one, or choose another port: ${wayOut}`,
    )
  }
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
    throw isAddressInUse(error)
      ? new PortTakenError(port, wayOut)
      : explainListening(error, { port })
  } finally {
    await new Promise((resolve) => probe.close(resolve))
  }
}

/** Why the system lets nobody listen there, as a sentence where a setting is the reason; other errors as they are. */
export function explainListening(
  error: unknown,
  { port, hostname }: { readonly port: number; readonly hostname?: string },
): unknown {
  switch (codeOf(error)) {
    case 'EADDRNOTAVAIL':
      return new SettingError(
        `${hostname} is no address of this machine. Set HOST, or --host, to one that it has, or leave both out.`,
      )
    case 'EACCES':
      return new SettingError(
        `This user may not listen on port ${port}. Set PORT, or --port, to one above 1023.`,
      )
    default:
      return error
  }
}

export function isAddressInUse(error: unknown): boolean {
  return codeOf(error) === 'EADDRINUSE'
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
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
