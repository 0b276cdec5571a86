import { create as createOwn } from 'braintree-web/client'
import { INNER, type NextClient } from './inner-client'
import { promisesOnly } from './promises-only'
import { toConfiguration } from './to-configuration'

/**
 * Release 4 of `braintree-web` as far as it can be known before it is published: each module here is a model, made of
 * the installed release 3, of what the provider's own notes say: `MIGRATION.md` ("Upgrading from Web SDK v3.x to v4")
 * and `CHANGELOG.md` of 4.0.0-alpha.0, 14 September 2026, in the repository braintree/braintree-web. What the notes
 * don't mention is as in release 3. Configuration has other names and values in capitals, and nothing takes a callback.
 */
export const VERSION = '4.0.0-model'

export async function create(options: { readonly authorization: string }): Promise<NextClient> {
  const inner = await createOwn({ authorization: options.authorization })
  const getConfiguration = () => toConfiguration(inner.getConfiguration())
  const own = new Map<PropertyKey, unknown>([
    [INNER, inner],
    ['getConfiguration', getConfiguration],
    ['toJSON', getConfiguration],
    ['getVersion', () => VERSION],
  ])
  // Nothing is written to the client of release 3: everybody with the same authorization has the same one.
  const client = new Proxy(promisesOnly(inner, ['request', 'teardown']), {
    get: (target, name) => own.get(name) ?? Reflect.get(target, name),
  })
  if (!isNextClient(client)) throw new TypeError('The model lacks its own client.')
  return client
}

function isNextClient(client: object): client is NextClient {
  return Reflect.get(client, INNER) !== undefined
}
