import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../../../scripts/conformance/run-command'
import type { Handler } from '../../../scripts/conformance/self-test/fault'
import { BASE_URL, type Service } from '../../../scripts/conformance/self-test/start-service'

export interface Outcome {
  readonly status: number
  readonly out: string
  readonly error: string
}

interface Terminal {
  readonly environment?: Readonly<Record<string, string>>
  readonly isTTY?: boolean
  readonly columns?: number
}

/** Runs the command line in this process, against a service that is a function. */
export async function runCommandLine(
  args: readonly string[],
  handle: Handler,
  { environment = {}, isTTY = false, columns = 80 }: Terminal = {},
): Promise<Outcome> {
  const written = { out: '', error: '' }
  const status = await runCommand(args, {
    environment,
    fetch: handle,
    out: { isTTY, columns, write: (text) => (written.out += text) },
    error: { write: (text) => (written.error += text) },
  })
  return { status, ...written }
}

/** The arguments for a whole check of the service. */
export function argumentsFor({ admin }: Service, baseUrl = BASE_URL): string[] {
  return [
    ...['--base-url', baseUrl],
    ...['--admin-email', admin.email],
    ...['--admin-password', admin.password],
  ]
}

/** A path in a new temporary directory. */
export function createFilePath(name: string): string {
  return join(mkdtempSync(join(tmpdir(), 'conformance-')), name)
}
