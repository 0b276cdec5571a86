import { asArray, asObject } from '../../../mocks/contract/json'
import type { Handler } from '../../../scripts/conformance/self-test/fault'
import { BASE_URL, type Service } from '../../../scripts/conformance/self-test/start-service'
import { entries } from '../../../scripts/conformance/self-test/wrap/one-operation'

/** Every record that an administrator can read, by id, without those of the check. */
export async function takeEverything({ handle, admin }: Service): Promise<Map<string, string>> {
  const { token, user } = asObject(await read(handle, '/auth/signin', { json: admin }))
  const ask = (path: string) => read(handle, path, { token: String(token) })
  const id = String(asObject(user)['_id'])
  const records = [
    ...asArray(await ask('/product/list?limit=undefined')),
    ...asArray(await ask('/category/list')),
    ...asArray(await ask(`/order/list/${id}`)),
    await ask(`/user/profile/${id}`),
  ]
  return new Map(
    entries(records)
      .map((record) => [String(record['_id']), JSON.stringify(record)] as const)
      .filter(([, text]) => !text.includes('Conformance')),
  )
}

/** Statuses of the check's orders. */
export async function findOrderStatuses({ handle, admin }: Service): Promise<string[]> {
  const { token, user } = asObject(await read(handle, '/auth/signin', { json: admin }))
  const id = String(asObject(user)['_id'])
  const orders = entries(await read(handle, `/order/list/${id}`, { token: String(token) }))
  return orders
    .filter(({ user: buyer }) => String(asObject(buyer)['name']).startsWith('Conformance'))
    .map(({ status }) => String(status))
}

/** Names of the check's products that are left in the service. */
export async function findLeftProducts(handle: Handler): Promise<string[]> {
  const products = entries(await read(handle, '/product/list?limit=undefined'))
  return products.map(({ name }) => String(name)).filter((name) => name.includes('Conformance'))
}

async function read(
  handle: Handler,
  path: string,
  { token, json }: { readonly token?: string; readonly json?: unknown } = {},
): Promise<unknown> {
  const request = new Request(`${BASE_URL}${path}`, {
    method: json === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  })
  const response = await handle(request)
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}
