import type { Answer, CallOptions } from '../../model/call'
import { Blocked, ContractFailure } from '../../model/errors'
import type { World } from '../../model/world'

/** The operations that work on the product which may be deleted by a request that should have been refused. */
const ON_THE_VICTIM: ReadonlySet<string> = new Set(['updateProduct', 'deleteProduct'])

/**
 * Sends a request that deserves a refusal. A 404 for the victim that an earlier step has deleted says nothing of this operation.
 *
 * @throws {ContractFailure} when the response breaks the contract.
 * @throws {Blocked} when the victim is gone.
 */
export async function callProtected(
  world: World,
  operation: string,
  options: CallOptions,
  place?: string,
): Promise<Answer> {
  try {
    return await world.call(operation, options)
  } catch (error) {
    if (!(error instanceof ContractFailure) || !ON_THE_VICTIM.has(operation)) throw error
    const { exchange } = error.difference
    if (operation === 'deleteProduct' && place !== undefined && exchange && exchange.status < 300)
      world.slots.victimLost.set(place)
    if (exchange?.status === 404) await expectVictim(world)
    throw error
  }
}

async function expectVictim({ call, slots }: World): Promise<void> {
  const path = { productId: slots.products.get().victim._id }
  const { status } = await call('showProduct', { path, expect: [200, 404] })
  if (status === 404) throw new Blocked(slots.victimLost.peek() ?? 'access › deleteProduct')
}
