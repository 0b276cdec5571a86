import type { RequestParts } from '../../http/build-request'
import { Undecided } from '../../model/errors'
import type { OwnActor, World } from '../../model/world'
import { toForm } from '../admin/product-form'
import { charge } from '../money/charge'
import { toOrderBody } from '../orders/place-order'

/** Who may call a protected operation. */
export type Audience = 'administrators' | 'owner'

interface ProtectedRequest {
  readonly audience: Audience
  /** A request that conforms, for the right user's path. */
  parts(world: World): RequestParts | Promise<RequestParts>
}

/** The protected operations, each with a request that does no harm when it is carried out: one row an operation. */
export const protectedRequests: Readonly<Record<string, ProtectedRequest>> = {
  createProduct: {
    audience: 'administrators',
    parts({ identity, slots }) {
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
  },
  updateProduct: {
    audience: 'administrators',
    parts: ({ slots }) => ({ path: toVictim(slots), form: { quantity: '7' } }),
  },
  deleteProduct: { audience: 'administrators', parts: ({ slots }) => ({ path: toVictim(slots) }) },
  createCategory: {
    audience: 'administrators',
    // Taken already: nothing is made even where access is not checked.
    parts: ({ slots }) => ({ json: { name: slots.categories.get().first.name } }),
  },
  listOrders: { audience: 'administrators', parts: () => ({}) },
  listOrderStatuses: { audience: 'administrators', parts: () => ({}) },
  updateOrderStatus: {
    audience: 'administrators',
    parts({ slots }) {
      const { _id: orderId, status } = slots.order.get()
      return { path: { orderId }, json: { status, orderId } }
    },
  },
  readProfile: { audience: 'owner', parts: () => ({}) },
  updateProfile: {
    audience: 'owner',
    parts: ({ slots }) => ({ json: pickProfile(slots.shopper.get()) }),
  },
  listOwnOrders: { audience: 'owner', parts: () => ({}) },
  getClientToken: { audience: 'owner', parts: () => ({}) },
  createPayment: {
    audience: 'owner',
    parts: ({ settings }) => ({
      json: { paymentMethodNonce: settings.nonce ?? 'no-nonce-is-needed', amount: 0 },
    }),
  },
  createOrder: { audience: 'owner', parts: createFreeOrder },
}

/**
 * The row of a protected operation.
 *
 * @throws {Undecided} for an operation without one: it can't be judged.
 */
export function protectedRequestOf(operation: string): ProtectedRequest {
  const request = protectedRequests[operation]
  if (request) return request
  throw new Undecided(
    `${operation} is protected and not judged: this check has no valid request for it, one row in protected-requests.ts`,
  )
}

/** An order of a free product, paid with a transaction of 0: it takes no money. */
export async function createFreeOrder(world: World): Promise<{ readonly json: unknown }> {
  const { slots } = world
  const lines = [{ product: slots.products.get().free, count: 1 }]
  const transactionId =
    slots.freeTransaction.peek() ?? (await charge(world, slots.shopper.get(), 0))
  slots.freeTransaction.set(transactionId)
  return { json: toOrderBody({ lines, transactionId }) }
}

function pickProfile({ account: { name, email } }: OwnActor) {
  return { name, email }
}

function toVictim(slots: World['slots']) {
  return { productId: slots.products.get().victim._id }
}
