import type { Exchange } from '../exchange'

/** For tests: an exchange of an operation, of which only what they name matters. */
export function anyExchange(operation: string, named: Partial<Exchange>): Exchange {
  return {
    number: 1,
    request: { operation, method: 'POST', url: 'http://s.test/api', headers: {} },
    status: 200,
    headers: {},
    text: '',
    json: undefined,
    startedAt: new Date(0),
    durationMs: 1,
    ...named,
  }
}
