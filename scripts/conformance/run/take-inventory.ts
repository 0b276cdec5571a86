import type { Operation } from '../contract/operation'
import { buildRequest } from '../http/build-request'
import { TransportError } from '../http/client'
import { isUnbuilt } from './judge-answer'
import type { World } from './world'

/** Which operations a service has. */
export interface Inventory {
  readonly built: readonly string[]
  /** In the order in which a storefront needs them. */
  readonly missing: readonly string[]
  /** Nobody asked for them: they were left out on purpose, or no answer came. */
  readonly unasked: readonly string[]
}

/** What a storefront needs first stands first; products can be deleted before any is created. */
const BUILDING_ORDER = [
  'listCategories',
  'listProducts',
  'showProduct',
  'signUp',
  'signIn',
  'filterProducts',
  'searchProducts',
  'listRelatedProducts',
  'signOut',
  'createCategory',
  'deleteProduct',
  'createProduct',
  'updateProduct',
  'readProfile',
  'updateProfile',
  'getClientToken',
  'createPayment',
  'createOrder',
  'listOwnOrders',
  'listOrders',
  'listOrderStatuses',
  'updateOrderStatus',
]

/**
 * Tells what is built by the answers of the run. Of what it didn't come to, because a call that it
 * builds on is missing, whether anything answers: without a token, for ids that nobody has.
 */
export async function takeInventory(
  world: World,
  mayProbe: (operation: Operation) => boolean,
): Promise<Inventory> {
  const built: string[] = []
  const missing: string[] = []
  const unasked: string[] = []
  for (const operation of sort(world.contract.operations)) {
    const isBuilt =
      readAnswers(world, operation) ??
      (mayProbe(operation) ? await probe(world, operation) : undefined)
    const list = isBuilt === undefined ? unasked : isBuilt ? built : missing
    list.push(operation.id)
  }
  return { built, missing, unasked }
}

function readAnswers({ client }: World, operation: Operation): boolean | undefined {
  const answers = client.exchanges.filter(({ request }) => request.operation === operation.id)
  if (answers.length === 0) return undefined
  return !answers.every((answer) => isUnbuilt(operation, answer))
}

async function probe(
  { client, settings }: World,
  operation: Operation,
): Promise<boolean | undefined> {
  const path = Object.fromEntries(
    operation.parameters.map(({ name }) => [name, 'conformance-no-such']),
  )
  try {
    const answer = await client.send(buildRequest(settings.baseUrl, operation, { path }))
    return !isUnbuilt(operation, answer)
  } catch (error) {
    if (error instanceof TransportError) return undefined
    throw error
  }
}

function sort(operations: readonly Operation[]): Operation[] {
  const rank = ({ id }: Operation) => {
    const found = BUILDING_ORDER.indexOf(id)
    return found === -1 ? BUILDING_ORDER.length : found
  }
  return operations.toSorted((a, b) => rank(a) - rank(b))
}
