import { describeUnknown } from '../../../mocks/contract/find-nearest'
import { readPointer } from '../../../mocks/contract/json'
import type { Contract } from '../contract/read-contract'
import type { Check } from '../model/check'
import type { WaiverFile } from './read-waivers'

/**
 * A waiver of what no run can find is mistyped, or older than the checks.
 *
 * @param checks all that there are, whichever run
 * @throws {CannotRun}
 */
export function expectKnown(
  { waivers, refuse }: WaiverFile,
  contract: Contract,
  checks: readonly Check[],
): void {
  const operations = contract.operations.map(({ id }) => id)
  const ids = checks.map(({ id }) => id)
  for (const [index, { operation, check, step, pointer }] of waivers.entries()) {
    if (!operations.includes(operation)) {
      const takes = `an operationId of ${contract.file}`
      throw refuse(index, 'operation', describeUnknown(operation, operations, takes))
    }
    if (!ids.includes(check)) {
      throw refuse(index, 'check', describeUnknown(check, ids, 'a check of --dry-run'))
    }
    const own = checks.filter(({ id }) => id === check)
    const steps = own.flatMap((one) => one.steps.map(({ title }) => title))
    if (!steps.includes(step)) {
      throw refuse(index, 'step', describeUnknown(step, steps, `a step of ${check}, see --dry-run`))
    }
    if (readPointer(contract.document, pointer) === undefined) {
      throw refuse(index, 'pointer', `${pointer} leads to nothing in ${contract.file}.`)
    }
  }
}
