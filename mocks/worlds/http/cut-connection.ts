import { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { asObject } from '../../contract/json'

/**
 * No client takes it for an answer, nor for none at all: a browser sends again what has none on a connection that it has
 * used before, a POST too, and nobody would learn of the cut.
 */
const BROKEN_ANSWER = 'HTTP/1.1 \0\r\n\r\n'

/** Whether a call to a mock has failed because the mock has cut it: a proxy before the mock has to cut it too. */
export function isCutByMock(error: unknown): boolean {
  return isBrokenStatus(error) || isBrokenStatus(asObject(error)['cause'])
}

/** The parser's code of a wrong status; that of `fetch` has none on Node 26, and says it in words. */
function isBrokenStatus(error: unknown): boolean {
  const { code, message } = asObject(error)
  if (code !== undefined) return code === 'HPE_INVALID_STATUS'
  return typeof message === 'string' && message.endsWith('(Invalid status code)')
}

export function cutSocket(socket: Socket): void {
  socket.write(BROKEN_ANSWER)
  socket.destroySoon()
}

/** Whether there was a connection to cut; a call within the process has none, and is rejected. */
export function cutConnection(environment: unknown): boolean {
  const { incoming } = asObject(environment)
  if (!(incoming instanceof IncomingMessage)) return false
  cutSocket(incoming.socket)
  return true
}
