import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readContractDocument } from '../../mocks/contract/read-contract'
import { writeChangedContract } from './support/changed-contract'
import { contract, findFaults, operations } from './support/contract'

/** The calls of the specification's table; `GET /product/list` stands twice in it. */
const PUBLIC_CALLS = [
  'POST /auth/signin',
  'POST /auth/signup',
  'GET /auth/signout',
  'GET /product/list',
  'POST /product/by/search',
  'GET /product/search',
  'GET /product/show/{productId}',
  'GET /product/related/{productId}',
  'GET /category/list',
]
const PROTECTED_CALLS = [
  'POST /category/create/{userId}',
  'POST /product/create/{userId}',
  'PUT /product/update/{productId}/{userId}',
  'DELETE /product/delete/{productId}/{userId}',
  'GET /user/orders/by/user/{userId}',
  'GET /user/profile/{userId}',
  'PUT /user/profile/{userId}',
  'GET /braintree/getToken/{userId}',
  'POST /braintree/payment/{userId}',
  'POST /order/create/{userId}',
  'GET /order/list/{userId}',
  'GET /order/status-values/{userId}',
  'PUT /order/{orderId}/status/{userId}',
]
/** What the specification lets administrators do. */
const ADMINISTRATORS_CALLS = [
  'POST /category/create/{userId}',
  'POST /product/create/{userId}',
  'PUT /product/update/{productId}/{userId}',
  'DELETE /product/delete/{productId}/{userId}',
  'GET /order/list/{userId}',
  'GET /order/status-values/{userId}',
  'PUT /order/{orderId}/status/{userId}',
]

const callsOf = (list: typeof operations) => list.map(({ method, path }) => `${method} ${path}`)

test('API-1 the contract holds the 22 operations of the specification and no other', () => {
  expect(contract.document['openapi']).toMatch(/^3\.1\./)
  expect(callsOf(operations).sort()).toEqual([...PUBLIC_CALLS, ...PROTECTED_CALLS].sort())
  expect(new Set(operations.map(({ id }) => id)).size).toBe(22)
})

test('API-1 ROLE-4 exactly the calls that the specification protects want a bearer token', () => {
  const protectedOnes = operations.filter(({ isProtected }) => isProtected)
  expect(callsOf(protectedOnes).sort()).toEqual(PROTECTED_CALLS.sort())
})

test('API-1 ROLE-3 the contract names the role of each protected call', () => {
  const forAdministrators = operations.filter(({ role }) => role === 'administrator')
  expect(callsOf(forAdministrators).sort()).toEqual(ADMINISTRATORS_CALLS.sort())
  const forUsers = operations.filter(({ role }) => role === 'user')
  expect(forUsers.length + forAdministrators.length).toBe(PROTECTED_CALLS.length)
})

test('API-2 a role that nobody knows is refused when the contract is read', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'roles-'))
  const changed = pathToFileURL(join(directory, 'openapi.yaml'))
  await writeChangedContract(changed, [
    [
      'Blanks around a name may be dropped.\n      security: [{ bearerAuth: [administrator] }]',
      'Blanks around a name may be dropped.\n      security: [{ bearerAuth: [admin] }]',
    ],
  ])
  await expect(readContractDocument(changed)).rejects.toThrow(
    'The security of createCategory names the role admin: it takes user or administrator',
  )
  await rm(directory, { recursive: true })
})

test('API-5 the payment calls carry the provider’s name in their path', () => {
  const payments = operations.filter(({ path }) => /getToken|payment/.test(path))
  expect(payments.map(({ path }) => path.split('/')[1])).toEqual(['braintree', 'braintree'])
})

test.each([
  [6, true],
  [1, true],
  ['undefined', true],
  [0, false],
  [1.5, false],
  ['all', false],
  ['', false],
])('API-4 limit %j: %s', (limit, isValid) => {
  const { parameters } = contract.operation('listProducts')
  const parameter = parameters.find(({ name }) => name === 'limit')
  if (!parameter) throw new Error('listProducts has no limit.')
  expect(findFaults(parameter, limit).length === 0).toBe(isValid)
})

describe.each(operations)('API-6 $id', ({ id, isProtected, method, responses }) => {
  const isProductWrite = id === 'createProduct' || id === 'updateProduct'

  test.each([...responses.values()].filter(({ status }) => status >= 400))(
    'a $status is refused in the one shape that failures have',
    ({ content: [media] }) => {
      if (!media) throw new Error('A failure without a body.')
      const error = { error: 'Something failed.' }
      const failure = { success: false, message: 'Something failed.' }
      expect(findFaults(media, isProductWrite ? failure : error)).toEqual([])
      expect(findFaults(media, isProductWrite ? error : failure)).not.toEqual([])
    },
  )

  test('every failure that it can meet is documented', () => {
    const expected = [200, 429, 500, 503]
    if (isProtected) expected.push(401, 403)
    if (method === 'POST' || method === 'PUT') expected.push(400, 413)
    expect(expected.filter((status) => !responses.has(status))).toEqual([])
  })
})
