import type { Fault } from '../../../scripts/conformance/self-test/fault'
import { faults } from '../../../scripts/conformance/self-test/faults/registry'

/** Every fault; or for each rule one, and one for each operation that none of them broke. */
export function pickSamples(all: boolean): ReadonlySet<Fault> {
  if (all) return new Set(faults)
  const ruleSamples = [...new Map(faults.map((fault) => [fault.rule, fault])).values()]
  const blamed = new Set(ruleSamples.map(({ operation }) => operation))
  const others = faults.filter(({ operation }) => !blamed.has(operation))
  return new Set([
    ...ruleSamples,
    ...new Map(others.map((fault) => [fault.operation, fault])).values(),
  ])
}
