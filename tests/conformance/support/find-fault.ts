import type { Fault } from '../../../scripts/conformance/self-test/fault'
import { faults } from '../../../scripts/conformance/self-test/faults/registry'

/** The planted fault of a name. */
export function findFault(name: string): Fault {
  const found = faults.find((fault) => fault.name === name)
  if (!found) throw new Error(`There is no fault "${name}"`)
  return found
}
