import type { Contract } from '../../contract/contract'
import { describeViolation } from '../../contract/describe-problems'
import type { Batches } from './stream-list'

/** A response that breaks the contract: a defect of this API, never the client's. */
export class InvalidResponse extends Error {
  override readonly name = 'InvalidResponse'
  /** Where it is, what the contract has there, and the value found. */
  readonly violation: string

  constructor(operationId: string, violation: string) {
    super(`The response of ${operationId} breaks the contract: ${violation}.`)
    this.violation = violation
  }
}

/** @throws InvalidResponse when the body breaks the contract for this status of this operation */
export function checkResponse(
  contract: Contract,
  operationId: string,
  status: number,
  body: unknown,
): void {
  const violation = contract.findViolation(operationId, status, body)
  if (violation) throw new InvalidResponse(operationId, describeViolation(violation))
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
