import type { Contract } from '../../contract/contract'
import type { Batches } from './stream-list'

/** A response that breaks the contract: a defect of this API, never the client's. */
export class InvalidResponse extends Error {
  override readonly name = 'InvalidResponse'
}

/** @throws InvalidResponse when the body breaks the contract for this status of this operation */
export function checkResponse(
  contract: Contract,
  operationId: string,
  status: number,
  body: unknown,
): void {
  const violation = contract.findViolation(operationId, status, body)
  if (violation) {
    throw new InvalidResponse(`The answer of ${operationId} breaks the contract: ${violation}`)
  }
}

/**
 * Passes batches of a list on, each of them checked.
 *
 * @throws InvalidResponse
 */
export async function* checkBatches(
  contract: Contract,
  operationId: string,
  batches: Batches,
): AsyncGenerator<readonly unknown[]> {
  for await (const batch of batches) {
    checkResponse(contract, operationId, 200, batch)
    yield batch
  }
}
