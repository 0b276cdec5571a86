import { connect, type Socket } from 'node:net'
import type { Attack } from '../attacks/attack'
import { ATTACKER_ADDRESS } from '../shop/ip-addresses'
import { beginConversation, type Conversation } from './conversation'
import type { Tally } from './tally'
import { createTimers } from './timers'

export interface RunningConnection {
  stop(): void
}

const REOPEN_AFTER_MS = 10
const READ_SLOWLY_EVERY_MS = 1_000

/** All connections read into the same buffer, since the content is not used. */
const inbox = Buffer.alloc(64 * 1024)
const smallInbox = Buffer.alloc(1024)

/** Keeps one connection busy with the attack; opens another one whenever the shop closes it. */
export function runConnection(port: number, { manner }: Attack, tally: Tally): RunningConnection {
  const timers = createTimers()
  const isSlow = manner.kind === 'read slowly'
  let socket: Socket | undefined

  function open(): void {
    let conversation: Conversation | undefined
    const current = connect({
      port,
      host: ATTACKER_ADDRESS,
      localAddress: ATTACKER_ADDRESS,
      noDelay: true,
      onread: {
        buffer: isSlow ? smallInbox : inbox,
        callback(count, { buffer, byteOffset }) {
          tally.read(count)
          conversation?.read(Buffer.from(buffer, byteOffset, count))
          if (isSlow) timers.later(READ_SLOWLY_EVERY_MS, () => current.resume())
          return !isSlow
        },
      },
    })
    current.once('connect', () => {
      conversation = beginConversation(current, manner, { tally, timers })
    })
    // Whatever the shop does to the connection ends in a `close`, which is counted.
    current.on('error', () => undefined)
    current.once('close', () => {
      if (conversation?.isWaiting() ?? true) tally.cut()
      timers.later(REOPEN_AFTER_MS, open)
    })
    socket = current
  }

  open()
  return {
    stop() {
      timers.close()
      socket?.removeAllListeners('close').destroy()
    },
  }
}
