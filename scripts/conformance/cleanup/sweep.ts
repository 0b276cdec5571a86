import { listProductsResponse } from '../../../src/api/generated/responses/list-products'
import { productPageShape } from '../../../src/api/generated/shapes/product-page'
import type { Product } from '../../../src/api/generated/types'
import type { CheckContext } from '../model/check-context'
import { ContractFailure } from '../model/errors'

const MOST_STRAYS = 100

/**
 * Deletes the check's own products: those of the journal, and those in its own categories, in case a response
 * or the journal was lost.
 *
 * @throws the first error of a deletion, after all were tried
 */
export async function sweepProducts(context: CheckContext): Promise<void> {
  const { journal, slots } = context
  const admin = slots.admin.peek()
  if (!admin) return
  const search = await settle(findOwnProducts(context))
  const strays = search.status === 'fulfilled' ? search.value : undefined
  const entries = journal.entries().filter(({ kind }) => kind === 'product')
  const ids = new Set([
    ...(strays ?? []).map(({ _id }) => _id),
    ...entries.flatMap(({ id }) => id ?? []),
  ])
  const outcomes = await Promise.allSettled(
    [...ids].map((productId) => deleteProduct(context, productId, admin)),
  )
  const gone = new Set(
    outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : [])),
  )
  const isLeft = (name: string) =>
    strays?.some((stray) => stray.name === name && !gone.has(stray._id)) ?? true
  for (const entry of entries) {
    // Without an id its answer never came: it made a product of that name, or none.
    const isGone = entry.id === undefined ? !isLeft(entry.name) : gone.has(entry.id)
    if (isGone) journal.mark(entry, 'undone')
  }
  // Everything that can be deleted is deleted before the failure is reported.
  const failed = [search, ...outcomes].find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

async function settle<T>(promise: Promise<T>): Promise<PromiseSettledResult<T>> {
  const [outcome] = await Promise.allSettled([promise])
  return outcome
}

async function deleteProduct(
  { call }: CheckContext,
  productId: string,
  admin: { readonly id: string; readonly token: string },
): Promise<string> {
  await call('deleteProduct', {
    path: { productId, userId: admin.id },
    token: admin.token,
    expect: [200, 404],
  })
  return productId
}

/** By their mark, so that a run without the journal of the last one finds them too: the names, or the check's own categories. */
async function findOwnProducts(context: CheckContext): Promise<readonly Product[]> {
  const { identity, slots, journal, call } = context
  const { first, second } = slots.categories.peek() ?? {}
  const own = new Set([first, second].flatMap((category) => category?._id ?? []))
  const sent = new Set(journal.entries().map(({ name }) => name))
  const json = { limit: MOST_STRAYS, skip: 0, filters: { category: [...own], price: [] } }
  const lists = await Promise.allSettled([
    call('searchProducts', { query: { search: identity.tag } }).then((answer) =>
      answer.read(listProductsResponse.shape),
    ),
    ...(own.size === 0
      ? []
      : [call('filterProducts', { json }).then((answer) => answer.read(productPageShape).data)]),
  ])
  const found = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []))
  const failed = lists.find((list) => list.status === 'rejected')
  // A list that breaks the contract is judged elsewhere, as long as the other one says what is there.
  if (failed && (found.length === 0 || !(failed.reason instanceof ContractFailure)))
    throw failed.reason
  return found.filter(
    ({ name, category }) => identity.isOwnName(name) || (own.has(category._id) && sent.has(name)),
  )
}
