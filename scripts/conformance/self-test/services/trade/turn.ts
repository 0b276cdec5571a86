import { asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Handler, Wrapper } from '../../fault'
import { BASE_URL } from '../../start-service'
import { matchOperation } from '../../wrap/match-operation'
import { answerJson, changeRequest, readJson } from '../../wrap/messages'
import { type People, readToken, withPeople } from '../../wrap/people'

/** One request to a faulty operation, and what its code can reach. */
export interface Turn {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly people: People
  readonly next: Handler
  /** Sends the request on, with another JSON body if one is given. */
  forward(json?: unknown): Promise<Response>
}

/** Replaces one operation's code; `signIn` can't be replaced so. */
export function onTurn(operation: string, handle: (turn: Turn) => Promise<Response>): Wrapper {
  return withPeople(async (request, next, people) => {
    const match = matchOperation(request)
    if (match?.operation !== operation) return next(request)
    const { url, method, headers } = request
    const bytes = await request.arrayBuffer()
    const body = method === 'GET' || method === 'DELETE' ? {} : { body: bytes }
    const copy = () => new Request(url, { method, headers, ...body })
    return handle({
      request: copy(),
      params: match.params,
      people,
      next,
      forward: async (json) =>
        next(json === undefined ? copy() : await changeRequest(copy(), { json })),
    })
  })
}

/** Who calls, as far as they have signed in here. */
export function callerOf({ request, people }: Turn): ReturnType<People['byToken']> {
  return people.byToken(readToken(request) ?? '')
}

/** A refusal in the form of the operation. */
export function refusal(operation: string, status: number, text: string): Response {
  const isProductWrite = operation === 'createProduct' || operation === 'updateProduct'
  return answerJson(isProductWrite ? { success: false, message: text } : { error: text }, status)
}

/** Gets something public of the service, wherever it redirects to. */
export async function get(next: Handler, path: string): Promise<Response> {
  const url = `${BASE_URL}${path}`
  const response = await next(new Request(url))
  const location = response.headers.get('location')
  return location ? next(new Request(new URL(location, url))) : response
}

/** Reads something public from the service; `undefined` when it is refused. */
export async function read(next: Handler, path: string): Promise<unknown> {
  const response = await get(next, path)
  return response.ok ? response.json() : undefined
}

/** Changes a product as the administrator who signed in last. */
export async function writeProduct(
  { next, people }: Pick<Turn, 'next' | 'people'>,
  id: string,
  fields: Readonly<Record<string, string>>,
): Promise<Response | undefined> {
  const administrator = people.administrator()
  if (!administrator) return undefined
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return next(
    new Request(`${BASE_URL}/product/update/${id}/${administrator.id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${administrator.token}` },
      body,
    }),
  )
}

/** Takes a payment that the sandbox always grants, for the caller; `undefined` when it is refused. */
export async function charge(turn: Turn, amount: number): Promise<string | undefined> {
  const response = await turn.next(
    new Request(`${BASE_URL}/braintree/payment/${turn.params['userId']}`, {
      method: 'POST',
      headers: {
        authorization: turn.request.headers.get('authorization') ?? '',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ paymentMethodNonce: 'fake-valid-nonce', amount }),
    }),
  )
  const id = asObject((await readJson(response))['transaction'])['id']
  return typeof id === 'string' ? id : undefined
}

/** The order in the body of `createOrder`. */
export async function readOrder(request: Request): Promise<JsonObject> {
  return asObject((await readJson(request))['order'])
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
