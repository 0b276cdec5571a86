import type { RequestParts } from '../../http/build-request'
import type { CheckContext, OwnActor } from '../../model/check-context'
import { Undecided } from '../../model/errors'
import { toForm } from '../admin/product-form'
import { charge } from '../money/charge'
import { toOrderBody } from '../orders/place-order'

/** Makes a request that conforms, for the right user's path. */
type CreateParts = (context: CheckContext) => RequestParts | Promise<RequestParts>

/** The protected operations, each with a request that does no harm when it is carried out: one row an operation. */
export const protectedRequests: Readonly<Record<string, CreateParts>> = {
  createProduct({ identity, slots }) {
    slots.deletion.get()
    const form = toForm({
      name: identity.productName('Intruder'),
      description: 'Made by the conformance check.',
      price: 1,
      categoryId: slots.categories.get().first._id,
      shipping: 0,
      quantity: 1,
    })
    return { form }
  },
  updateProduct: ({ slots }) => ({ path: toVictim(slots), form: { quantity: '7' } }),
  deleteProduct: ({ slots }) => ({ path: toVictim(slots) }),
  // Taken already: nothing is made even where access is not checked.
  createCategory: ({ slots }) => ({ json: { name: slots.categories.get().first.name } }),
  listOrders: () => ({}),
  listOrderStatuses: () => ({}),
  updateOrderStatus({ slots }) {
    const { _id: orderId, status } = slots.order.get()
    return { path: { orderId }, json: { status, orderId } }
  },
  readProfile: () => ({}),
  updateProfile: ({ slots }) => ({ json: pickProfile(slots.shopper.get()) }),
  listOwnOrders: () => ({}),
  getClientToken: () => ({}),
  createPayment: ({ settings }) => ({
    json: { paymentMethodNonce: settings.nonce ?? 'no-nonce-is-needed', amount: 0 },
  }),
  createOrder: createFreeOrder,
}

/**
 * A request that conforms of a protected operation, for the right user's path.
 *
 * @throws {Undecided} for an operation without a row: it can't be judged.
 */
export async function createProtectedParts(
  context: CheckContext,
  operation: string,
): Promise<RequestParts> {
  const create = protectedRequests[operation]
  if (create) return create(context)
  throw new Undecided(
    `${operation} is protected and not judged: this check has no valid request for it, one row in protected-requests.ts`,
  )
}

/** An order of a free product, paid with a transaction of 0: it takes no money. */
export async function createFreeOrder(context: CheckContext): Promise<{ readonly json: unknown }> {
  const { slots } = context
  const lines = [{ product: slots.products.get().free, count: 1 }]
  const transactionId =
    slots.freeTransaction.peek() ?? (await charge(context, slots.shopper.get(), 0))
  slots.freeTransaction.set(transactionId)
  return { json: toOrderBody({ lines, transactionId }) }
}

function pickProfile({ account: { name, email } }: OwnActor) {
  return { name, email }
}

function toVictim(slots: CheckContext['slots']) {
  return { productId: slots.products.get().victim._id }
}
