import type { Family, Fault } from '../../../scripts/conformance/self-test/fault'
import { families, faults } from '../../../scripts/conformance/self-test/faults/registry'

/** The families with every fault; or with one for each rule, and one for each operation that none of them broke. */
export function pickSamples(all: boolean): readonly Family[] {
  const chosen = new Set(all ? faults : listSamples())
  return families
    .map((family) => ({ ...family, faults: family.faults.filter((fault) => chosen.has(fault)) }))
    .filter((family) => family.faults.length > 0)
}

function listSamples(): readonly Fault[] {
  const ruleSamples = [...new Map(faults.map((fault) => [fault.rule, fault])).values()]
  const blamed = new Set(ruleSamples.map(({ operation }) => operation))
  const others = faults.filter(({ operation }) => !blamed.has(operation))
  return [...ruleSamples, ...new Map(others.map((fault) => [fault.operation, fault])).values()]
}
