import type { Product } from '../run/wire'
import { productsSchema } from '../run/wire'
import type { World } from '../run/world'

/**
 * Deletes the check's own products: those of the ledger, and those that carry the check's name in one
 * of its own categories, in case the ledger was lost with its machine.
 */
export async function sweepProducts(world: World): Promise<void> {
  const { ledger, slots } = world
  const admin = slots.admin.peek()
  if (!admin) return
  const strays = await findOwnProducts(world)
  const entries = ledger.entries().filter(({ kind }) => kind === 'product')
  const ids = new Set([...strays.map(({ _id }) => _id), ...entries.flatMap(({ id }) => id ?? [])])
  const gone = new Set<string>()
  for (const productId of ids) {
    if (await deleteProduct(world, productId, admin)) gone.add(productId)
  }
  for (const entry of entries) {
    if (entry.id === undefined ? isSwept(entry.name, strays) : gone.has(entry.id)) {
      ledger.markUndone(entry)
    }
  }
}

/** A request whose answer never came: it made a product of that name, or none. */
function isSwept(name: string, strays: readonly Product[]): boolean {
  return strays.some((product) => product.name === name) || name === ''
}

async function deleteProduct(
  { call }: World,
  productId: string,
  admin: { readonly id: string; readonly token: string },
): Promise<boolean> {
  const { status } = await call('deleteProduct', {
    path: { productId, userId: admin.id },
    token: admin.token,
    expect: [200, 404],
  })
  return status === 200 || status === 404
}

async function findOwnProducts({ call, identity, slots }: World): Promise<readonly Product[]> {
  const categories = slots.categories.peek()
  if (!categories) return []
  const own = new Set([categories.first._id, categories.second._id])
  const answer = await call('searchProducts', { query: { search: identity.tag } })
  return answer
    .read(productsSchema)
    .filter(({ name, category }) => identity.isOwnName(name) && own.has(category._id))
}
