import { listProductsResponse } from '../../../src/api/generated/responses/list-products'
import { productPageShape } from '../../../src/api/generated/shapes/product-page'
import type { Product } from '../../../src/api/generated/types'
import { ContractFailure } from '../model/errors'
import type { World } from '../model/world'

const MOST_STRAYS = 100

/**
 * Deletes the check's own products: those of the ledger, and those in its own categories, in case a response
 * or the ledger was lost.
 *
 * @throws the first error of a deletion, after all were tried
 */
export async function sweepProducts(world: World): Promise<void> {
  const { ledger, slots } = world
  const admin = slots.admin.peek()
  if (!admin) return
  const search = await settle(findOwnProducts(world))
  const strays = search.status === 'fulfilled' ? search.value : undefined
  const entries = ledger.entries().filter(({ kind }) => kind === 'product')
  const ids = new Set([
    ...(strays ?? []).map(({ _id }) => _id),
    ...entries.flatMap(({ id }) => id ?? []),
  ])
  const outcomes = await Promise.allSettled(
    [...ids].map((productId) => deleteProduct(world, productId, admin)),
  )
  const gone = new Set(
    outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : [])),
  )
  const isLeft = (name: string) =>
    strays?.some((stray) => stray.name === name && !gone.has(stray._id)) ?? true
  for (const entry of entries) {
    // Without an id its answer never came: it made a product of that name, or none.
    const isGone = entry.id === undefined ? !isLeft(entry.name) : gone.has(entry.id)
    if (isGone) ledger.markUndone(entry)
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
  { call }: World,
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

/** `undefined` while the service has none of the check's own categories. */
async function findOwnProducts(world: World): Promise<readonly Product[] | undefined> {
  const { identity, slots, ledger } = world
  const categories = slots.categories.peek()
  if (!categories) return undefined
  const own = new Set([categories.first._id, categories.second._id])
  const sent = new Set(ledger.entries().map(({ name }) => name))
  const listed = await listInOwnCategories(world, [...own])
  return listed.filter(
    ({ name, category }) => own.has(category._id) && (identity.isOwnName(name) || sent.has(name)),
  )
}

async function listInOwnCategories(
  { call, identity }: World,
  category: string[],
): Promise<Product[]> {
  try {
    const json = { limit: MOST_STRAYS, skip: 0, filters: { category, price: [] } }
    return (await call('filterProducts', { json })).read(productPageShape).data
  } catch (error) {
    if (!(error instanceof ContractFailure)) throw error
    const answer = await call('searchProducts', { query: { search: identity.tag } })
    return answer.read(listProductsResponse.shape)
  }
}
