import type { Socket } from 'node:net'
import { assertNever } from '../../../../../mocks/api/lib/assert-never'
import type { Manner } from '../attacks/attack'
import { createResponseReader } from './response-reader'
import type { Tally } from './tally'
import type { Timers } from './timers'

/** The requests of one connection. */
export interface Conversation {
  read(bytes: Buffer): void
  /** Whether a response is outstanding. */
  isWaiting(): boolean
}

/** Simulates a network: a round trip, and a usual TCP window. */
const ROUND_TRIP_MS = 10
const WINDOW_BYTES = 64 * 1024
const DRIP_EVERY_MS = 1_000
const DRIP_BYTES = 4

/** Sends the requests of an attack one after another. */
export function beginConversation(
  socket: Socket,
  manner: Manner,
  { tally, timers }: { readonly tally: Tally; readonly timers: Timers },
): Conversation {
  let isWaiting = true
  let isSent = false
  let sentAt = performance.now()
  const reader = createResponseReader({
    onHead: (head) => tally.count(head, performance.now() - sentAt),
    onEnd() {
      isWaiting = false
      // A body that was refused half way would be read as part of the next request.
      if (manner.kind === 'drip') socket.destroy()
      else if (isSent) timers.later(ROUND_TRIP_MS, ask)
    },
  })

  function ask(): void {
    isWaiting = true
    isSent = false
    switch (manner.kind) {
      case 'ask':
      case 'read slowly':
        send(manner.next())
        break
      case 'drip':
        socket.write(manner.beginning)
        drip(manner.rest)
        break
      default:
        assertNever(manner)
    }
  }

  function send(bytes: Buffer): void {
    if (!socket.writable) return
    socket.write(bytes.subarray(0, WINDOW_BYTES))
    sentAt = performance.now()
    const rest = bytes.subarray(WINDOW_BYTES)
    isSent = rest.length === 0
    if (!isSent) timers.later(ROUND_TRIP_MS, () => send(rest))
    // The answer came before all was sent, as refusals do.
    else if (!isWaiting) timers.later(ROUND_TRIP_MS, ask)
  }

  function drip(rest: Buffer): void {
    timers.later(DRIP_EVERY_MS, () => {
      if (!socket.writable) return
      socket.write(rest.subarray(0, DRIP_BYTES))
      sentAt = performance.now()
      drip(rest.subarray(DRIP_BYTES))
    })
  }

  ask()
  return { read: (bytes) => reader.read(bytes), isWaiting: () => isWaiting }
}
