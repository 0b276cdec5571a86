import { PRINTABLE, runForText } from '../files/run-for-text'
import type { Fetch } from '../http/fetch-within'
import { CannotRun } from '../model/errors'
import { askEndpoint, type IssuedToken } from './ask-endpoint'
import type { PersonRecord, TokenSource } from './person-record'

export interface TokenPorts {
  readonly fetch: Fetch
  readonly timeoutMs: number
  /** Hides a secret in every report. */
  hide(secret: string): void
  /** Hides secrets in a text. */
  mask(text: string): string
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
  expectToken(issued.token, `${place}.${source.kind}`)
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
      const { mask } = ports
      return { token: await runForText({ place: `${place}.command`, command, what, mask }) }
    }
    case 'oauth':
      ports.hide(source.secret)
      return askEndpoint(source, `${place}.oauth`, ports)
  }
}

/** What no header can have is told here, without the token; a request would only fail with it. */
function expectToken(token: string, place: string): void {
  if (!PRINTABLE.test(token)) {
    throw new CannotRun(`${place}: the token has signs that no header can have, or several lines.`)
  }
  if (/^bearer\s/i.test(token)) {
    throw new CannotRun(`${place}: leave out the word Bearer: the token alone is asked for.`)
  }
}
