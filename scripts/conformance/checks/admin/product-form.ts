import { asObject } from '../../../../mocks/contract/json'
import { listProductsResponse } from '../../../../src/api/generated/responses/list-products'
import { productShape } from '../../../../src/api/generated/shapes/product'
import { productWriteResultShape } from '../../../../src/api/generated/shapes/product-write-result'
import type { Product } from '../../../../src/api/generated/types'
import type { Exchange, FormFields } from '../../http/exchange'
import { assertAny, assertIs, assertSome } from '../../model/assert-values'
import type { Answer } from '../../model/call'
import type { CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'
import { readSettled } from '../../send/with-retries'
import { judgeShown, type ShownProduct } from './show-as-written'

export interface ProductFacts {
  readonly name: string
  readonly description: string
  readonly price: number
  readonly categoryId: string
  readonly shipping: number
  readonly quantity: number
}

/** The fields of a product as a form sends them. */
export function toForm(facts: ProductFacts): FormFields {
  const { categoryId: category, price, shipping, quantity, name, description } = facts
  return {
    name,
    description,
    category,
    price: price.toFixed(2),
    shipping: String(shipping),
    quantity: String(quantity),
  }
}

/**
 * Creates a product and reads it back.
 *
 * @throws {ContractFailure} when the product shown is not the one that was sent.
 */
export async function createProduct(
  context: CheckContext,
  facts: ProductFacts,
  extra: FormFields = {},
): Promise<ShownProduct> {
  const { call, slots } = context
  const admin = slots.admin.get()
  const answer = await call('createProduct', {
    path: { userId: admin.id },
    token: admin.token,
    form: { ...toForm(facts), ...extra },
  })
  const { success, data } = answer.read(productWriteResultShape)
  expectContract(success, {
    rule: 'schema',
    operation: 'createProduct',
    pointer: '/components/schemas/ProductWriteResult/properties/success',
    expected: 'success: true with a 200',
    got: 'success: false',
    cause: 'The service reports a failure with the status of success.',
    assertion: assertIs('/success', true),
    exchange: answer.exchange,
  })
  const found = data?._id === undefined ? await searchByName(context, facts.name) : undefined
  const id = data?._id ?? found?.id
  const shown =
    id === undefined
      ? undefined
      : await call('showProduct', { path: { productId: id }, expect: [200, 404] })
  expectContract(shown?.status === 200, {
    rule: 'read-back',
    operation: 'createProduct',
    expected: 'the new product can be shown',
    got: id ? `404 for ${id}` : 'no product of this name is found',
    cause: 'The product is not stored, although the answer says so.',
    assertion: shown
      ? { of: 'status', isOneOf: [200], in: shown.exchange }
      : assertSome('/-/name', { is: facts.name }, found?.exchange),
    exchange: answer.exchange,
  })
  const product = shown.read(productShape)
  expectContract(product._id === id, {
    rule: 'read-back',
    operation: 'showProduct',
    expected: `the product ${id}`,
    got: `the product ${product._id}`,
    cause: 'Another product is shown than the one that was asked for.',
    assertion: assertIs('/_id', id),
    exchange: shown.exchange,
  })
  return judgeShown(context, shown, (one, seen) => expectStored(one, facts, answer.exchange, seen))
}

/**
 * Compares what is shown with what was sent.
 *
 * @param exchange the request that sent it
 * @param seen where it is shown
 * @throws {ContractFailure}
 */
export function expectStored(
  product: Product,
  facts: Partial<ProductFacts>,
  exchange: Exchange,
  seen: Exchange,
  rule: 'read-back' | 'kept-value' = 'read-back',
): void {
  const shown = asObject({ ...product, categoryId: product.category._id })
  const wrong = Object.entries(facts).find(([field, value]) => shown[field] !== value)
  const [name = ''] = wrong ?? []
  expectContract(wrong === undefined, {
    rule,
    operation: exchange.request.operation,
    expected: `${name}: ${JSON.stringify(wrong?.[1])}`,
    got: `${name}: ${JSON.stringify(shown[name])}`,
    cause:
      rule === 'read-back'
        ? 'The field is not stored as it was sent.'
        : 'A field that was left out lost its value.',
    assertion: assertIs(toPointerOf(name), wrong?.[1], seen),
    exchange,
  })
}

/**
 * Compares what the answer to a write shows of the product, which may be nothing, with what was sent.
 *
 * @throws {ContractFailure}
 */
export function expectAnswered(
  { exchange, read }: Pick<Answer, 'exchange' | 'read'>,
  facts: Partial<ProductFacts>,
): void {
  const { name, data } = read(productWriteResultShape)
  const shown = data && asObject({ ...data, categoryId: data.category._id })
  const ofProduct = Object.entries(facts).map(
    ([field, sent]) => [toPointerOf(field, '/data'), sent, shown ? shown[field] : sent] as const,
  )
  const ofName = ['/name', facts.name, facts.name === undefined ? undefined : (name ?? facts.name)]
  const wrong = [ofName, ...ofProduct].find(([, sent, answered]) => sent !== answered)
  const [at, sent, answered] = wrong ?? ['']
  expectContract(wrong === undefined, {
    rule: 'read-back',
    operation: exchange.request.operation,
    expected: `${at}: ${JSON.stringify(sent)}, which was sent`,
    got: `${at}: ${JSON.stringify(answered)}`,
    cause:
      exchange.request.operation === 'createProduct'
        ? 'The answer is made of defaults, and not of what was stored.'
        : 'The answer shows the product as it was before the change.',
    assertion: assertAny(assertIs(String(at), sent), {
      of: 'values',
      at: String(at),
      test: { kind: 'count', atMost: 0 },
    }),
    exchange,
  })
}

function toPointerOf(field: string, base = ''): string {
  return base + (field === 'categoryId' ? '/category/_id' : `/${field}`)
}

/** The id of a product by its whole name. */
export async function findByName(context: CheckContext, name: string): Promise<string | undefined> {
  return (await searchByName(context, name)).id
}

interface Found {
  readonly id: string | undefined
  /** The latest search. */
  readonly exchange: Exchange
}

/** Searches a product by its whole name; search may lag behind writes. */
async function searchByName(context: CheckContext, name: string): Promise<Found> {
  const search = async (): Promise<Found> => {
    const { exchange, read } = await context.call('searchProducts', { query: { search: name } })
    const product = read(listProductsResponse.shape).find((one) => one.name === name)
    return { id: product?._id, exchange }
  }
  return readSettled(context, search, ({ id }) => id !== undefined)
}
