import { type Refusal, refuse } from '../../contract/operation'

/** Latency and failures that a developer asks for, to see how a client handles them. */
export interface Simulation {
  readonly latencyMs: number
  /** Status by operationId. */
  readonly failures: ReadonlyMap<string, number>
}

export const NO_SIMULATION: Simulation = { latencyMs: 0, failures: new Map() }

/** Waits for the simulated latency, and returns the simulated failure of the operation. */
export async function simulateFailure(
  { latencyMs, failures }: Simulation,
  operationId: string,
): Promise<Refusal | undefined> {
  if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs))
  const status = failures.get(operationId)
  if (status === undefined) return undefined
  const reason = `This mock was started with --fail ${operationId}=${status}.`
  return status === 429
    ? { ...refuse(status, reason), retryAfterSeconds: 1 }
    : refuse(status, reason)
}
