import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateFiles } from '../../scripts/generate/generate-files'
import { type ExpectedResponse, read } from '../../src/api/read'
import { runCommandLine } from '../conformance/support/run-command-line'
import { writeChangedContract } from './support/changed-contract'

const RECEIPT = `  /order/{orderId}/receipt/{userId}:
    parameters:
      - name: orderId
        in: path
        required: true
        schema: { $ref: '#/components/schemas/Id' }
      - $ref: '#/components/parameters/UserId'
    get:
      operationId: readReceipt
      tags: [order]
      summary: Read the receipt of an order
      security: [{ bearerAuth: [user] }]
      responses:
        '200': { $ref: '#/components/responses/Order' }
        '401': { $ref: '#/components/responses/Unauthenticated' }
        '403': { $ref: '#/components/responses/Forbidden' }

`

/** A required field, an optional one, and a 23rd operation, which is protected. */
const ADDITIONS = [
  [
    'amount, address, status, user, createdAt]',
    'amount, address, status, user, createdAt, currency]',
  ],
  [
    "        status: { $ref: '#/components/schemas/OrderStatus' }\n        user:\n",
    "        status: { $ref: '#/components/schemas/OrderStatus' }\n        currency: { type: string }\n        carrierNote: { type: string }\n        user:\n",
  ],
  ['components:\n  securitySchemes:', `${RECEIPT}components:\n  securitySchemes:`],
] as const

const ORDER = {
  _id: 'ord_1',
  products: [{ _id: 'prd_1', name: 'Coach', price: 12.5, count: 2 }],
  transaction_id: 'txn_1',
  amount: 25,
  address: '1 Market Street',
  status: 'Shipped',
  user: { _id: 'usr_1', name: 'Sam' },
  createdAt: '2026-11-19T20:14:00.000Z',
  currency: 'USD',
}

/** In the repository, so that the generated files find Valibot. */
const CACHE = new URL('../../.cache/', import.meta.url)

let folder: URL
let contract: URL

beforeAll(async () => {
  await mkdir(CACHE, { recursive: true })
  folder = pathToFileURL(`${await mkdtemp(fileURLToPath(new URL('evolution-', CACHE)))}/`)
  contract = new URL('openapi.yaml', folder)
  await writeChangedContract(contract, ADDITIONS)
  for (const [path, code] of await generateFiles(contract)) {
    const file = new URL(path, folder)
    await mkdir(new URL('.', file), { recursive: true })
    await writeFile(file, code)
  }
})

afterAll(() => rm(folder, { recursive: true }))

/** What the page would make of these orders with the files that the copy generates. */
async function readOrders(data: unknown): Promise<unknown> {
  const listOrdersResponse = await load('responses/list-orders.ts', 'listOrdersResponse')
  if (!isExpected(listOrdersResponse)) throw new Error('There is no shape of the orders.')
  return read(Promise.resolve({ data }), listOrdersResponse)
}

async function load(path: string, name: string): Promise<unknown> {
  const module: unknown = await import(fileURLToPath(new URL(path, folder)))
  return Reflect.get(Object(module), name)
}

function isExpected(value: unknown): value is ExpectedResponse<unknown> {
  const shape: unknown = Reflect.get(Object(value), 'shape')
  return Reflect.get(Object(shape), 'kind') === 'schema'
}

test('API-2 a field that the contract adds reaches the page, an optional one too', async () => {
  const orders = [ORDER, { ...ORDER, carrierNote: 'Enjoy!' }]
  expect(await readOrders(orders)).toEqual(orders)
})

test('API-2 the page knows what the contract says of added fields', async () => {
  await expect(readOrders([{ ...ORDER, currency: undefined }])).rejects.toThrow(
    'listOrders: [0].currency is missing',
  )
  await expect(readOrders([{ ...ORDER, carrierNote: 7 }])).rejects.toThrow(
    'listOrders: [0].carrierNote is not a string',
  )
})

test('API-2 the page sends its token with an operation that the contract adds', async () => {
  const call = 'GET /order/{orderId}/receipt/{userId}'
  expect(await load('security.ts', 'protectedOperations')).toContain(call)
  expect(isExpected(await load('responses/read-receipt.ts', 'readReceiptResponse'))).toBe(true)
})

test('API-9 an operation that the contract adds is in the access matrix of the conformance check', async () => {
  const { out, error } = await runCommandLine(
    [
      ...['--base-url', 'http://service.test/api', '--contract', fileURLToPath(contract)],
      ...['--admin-email', 'admin@example.com', '--admin-password', 'secret'],
      ...['--only', 'access:readReceipt', '--dry-run'],
    ],
    () => Promise.reject(new Error('A plan sends nothing.')),
  )
  expect(error).toBe('')
  expect(out).toMatch(/^ +readReceipt: \S.* readReceipt$/m)
})
