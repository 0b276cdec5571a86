import type { Contract } from '../contract/contract'
import type { Batches } from './stream-list'

/** An answer of this API that its own contract does not allow: a defect, never the client's. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation'
  /** Where it is, what the contract has there, what came. */
  readonly violation: string

  constructor(operationId: string, violation: string) {
    super(`The answer of ${operationId} breaks the contract: ${violation}.`)
    this.violation = violation
  }
}

/**
 * Holds a response against the contract.
 *
 * @throws ContractViolation when the body is not what the contract promises for this status of this operation
 */
export function checkAnswer(
  contract: Contract,
  operationId: string,
  status: number,
  body: unknown,
): void {
  const violation = contract.findViolation(operationId, status, body)
  if (violation) throw new ContractViolation(operationId, violation)
}

/** Passes batches of a list on, each of them checked. */
export async function* checkBatches(
  contract: Contract,
  operationId: string,
  batches: Batches,
): AsyncGenerator<readonly unknown[]> {
  for await (const batch of batches) {
    checkAnswer(contract, operationId, 200, batch)
    yield batch
  }
}
