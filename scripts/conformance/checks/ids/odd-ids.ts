import { asObject } from '../../../../mocks/contract/json'
import type { Operation } from '../../../../mocks/contract/operation'
import { listProductsResponse } from '../../../../src/api/generated/responses/list-products'
import { productPageShape } from '../../../../src/api/generated/shapes/product-page'
import type { Answer, CallOptions } from '../../model/call'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'
import { callProtected } from '../access/call-protected'
import { readLimit } from '../limits/read-limit'
import { createValidParts } from '../negatives/valid-parts'

/** Ids as one database or another makes them: to all others they are of a strange form. */
const forms: readonly (readonly [form: string, id: string])[] = [
  ['a number', '0'],
  ['a UUID', '00000000-0000-4000-8000-000000000000'],
]

/** What the parameter of a path may name, where everybody may name it. */
const NAMED = ['productId', 'orderId'] as const

/** "**Ids** are opaque strings": whatever form one has, there is nothing with it, and nothing fails. */
export const createOddIdsCheck: CheckFactory = (context) => ({
  id: 'odd-ids',
  title: 'An id of another form is unknown, and does not make the service fail',
  level: 'journeys',
  needs: ['accounts', 'admin', 'categories', 'products', 'order'],
  // One at a time: a transaction that was ordered by mistake must not be sent again with the next.
  kind: 'series',
  steps: [
    ...context.contract.operations.flatMap((operation) =>
      NAMED.filter((name) => operation.path.includes(`{${name}}`)).flatMap((name) =>
        [...forms, tooLong(context)].map((form) => createPathStep(context, operation, name, form)),
      ),
    ),
    ...forms.map((form) => createTransactionStep(context, form)),
    ...[...forms, tooLong(context)].flatMap((form) => [
      createSearchStep(context, form),
      createFilterStep(context, form),
    ]),
    createFilterStep(context, ['empty', '']),
  ],
})

/** A number, so that one which counts its records can't hold it either. */
function tooLong({ contract }: CheckContext): (typeof forms)[number] {
  return ['too long', '9'.repeat(readLimit(contract, 'Id', 'maxLength') + 1)]
}

const toStep = (operation: string, what: string, run: () => Promise<void>): Step => ({
  title: `${operation}: ${what}`,
  operation,
  isThorough: true,
  run,
})

/** Where the contract has a 400, an id that can't be one may be bad input. */
function toRefusal({ responses }: Operation): CallOptions {
  return {
    expect: responses.has(400) ? [400, 404] : 404,
    rule: 'unknown-id',
    cause: 'An id is read as one of the database’s own before anybody looks whether it is one.',
  }
}

function createPathStep(
  context: CheckContext,
  operation: Operation,
  name: (typeof NAMED)[number],
  [form, id]: (typeof forms)[number],
): Step {
  return toStep(operation.id, `${name} is ${form}`, async () => {
    const { json, path, ...parts } = await createValidParts(context, operation.id)
    await callProtected(context, operation.id, {
      ...parts,
      ...(json === undefined ? {} : { json: { ...asObject(json), [name]: id } }),
      path: { ...path, [name]: id },
      ...toRefusal(operation),
    })
  })
}

function createTransactionStep(context: CheckContext, [form, id]: (typeof forms)[number]): Step {
  const operation = context.contract.operation('createOrder')
  return toStep(operation.id, `transaction_id is ${form}`, async () => {
    const { json, ...parts } = await createValidParts(context, operation.id)
    const order = { ...asObject(asObject(json)['order']), transaction_id: id }
    await context.call(operation.id, { ...parts, json: { order }, ...toRefusal(operation) })
  })
}

/** "No product is in a category that does not exist"; an id that can't be one may be bad input. */
const NOWHERE = {
  expect: [200, 400],
  cause: 'A category that can’t be one is taken for none, and every product comes.',
} as const

function createSearchStep(context: CheckContext, [form, category]: (typeof forms)[number]): Step {
  return toStep('searchProducts', `category is ${form}`, async () => {
    const query = { search: context.slots.products.get().free.name, category }
    const answer = await context.call('searchProducts', { query, ...NOWHERE })
    if (answer.status !== 200) return
    expectNone(answer, answer.read(listProductsResponse.shape).length, 'search', '/-')
  })
}

function createFilterStep(context: CheckContext, [form, id]: (typeof forms)[number]): Step {
  return toStep('filterProducts', `category is ${form}`, async () => {
    const json = { limit: 1, skip: 0, filters: { category: [id], price: [] } }
    const answer = await context.call('filterProducts', { json, ...NOWHERE })
    if (answer.status !== 200) return
    expectNone(answer, answer.read(productPageShape).data.length, 'category-filter', '/data/-')
  })
}

function expectNone(
  { exchange }: Answer,
  count: number,
  rule: 'search' | 'category-filter',
  at: string,
): void {
  expectContract(count === 0, {
    rule,
    operation: exchange.request.operation,
    expected: '400, or nothing: no product is in a category that does not exist',
    got: `${count} products`,
    cause: NOWHERE.cause,
    assertion: {
      of: 'any',
      assertions: [
        { of: 'status', isOneOf: [400] },
        { of: 'values', at, test: { kind: 'count', atMost: 0 } },
      ],
    },
    mayLag: false,
    exchange,
  })
}
