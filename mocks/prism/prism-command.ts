import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const CONTRACT = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))
const PRISM = createRequire(import.meta.url).resolve('@stoplight/prism-cli')

/**
 * Arguments with which Node runs Prism. It is a process of its own because a malformed multipart body
 * ends it (stoplightio/prism#2672).
 */
export type PrismOptions =
  | { kind: 'mock'; port: number }
  /** Answers that break the contract become 500, requests that do become 422. */
  | { kind: 'proxy'; port: number; upstream: string }

export function prismArguments(options: PrismOptions): string[] {
  const port = ['--port', String(options.port)]
  return options.kind === 'mock'
    ? [PRISM, 'mock', CONTRACT, ...port]
    : [PRISM, 'proxy', CONTRACT, options.upstream, '--errors', '--verboseLevel', 'fatal', ...port]
}
