import type { Send } from '../reliability/service/shop-client'

export interface RoundRobin {
  /** Sends to the next machine. One that refuses the connection has not seen the request: the one after it gets it. */
  readonly send: Send
  /** Replaces one by another. */
  replace(old: Send, replacement: Send): void
}

/**
 * Sends each request to the next of several machines, as the balancer of a service does.
 *
 * @throws Error when there are no machines; `send` rejects when none can be reached
 */
export function createRoundRobin(machines: readonly Send[]): RoundRobin {
  const list = [...machines]
  let turn = 0
  const next = () => {
    turn += 1
    const machine = list[turn % list.length]
    if (!machine) throw new Error('There is no machine.')
    return machine
  }
  return {
    async send(path, init) {
      for (let left = list.length; left > 1; left -= 1) {
        try {
          return await next()(path, init)
        } catch (error) {
          if (!isRefused(error)) throw error
        }
      }
      return next()(path, init)
    },
    replace(old, replacement) {
      list.splice(list.indexOf(old), 1, replacement)
    },
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
}
