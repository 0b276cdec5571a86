import type { Exchange } from '../http/exchange'
import type { Check, Step } from '../model/check'
import type { CheckContext } from '../model/check-context'
import type { Difference } from '../model/errors'
import type { Outcome } from '../model/report'
import { type Change, compareSnapshots, type Snapshot, takeSnapshot } from './snapshot'
import { describeSideEffects, findSentValues, MANY, weighChanges } from './weigh-changes'

/** What can change products. */
const WATCHED: ReadonlySet<string> = new Set([
  'createProduct',
  'updateProduct',
  'deleteProduct',
  'createOrder',
])
/** A catalogue may hold thousands: the oldest of them show a write that is not limited. */
const SAMPLE = 100
/** Changes that prove nothing by themselves must coincide with our writes so often. */
const COINCIDENCES = 2

export interface SideEffectWatch {
  /** Runs a step, and compares others' products before and after it until one write of its operation was seen to leave them alone. */
  watch(check: Check, step: Step, run: () => Promise<Outcome>): Promise<Outcome>
  /** Judges what changed from the beginning to the end of the run; with the step to be blamed. */
  judgeEnd(changes: readonly Change[]): Blame | undefined
}

export interface Blame {
  readonly difference: Difference
  readonly check: Check
  readonly step: Step
}

/** Watches whether writes change products of others. Where others work meanwhile nobody is blamed. */
export function createSideEffectWatch(
  context: CheckContext,
  onFailure: (difference: Difference, check: Check, step: Step) => void,
): SideEffectWatch {
  const { client } = context
  /** The operations of which is known whether they leave others' products alone. */
  const settled = new Set<string>()
  const suspicions = new Map<string, number>()
  const blamed = new Set<string>()
  const writes: { check: Check; step: Step; exchange: Exchange }[] = []
  let latest: { readonly snapshot: Snapshot | undefined; readonly at: number } | undefined
  const take = async () => {
    // Nothing was requested since; a list that could not be read once is not waited for again.
    if (latest && (latest.at === client.requestCount || !latest.snapshot)) return latest.snapshot
    const snapshot = await takeSnapshot(context, SAMPLE)
    latest = { snapshot, at: client.requestCount }
    return snapshot
  }

  /** The changes that the requests are to blame for; none where that can't be told. */
  const findBlamed = async (
    before: Snapshot,
    made: readonly Exchange[],
    operation: string,
  ): Promise<readonly Change[]> => {
    const after = await take()
    if (!after) return []
    const changes = findChanges(before, after, operation)
    const weight = weighChanges(changes, made)
    if (weight === 'proved' || weight === 'none') {
      settled.add(operation)
      return changes
    }
    const control = await takeSnapshot(context, SAMPLE)
    if (!control || findChanges(after, control, operation).length > 0) {
      // It goes on without us: others are at work.
      settled.add(operation)
      return []
    }
    if (weight === 'alike') return changes
    const count = (suspicions.get(operation) ?? 0) + 1
    suspicions.set(operation, count)
    return count < COINCIDENCES ? [] : changes
  }

  return {
    async watch(check, step, run) {
      const { operation } = step
      if (check.kind === 'table' || !WATCHED.has(operation)) return run()
      const before = settled.has(operation) ? undefined : await take()
      const first = client.requestCount
      const outcome = await run()
      const made = client.exchanges.filter(
        ({ number, status, request }) =>
          number > first && status < 300 && request.operation === operation,
      )
      writes.push(...made.map((exchange) => ({ check, step, exchange })))
      const [exchange] = made
      const changes = before && exchange ? await findBlamed(before, made, operation) : []
      if (!exchange || changes.length === 0) return outcome
      settled.add(operation)
      blamed.add(operation)
      onFailure(describeSideEffects(changes, exchange, client.exchanges), check, step)
      return { kind: 'failed' }
    },
    judgeEnd(changes) {
      for (const { exchange, check, step } of writes) {
        if (blamed.has(exchange.request.operation)) continue
        const hit = findSentValues(changes, exchange)
        if (hit.length >= MANY)
          return { difference: describeSideEffects(hit, exchange, client.exchanges), check, step }
      }
      return undefined
    },
  }
}

function findChanges(before: Snapshot, after: Snapshot, operation: string): readonly Change[] {
  // Where a list is not in order, new products push others out of the sample.
  return compareSnapshots(before, after).filter(
    ({ isGone }) => !isGone || operation !== 'createProduct',
  )
}
