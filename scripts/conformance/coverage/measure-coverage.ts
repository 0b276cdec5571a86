import type { Contract } from '../contract/read-contract'
import { type Coverage, type OperationCoverage, tallyOf } from './coverage'
import { gatherEvidence, type Run } from './evidence'
import { judgeAnswers } from './judge-answers'
import { judgeLimits } from './limits/judge-limits'

/**
 * How much of the contract a run judged: every status, every property of an answer and every limit of a
 * request, told from what was sent and answered.
 */
export function measureCoverage(contract: Contract, run: Run): Coverage {
  const operations = contract.operations.map((operation): OperationCoverage => {
    const evidence = gatherEvidence(run, operation)
    const cells = [...judgeAnswers(contract, evidence), ...judgeLimits(contract, evidence)]
    return { operation: operation.id, cells, tally: tallyOf(cells) }
  })
  return { operations, tally: tallyOf(operations.flatMap(({ cells }) => cells)) }
}
