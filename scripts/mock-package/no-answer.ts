import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { cutConnection } from '../../mocks/worlds/http/cut-connection'
import { ConnectionCut } from '../../mocks/worlds/troubles/apply-trouble'

/** A call that got no answer, as a trouble of its world has it. The global `fetch` rejects with a `TypeError` too. */
export class NoAnswer extends TypeError {
  override readonly name = 'NoAnswer'
}

/** @throws NoAnswer in place of a connection that was cut, and whatever else it was */
export function throwAsFetch(error: unknown): never {
  throw error instanceof ConnectionCut ? new NoAnswer('fetch failed', { cause: error }) : error
}

/** For a server: ends the connection of a call that gets no answer, or whose client has gone. */
export function cutWhereUnanswered(
  serve: (request: Request) => Promise<Response>,
): (request: Request, connection: unknown) => Promise<Response> {
  return async (request, connection) => {
    try {
      return await serve(request)
    } catch (error) {
      const isUnanswered = error instanceof ConnectionCut || request.signal.aborted
      if (isUnanswered && cutConnection(connection)) return RESPONSE_ALREADY_SENT
      throw error
    }
  }
}
