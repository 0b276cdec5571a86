import { productPageShape } from '../../../../../src/api/generated/shapes/product-page'
import { assertAll, assertIs, assertSome } from '../../../model/assert-values'
import type { Answer } from '../../../model/call'
import { expectContract } from '../../../model/errors'
import type { RuleId } from '../../../model/rules'
import { expectSorted } from '../expect-sorted'

/**
 * Fails the step unless a page holds nothing, and counts nothing.
 *
 * @throws {ContractFailure}
 */
export function expectEmpty(answer: Answer, rule: RuleId, where: string): void {
  const { data, size } = answer.read(productPageShape)
  expectContract(data.length === 0 && size === 0, {
    rule: data.length === 0 ? 'page-size' : rule,
    operation: 'filterProducts',
    expected: `an empty page of size 0 for ${where}`,
    got: `${data.length} products, size ${size}`,
    cause: 'What finds nothing is answered with something else, or `size` counts other products.',
    mayLag: false,
    assertion: assertAll(
      { of: 'values', at: '/data/-', test: { kind: 'count', atMost: 0 } },
      assertIs('/size', 0),
    ),
    exchange: answer.exchange,
  })
}

/**
 * Fails the step when a page holds a product twice.
 *
 * @throws {ContractFailure}
 */
export function expectUnique(answer: Answer): void {
  const ids = answer.read(productPageShape).data.map(({ _id }) => _id)
  expectContract(new Set(ids).size === ids.length, {
    rule: 'disjoint-pages',
    operation: 'filterProducts',
    expected: 'each product once',
    got: `${ids.length} products, ${new Set(ids).size} different ones`,
    cause: 'A category that is named twice brings its products twice.',
    assertion: { of: 'values', at: '/data/-/_id', test: { kind: 'unique' } },
    exchange: answer.exchange,
  })
}

/**
 * Judges a page of one product: how many it holds, and those before it together with it.
 *
 * @throws {ContractFailure}
 */
export function expectPage(
  answer: Answer,
  all: readonly string[],
  before: readonly Answer[],
  skip: number,
): void {
  const { data, size } = answer.read(productPageShape)
  const pages = [...before, answer]
  const exchanges = pages.map(({ exchange }) => exchange)
  const wanted = skip < all.length ? 1 : 0
  expectContract(data.length === wanted && size === wanted, {
    rule: data.length > 1 ? 'limit' : size === data.length ? 'disjoint-pages' : 'page-size',
    operation: 'filterProducts',
    expected: `${wanted} product on page ${skip + 1} of ${all.length} products`,
    got: `${data.length} products, size ${size}`,
    cause: '`limit` and `skip` are not looked at, or counted in something else than products.',
    assertion: assertAll(
      { of: 'values', at: '/data/-', test: { kind: 'count', atLeast: wanted, atMost: wanted } },
      assertIs('/size', wanted),
    ),
    exchange: answer.exchange,
  })
  const turned = pages.flatMap((page) => page.read(productPageShape).data)
  const ids = turned.map(({ _id }) => _id)
  const isWhole = skip < all.length || all.every((id) => ids.includes(id))
  expectContract(new Set(ids).size === ids.length && isWhole, {
    rule: 'disjoint-pages',
    operation: 'filterProducts',
    expected: 'pages that together hold each product once',
    got: isWhole ? 'a product on two pages' : 'pages that leave products out',
    cause: 'Products of one moment have no order of their own: it differs from page to page.',
    assertion: assertAll(
      { of: 'values', at: '/data/-/_id', test: { kind: 'unique' }, in: exchanges },
      ...(isWhole ? [] : all.map((id) => assertSome('/data/-/_id', { is: id }, exchanges))),
    ),
    exchange: answer.exchange,
  })
  expectSorted(
    answer,
    turned,
    { field: 'createdAt', order: 'desc' },
    { at: '/data/-', in: exchanges },
  )
}
