import { EventEmitter } from 'node:events'
import { Socket } from 'node:net'
import type { Context } from 'hono'
import { isObject } from '../../contract/json'

const ofConnections = new WeakMap<Socket, Set<() => void>>()

/**
 * Calls back when a request's response was sent to its end, or its connection was closed before; for a request that was
 * handed in without a connection never.
 *
 * @returns whether it has a connection
 */
export function onEnd({ env }: Context, callBack: () => void): boolean {
  const { socket, outgoing } = readConnection(env)
  if (!(socket instanceof Socket && outgoing instanceof EventEmitter)) return false
  if (socket.closed) {
    callBack()
    return true
  }
  const open = ofConnections.get(socket) ?? watch(socket)
  open.add(callBack)
  outgoing.once('close', () => {
    if (open.delete(callBack)) callBack()
  })
  return true
}

/** A response that waits for another one on its connection does not learn that the connection was closed. */
function watch(socket: Socket): Set<() => void> {
  const open = new Set<() => void>()
  ofConnections.set(socket, open)
  socket.once('close', () => {
    const left = [...open]
    open.clear()
    for (const callBack of left) callBack()
  })
  return open
}

function readConnection(env: unknown): { socket?: unknown; outgoing?: unknown } {
  if (!isObject(env) || !isObject(env['incoming'])) return {}
  return { socket: env['incoming']['socket'], outgoing: env['outgoing'] }
}
