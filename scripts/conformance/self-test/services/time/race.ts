import type { Wrapper } from '../../fault'
import { withAliases } from '../trade/aliases'
import { callerOf, onTurn, pause, refusal, type Turn } from '../trade/turn'

/** What two requests compete for; `undefined` when there is no competition. */
export type Prize = (turn: Turn) => Promise<string | undefined> | string | undefined

/** What happens to the second of two requests, once the first one was answered. */
export type Loss = (turn: Turn, first: Response) => Promise<Response> | Response

const BETWEEN_READ_AND_WRITE_MS = 4

/** Reads whether something is there, waits as a database does, and writes: nothing guards the time between. */
export function race(operation: string, prize: Prize, lose: Loss): Wrapper {
  return (next) => {
    const written = new Set<string>()
    const writing = new Map<string, Promise<Response>>()
    return onPrize(operation, prize, async (turn, key) => {
      const isThere = written.has(key)
      await pause(BETWEEN_READ_AND_WRITE_MS)
      const first = writing.get(key)
      if (!isThere && first) {
        const answered = await first
        return answered.ok ? lose(turn, answered.clone()) : turn.forward()
      }
      const write = turn.forward()
      writing.set(key, write)
      const response = await write
      if (response.ok) written.add(key)
      else writing.delete(key)
      return response.clone()
    })(next)
  }
}

/** Requests at the same time as another one for the same thing get another treatment, whether or not it was there. */
export function crowd(operation: string, prize: Prize, lose: Loss): Wrapper {
  return (next) => {
    const busy = new Map<string, Promise<Response>>()
    return onPrize(operation, prize, async (turn, key) => {
      const first = busy.get(key)
      if (first) return lose(turn, (await first).clone())
      const own = pause(BETWEEN_READ_AND_WRITE_MS).then(() => turn.forward())
      busy.set(key, own)
      try {
        return (await own).clone()
      } finally {
        busy.delete(key)
      }
    })(next)
  }
}

function onPrize(
  operation: string,
  prize: Prize,
  compete: (turn: Turn, key: string) => Promise<Response>,
): Wrapper {
  return onTurn(operation, async (turn) => {
    const key = isLetIn(operation, turn) ? await prize(turn) : undefined
    return key === undefined ? turn.forward() : compete(turn, key)
  })
}

const forAdministrators = new Set([
  'createCategory',
  'createProduct',
  'updateProduct',
  'deleteProduct',
  'updateOrderStatus',
])

/** Whether the caller passes the guards that come before the code. */
function isLetIn(operation: string, turn: Turn): boolean {
  const { userId } = turn.params
  if (userId === undefined) return true
  const caller = callerOf(turn)
  return caller?.id === userId && (caller.role === 1 || !forAdministrators.has(operation))
}

/** Fails as code does that does not expect a unique index, a lock or a version to stop it. */
export function fails(operation: string, status = 500, text = 'Internal server error.'): Loss {
  return () => refusal(operation, status, text)
}

/** Does again for the second request what was done for the first: nothing but the code prevents it. */
export function doTwice(
  operation: string,
  prize: Prize,
  again: (turn: Turn, aliases: Map<string, string>) => Promise<Response>,
): Wrapper {
  return withAliases((aliases) => race(operation, prize, (turn) => again(turn, aliases)))
}
