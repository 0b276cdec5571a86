import { isObject } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { matchOperation } from './match-operation'
import { changeAnswer } from './messages'

/** Changes the JSON of every answer of the contract's operations. */
export function everyBody(change: (body: unknown, status: number) => unknown): Wrapper {
  return (next) => async (request) => {
    const response = await next(request)
    if (!isJsonOfOperation(request, response)) return response
    return changeAnswer(response, (body) => change(body, response.status))
  }
}

/** Changes every object, however deep. */
export function everyObject(
  change: (object: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): Wrapper {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (!isObject(value)) return value
    const visited: Record<string, unknown> = {}
    for (const key in value) visited[key] = visit(value[key])
    return change(visited)
  }
  return everyBody(visit)
}

/** Changes every product that is answered. */
export function everyProduct(
  change: (product: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): Wrapper {
  return everyObject((object) => ('sold' in object ? change(object) : object))
}

/** Changes every text at a key, however deep. */
export function everyText(key: string, change: (text: string) => string): Wrapper {
  return everyObject((object) => {
    const text = object[key]
    return typeof text === 'string' ? { ...object, [key]: change(text) } : object
  })
}

/** Sets headers of every answer of the contract's operations; `undefined` takes one away. */
export function everyHeader(headers: Readonly<Record<string, string | undefined>>): Wrapper {
  return (next) => async (request) => {
    const response = await next(request)
    if (!matchOperation(request)) return response
    const changed = new Headers(response.headers)
    for (const [name, value] of Object.entries(headers)) {
      if (value === undefined) changed.delete(name)
      else changed.set(name, value)
    }
    return new Response(response.body, { status: response.status, headers: changed })
  }
}

/** A clock that is fast by so many milliseconds; the `Date` of its answers says so. */
export function moveClock(milliseconds: number): Wrapper {
  const move = everyText('createdAt', (time) =>
    new Date(Date.parse(time) + milliseconds).toISOString(),
  )
  return (next) => {
    const moved = move(next)
    return async (request) => {
      const date = new Date(Date.now() + milliseconds).toUTCString()
      return everyHeader({ date })(moved)(request)
    }
  }
}

/** Writes the JSON of every response in another way. */
export function everyByte(write: (body: unknown) => string): Wrapper {
  return (next) => async (request) => {
    const response = await next(request)
    if (!isJsonOfOperation(request, response)) return response
    const body: unknown = await response.json()
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    return new Response(write(body), { status: response.status, headers })
  }
}

/** Photos are none, and nor is the empty body of a redirect. */
function isJsonOfOperation(request: Request, { headers }: Response): boolean {
  const isJson = headers.get('content-type')?.toLowerCase().startsWith('application/json')
  return isJson === true && matchOperation(request) !== undefined
}
