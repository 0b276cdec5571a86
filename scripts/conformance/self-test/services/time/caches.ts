import type { Wrapper } from '../../fault'
import { matchOperation } from '../../wrap/match-operation'
import { answerJson } from '../../wrap/messages'

interface CacheHabits {
  /** What clears it; nothing when it is left out. */
  readonly until?: readonly string[]
  /** By what answers are told apart; address and body when it is left out. */
  readonly key?: (url: URL, body: string) => string
  /** What of an answer comes from the cache; all of it when it is left out. */
  readonly part?: (fresh: unknown, kept: unknown) => unknown
}

/** Keeps an operation's answers, and does not notice every write that changes them. */
export function cache(operation: string, habits: CacheHabits = {}): Wrapper {
  const { until = [], key = (url, body) => `${url.pathname}${url.search} ${body}` } = habits
  return (next) => {
    const kept = new Map<string, unknown>()
    return async (request) => {
      const called = matchOperation(request)?.operation ?? ''
      const body = request.method === 'POST' ? await request.clone().text() : ''
      const response = await next(request)
      if (called === operation)
        return recall(kept, key(new URL(request.url), body), response, habits)
      if (response.ok && until.includes(called)) kept.clear()
      return response
    }
  }
}

async function recall(
  kept: Map<string, unknown>,
  id: string,
  response: Response,
  { part }: CacheHabits,
): Promise<Response> {
  const had = kept.get(id)
  if (had === undefined) {
    if (response.ok) kept.set(id, await response.clone().json())
    return response
  }
  if (!part) return answerJson(had)
  return response.ok ? answerJson(part(await response.json(), had)) : response
}
