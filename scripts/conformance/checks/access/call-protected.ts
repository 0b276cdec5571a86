import type { Answer, CallOptions } from '../../model/call'
import type { CheckContext } from '../../model/check-context'
import { Blocked, ContractFailure } from '../../model/errors'

/** The operations that work on the product which may be deleted by a request that should have been refused. */
const ON_THE_VICTIM: ReadonlySet<string> = new Set(['updateProduct', 'deleteProduct'])

/**
 * Sends a request that deserves a refusal. A 404 for the victim that an earlier step has deleted says nothing of this operation.
 *
 * @throws {ContractFailure} when the response breaks the contract.
 * @throws {Blocked} when the victim is gone.
 */
export async function callProtected(
  context: CheckContext,
  operation: string,
  options: CallOptions,
  place?: string,
): Promise<Answer> {
  try {
    return await context.call(operation, options)
  } catch (error) {
    if (!(error instanceof ContractFailure) || !ON_THE_VICTIM.has(operation)) throw error
    const { exchange } = error.difference
    if (operation === 'deleteProduct' && place !== undefined && exchange && exchange.status < 300)
      context.slots.victimLost.set(place)
    if (exchange?.status === 404) await expectVictim(context)
    throw error
  }
}

async function expectVictim({ call, slots }: CheckContext): Promise<void> {
  const path = { productId: slots.products.get().victim._id }
  const { status } = await call('showProduct', { path, expect: [200, 404] })
  if (status === 404) throw new Blocked(slots.victimLost.peek() ?? 'access › deleteProduct')
}
