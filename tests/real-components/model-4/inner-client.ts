import type { Client } from 'braintree-web/client'

/** Where a client of the model keeps the client of release 3 that it is made of. */
export const INNER: unique symbol = Symbol('the client of release 3')

export interface NextClient {
  readonly [INNER]: Client
  getConfiguration(): Readonly<Record<string, unknown>>
}

export interface WithClient {
  readonly client: NextClient
  readonly [setting: string]: unknown
}

/** What the components of release 3 need: their own configuration, with what the given client says about its sender. */
export function toInnerClient(client: NextClient): Client {
  const inner = client[INNER]
  const read = () => ({
    ...inner.getConfiguration(),
    analyticsMetadata: client.getConfiguration()['analyticsMetadata'],
  })
  return new Proxy(inner, {
    get(target, name) {
      if (name === 'getConfiguration' || name === 'toJSON') return read
      const member: unknown = Reflect.get(target, name, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}
