import { listProductsResponse } from '../../../../src/api/generated/responses/list-products'
import { productPageShape } from '../../../../src/api/generated/shapes/product-page'
import type { Product } from '../../../../src/api/generated/types'
import type { Exchange } from '../../http/exchange'
import { assertAll, assertAny, assertNone, assertSome } from '../../model/assert-values'
import type { Assertion, ValueMatch } from '../../model/assertion'
import type { Answer } from '../../model/call'
import type { CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'
import type { Slot } from '../../model/slot'
import { expectSorted } from '../catalog/expect-sorted'

type Operation = 'listProducts' | 'filterProducts' | 'searchProducts' | 'listRelatedProducts'

/** A list of products that is asked for again and again, with the same words. */
export interface AskedList {
  readonly operation: Operation
  /** What it does with a product: `list`. */
  readonly verb: string
  /**
   * Fails the step unless the list has the product as it is now.
   *
   * @param isChanged whether it was changed just now, which must not move it in a list of the newest
   * @throws {ContractFailure}
   */
  expectNow(product: Product, isChanged?: boolean): Promise<void>
  /**
   * Fails the step when the list has the product.
   *
   * @throws {ContractFailure}
   */
  expectNone(product: Product): Promise<void>
  /** Asks, so that a service that keeps its answers has one to keep. */
  ask(): Promise<void>
}

const NEWEST_FIRST = { field: 'createdAt', order: 'desc' } as const

/** What an administrator or a sale changes. */
const FIELDS = ['name', 'price', 'quantity', 'sold'] as const

interface Words {
  /** Of the name that is searched for. */
  readonly text: string
  /** The product whose related ones are asked for: one that is not asked about elsewhere. */
  readonly base: Slot<Product>
}

/** Every list that holds a product of the second category. */
export function createAskedLists(
  { call, slots }: CheckContext,
  { text, base }: Words,
): readonly AskedList[] {
  const all = { sortBy: 'createdAt', order: 'desc', limit: 'undefined' }
  const asked: readonly (readonly [Operation, verb: string, () => Promise<Answer>])[] = [
    ['listProducts', 'list', () => call('listProducts', { query: all })],
    [
      'filterProducts',
      'filter',
      () => {
        const filters = { category: [slots.categories.get().second._id], price: [] }
        return call('filterProducts', { json: { limit: 100, skip: 0, filters } })
      },
    ],
    ['searchProducts', 'search', () => call('searchProducts', { query: { search: text } })],
    [
      'listRelatedProducts',
      'relate',
      () => {
        const path = { productId: base.get()._id }
        return call('listRelatedProducts', { path })
      },
    ],
  ]
  return asked.map((one) => createAskedList(...one))
}

function createAskedList(
  operation: Operation,
  verb: string,
  ask: () => Promise<Answer>,
): AskedList {
  /** The last answer that was right, from which a script learns that the list was asked for before. */
  let before: Exchange | undefined
  const at = operation === 'filterProducts' ? '/data/-' : '/-'
  const askAgain = async () => {
    const answer = await ask()
    const earlier: readonly Assertion[] = before
      ? [{ of: 'status', isOneOf: [200], in: before }]
      : []
    return { answer, earlier, exchange: answer.exchange }
  }
  const base = {
    rule: 'read-back',
    operation,
    cause: 'It answers what it has answered before: a cache that this write does not reach.',
  } as const
  return {
    operation,
    verb,
    async ask() {
      before = (await ask()).exchange
    },
    async expectNow(product, isChanged = false) {
      const { answer, earlier, exchange } = await askAgain()
      const products = readProducts(answer)
      const found = products.find(({ _id }) => _id === product._id)
      // Which of a category's products are related, and how many, is the service's own affair.
      const isPartial = operation === 'listRelatedProducts'
      const [expected, got] = [product, found].map((one) => one && describe(one))
      expectContract(expected === got || (isPartial && !found), {
        ...base,
        expected: `the product as it is now: ${expected}`,
        got: got ?? 'a list without it',
        assertion: assertAll(...earlier, assertNow(at, product, isPartial)),
        exchange,
      })
      if (isChanged && operation === 'listProducts') {
        const beside = [...earlier, assertNow(at, product, isPartial)]
        expectSorted(answer, products, NEWEST_FIRST, { at: '/-', beside })
      }
      before = exchange
    },
    async expectNone({ _id, name }) {
      const { answer, earlier, exchange } = await askAgain()
      expectContract(!readProducts(answer).some((one) => one._id === _id), {
        ...base,
        expected: `a list without ${name}`,
        got: 'a list with it',
        assertion: assertAll(...earlier, assertNone(`${at}/_id`, { is: _id })),
        exchange,
      })
    },
  }
}

function assertNow(at: string, product: Product, isPartial: boolean): Assertion {
  const holds = (['_id', ...FIELDS] as const).map(
    (field): { readonly at: string; readonly value: ValueMatch } => ({
      at: `/${field}`,
      value: { is: product[field] },
    }),
  )
  const isNow = assertSome(at, { holds })
  return isPartial ? assertAny(isNow, assertNone(`${at}/_id`, { is: product._id })) : isNow
}

function readProducts(answer: Answer): readonly Product[] {
  return answer.exchange.request.operation === 'filterProducts'
    ? answer.read(productPageShape).data
    : answer.read(listProductsResponse.shape)
}

function describe(product: Product): string {
  return FIELDS.map((field) => `${field} ${product[field]}`).join(', ')
}
