import { runForText } from '../files/run-for-text'
import type { Fetch } from '../http/fetch-within'
import { askEndpoint, type IssuedToken } from './ask-endpoint'
import type { PersonRecord, TokenSource } from './person-record'

export interface TokenPorts {
  readonly fetch: Fetch
  readonly timeoutMs: number
  /** Hides a secret in every report. */
  hide(secret: string): void
}

/**
 * Gets a token from where a person's tokens come from.
 *
 * @throws {CannotRun} when none comes.
 */
export async function fetchToken(
  { source, place }: Pick<PersonRecord, 'source' | 'place'>,
  ports: TokenPorts,
): Promise<IssuedToken> {
  const issued = await getToken(source, place, ports)
  ports.hide(issued.token)
  return issued
}

async function getToken(
  source: TokenSource,
  place: string,
  ports: TokenPorts,
): Promise<IssuedToken> {
  switch (source.kind) {
    case 'variable':
      return { token: source.token }
    case 'command': {
      const { command } = source
      const what = 'the token'
      return { token: await runForText({ place: `${place}.command`, command, what }) }
    }
    case 'oauth':
      ports.hide(source.secret)
      return askEndpoint(source, `${place}.oauth`, ports)
  }
}
