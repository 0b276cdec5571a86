import { alterToken, createGarbageToken } from '../../checks/tokens/forge-token'
import type { RequestParts } from '../../http/build-request'
import { contract } from '../wrap/match-operation'
import type { People } from './accounts'
import type { Day, Person } from './driver'
import type { Purchase } from './purchases'
import type { Shelf } from './shelf'

/** Somebody tries every door: without a token, with one that is none, and with those of others. */
export async function tryUnauthorizedCalls(
  day: Day,
  people: People,
  admin: Person,
  shelf: Shelf,
  purchase: Purchase,
): Promise<void> {
  const { shopper, other } = people
  for (const operation of contract.operations.filter(({ isProtected }) => isProtected)) {
    const { id } = operation
    const isAdmins = operation.role === 'administrator'
    const owner = isAdmins ? admin : shopper
    const parts = harmless(id, owner, shelf, purchase)
    const path = { userId: owner.id, ...parts.path }
    const knock = (more: RequestParts) =>
      day.call(id, { ...parts, ...more, path: { ...path, ...more.path } })
    await knock({})
    await knock({ token: createGarbageToken() })
    await knock({ token: alterToken(owner.token) })
    // Another user's path, and that of somebody of the other role.
    await knock({
      token: isAdmins ? admin.token : other.token,
      path: { userId: isAdmins ? shopper.id : shopper.id },
    })
    await knock({ token: owner.token, path: { userId: isAdmins ? other.id : admin.id } })
    await knock({ token: isAdmins ? shopper.token : admin.token })
    if (isAdmins) await knock({ token: shopper.token, path: { userId: shopper.id } })
  }
  await day.as(shopper, 'readProfile', { token: shopper.token.slice(0, -6) })
  await day.as(admin, 'listOrders', { token: admin.token.slice(0, -6) })
  await day.call('readProfile', {
    path: { userId: shopper.id },
    headers: { authorization: `Token ${shopper.token}` },
  })
  for (const token of [unsigned(shopper.token), unsigned(admin.token)]) {
    await day.as(shopper, 'readProfile', { token })
    await day.as(admin, 'listOrders', { token })
  }
}

/** A request that does little when it is carried out. */
function harmless(
  operation: string,
  { email }: Person,
  shelf: Shelf,
  { id: orderId, body, status }: Purchase,
): RequestParts {
  const productId = shelf.id('Victim')
  const rows: Readonly<Record<string, RequestParts>> = {
    createProduct: {
      form: {
        name: 'Conformance Intruder',
        description: 'x',
        price: '1',
        category: shelf.categories[0],
        shipping: '0',
        quantity: '1',
      },
    },
    updateProduct: { path: { productId }, form: { shipping: '0' } },
    deleteProduct: { path: { productId } },
    createCategory: { json: { name: `Intruder ${productId}`.slice(0, 32) } },
    updateOrderStatus: { path: { orderId }, json: { status, orderId } },
    updateProfile: { json: { name: 'Conformance shopper', email } },
    createPayment: { json: { paymentMethodNonce: 'fake-valid-nonce', amount: 0 } },
    createOrder: { json: { order: body } },
  }
  return rows[operation] ?? {}
}

function unsigned(token: string): string {
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  return `${header}.${token.split('.')[1] ?? ''}.`
}
