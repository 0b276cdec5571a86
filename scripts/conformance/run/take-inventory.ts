import type { Operation } from '../../../mocks/contract/operation'
import { buildRequest } from '../http/build-request'
import { TransportError } from '../http/client'
import type { Exchange } from '../http/exchange'
import { askNowhere, isFromNowhere, type Nowhere } from './ask-nowhere'
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
  let nowhere: Promise<Nowhere | undefined> | undefined
  const answersOf = async (operation: Operation) => {
    const answers = world.client.exchanges.filter(
      ({ request }) => request.operation === operation.id,
    )
    return answers.length === 0 && mayProbe(operation) ? await probe(world, operation) : answers
  }
  for (const operation of sort(world.contract.operations)) {
    const answers = await answersOf(operation)
    const own = answers.filter((answer) => !isUnbuilt(operation, answer))
    // Only where every answer is a 404 is it worth a request to know what a 404 says here.
    if (own.length > 0 && own.every(({ status }) => status === 404)) nowhere ??= tryNowhere(world)
    const isBuilt = answers.length === 0 ? undefined : isOwn(own, await nowhere)
    const list = isBuilt === undefined ? unasked : isBuilt ? built : missing
    list.push(operation.id)
  }
  return { built, missing, unasked }
}

function isOwn(answers: readonly Exchange[], nowhere: Nowhere | undefined): boolean {
  return answers.some((answer) => nowhere === undefined || !isFromNowhere(answer, nowhere))
}

async function tryNowhere({ client, settings }: World): Promise<Nowhere | undefined> {
  try {
    return await askNowhere(client, settings.baseUrl)
  } catch (error) {
    if (error instanceof TransportError) return undefined
    throw error
  }
}

async function probe({ client, settings }: World, operation: Operation): Promise<Exchange[]> {
  const path = Object.fromEntries(
    operation.parameters.map(({ name }) => [name, 'conformance-no-such']),
  )
  try {
    return [await client.send(buildRequest(settings.baseUrl, operation, { path }))]
  } catch (error) {
    if (error instanceof TransportError) return []
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
