import type { Operation } from '../../../mocks/contract/operation'
import { buildRequest } from '../http/build-request'
import { TransportError } from '../http/client'
import type { Exchange } from '../http/exchange'
import { isUnbuilt } from '../judge/judge-answer'
import type { CheckContext } from '../model/check-context'
import type { Inventory } from '../model/report'
import { isLikeNotFound, type NotFoundAnswer, probe404 } from './probe-service'

/** What a storefront needs first comes first; products can be deleted before any is created. */
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
 * Tells from the answers of the run which operations are built. An operation that the run could not reach,
 * because a call that it builds on is missing, is requested once: without a token, with unknown ids.
 */
export async function takeInventory(
  context: CheckContext,
  mayProbe: (operation: Operation) => boolean,
): Promise<Inventory> {
  const { client, settings } = context
  const built: string[] = []
  const missing: string[] = []
  const unasked: string[] = []
  let notFound: Promise<NotFoundAnswer | undefined> | undefined
  const answersOf = async (operation: Operation) => {
    const answers = client.exchanges.filter(({ request }) => request.operation === operation.id)
    return answers.length === 0 && mayProbe(operation) ? await probe(context, operation) : answers
  }
  for (const operation of sort(context.contract.operations)) {
    const answers = await answersOf(operation)
    const own = answers.filter((answer) => !isUnbuilt(operation, answer))
    // Only where every answer is a 404 is it worth a request to know what a 404 says here.
    if (own.length > 0 && own.every(({ status }) => status === 404))
      notFound ??= probe404(client, settings.baseUrl)
    const isBuilt = answers.length === 0 ? undefined : isOwn(own, await notFound)
    const list = isBuilt === undefined ? unasked : isBuilt ? built : missing
    list.push(operation.id)
  }
  return { built, missing, unasked }
}

function isOwn(answers: readonly Exchange[], notFound: NotFoundAnswer | undefined): boolean {
  return answers.some((answer) => notFound === undefined || !isLikeNotFound(answer, notFound))
}

async function probe(
  { client, settings }: CheckContext,
  operation: Operation,
): Promise<Exchange[]> {
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
