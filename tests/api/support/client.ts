import type { StartedApi } from '../../../mocks/api/start-api'
import type { operations } from '../../../src/api/generated/schema'

export type OperationId = keyof operations

/** What a 200 of the operation holds. */
export type Answer<O extends OperationId> = operations[O] extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

export interface Session {
  readonly token: string
  readonly userId: string
}

export interface Account {
  readonly email: string
  readonly password: string
}

export interface Call {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** Sent as JSON, or as a form when it is one. */
  readonly body?: unknown
  /** Fills `userId` in the path and sends the token. */
  readonly as?: Session
  readonly headers?: Readonly<Record<string, string>>
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

export interface Client {
  /** Calls an operation by its id and answers with whatever comes. */
  send(operationId: OperationId, call?: Call): Promise<Reply>
  /** Calls an operation that has to succeed. */
  call<O extends OperationId>(operationId: O, call?: Call): Promise<Answer<O>>
  signIn(account: Account): Promise<Session>
  /** Signs in once, however often it is asked: a password's hash is slow on purpose. */
  as(account: Account): Promise<Session>
  /** Signs up somebody new and in. */
  signUp(name?: string): Promise<Session & Account>
}

let people = 0

/** A client that knows the API by its contract: paths and methods are looked up, never written. */
export function createClient({ app, contract }: Pick<StartedApi, 'app' | 'contract'>): Client {
  const sessions = new Map<string, Promise<Session>>()

  async function send(operationId: OperationId, call: Call = {}): Promise<Reply> {
    const operation = contract.operations.find(({ id }) => id === operationId)
    if (!operation) throw new Error(`The contract has no operation ${operationId}`)
    const { body, as: session } = call
    const values: Record<string, string> = { userId: session?.userId ?? 'nobody', ...call.path }
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(values[name] ?? ''),
    )
    const query = new URLSearchParams(call.query)
    const encoded = await encode(body)
    const response = await app.request(`${contract.basePath}${path}?${query}`, {
      method: operation.method,
      headers: {
        ...(session ? { Authorization: `Bearer ${session.token}` } : {}),
        ...(encoded && {
          'Content-Type': encoded.type,
          'Content-Length': `${encoded.bytes.length}`,
        }),
        ...call.headers,
      },
      ...(encoded && { body: encoded.bytes }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: readJson(text) }
  }

  async function call<O extends OperationId>(operationId: O, request?: Call): Promise<Answer<O>> {
    const { status, body } = await send(operationId, request)
    if (!isAnswer<O>(body, status)) {
      throw new Error(`${operationId} answered ${status}: ${JSON.stringify(body)}`)
    }
    return body
  }

  async function signIn({ email, password }: Account): Promise<Session> {
    const { token, user } = await call('signIn', { body: { email, password } })
    return { token, userId: user._id }
  }

  return {
    send,
    call,
    signIn,
    as(account) {
      const session = sessions.get(account.email) ?? signIn(account)
      sessions.set(account.email, session)
      return session
    },
    async signUp(name = 'Sol Newcomer') {
      people += 1
      const account = { email: `sol${people}@newcomers.example`, password: 'correct horse' }
      await call('signUp', { body: { name, ...account } })
      return { ...account, ...(await signIn(account)) }
    },
  }
}

/** The API under test holds its own answers against the contract, so a 200 has the contract's shape. */
function isAnswer<O extends OperationId>(_: unknown, status: number): _ is Answer<O> {
  return status === 200
}

function readJson(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text)
}

/** A body as a connection carries it, so that its length is known. */
async function encode(body: unknown) {
  if (body === undefined) return undefined
  const response = body instanceof FormData ? new Response(body) : Response.json(body)
  const type = response.headers.get('Content-Type') ?? ''
  return { type, bytes: new Uint8Array(await response.arrayBuffer()) }
}
