import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const CONTRACT = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))
const PRISM = createRequire(import.meta.url).resolve('@stoplight/prism-cli')

/** How Prism runs: as a mock that responds with the contract's examples, or as a validating proxy. */
export type PrismOptions =
  | { kind: 'mock'; port: number }
  /** Requests and responses pass; a header of the response has what breaks the contract. */
  | { kind: 'proxy'; port: number; upstream: string }

/**
 * Arguments with which Node runs Prism. It is a separate process because a malformed multipart body crashes it
 * (stoplightio/prism#2672).
 */
export function prismArguments(options: PrismOptions): string[] {
  const port = ['--port', String(options.port)]
  return options.kind === 'mock'
    ? [PRISM, 'mock', CONTRACT, ...port]
    : [PRISM, 'proxy', CONTRACT, options.upstream, '--verboseLevel', 'fatal', ...port]
}
