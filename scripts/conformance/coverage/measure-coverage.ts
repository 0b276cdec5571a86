import type { Contract } from '../contract/read-contract'
import { type Cell, type Coverage, type OperationCoverage, tallyOf } from './coverage'
import { gatherEvidence, type Run } from './evidence'
import { judgeAnswers } from './judge-answers'
import { judgeLimits } from './limits/judge-limits'
import { judgeSentences } from './sentences/judge-sentences'

/**
 * How much of the contract a run judged: every status, every property of an answer and every limit of a
 * request, told from what was sent and answered; and every sentence, told from the steps that are about it.
 */
export function measureCoverage(contract: Contract, run: Run): Coverage {
  const operations = contract.operations.map((operation): OperationCoverage => {
    const evidence = gatherEvidence(run, operation)
    const all = [...judgeAnswers(contract, evidence), ...judgeLimits(contract, evidence)]
    const cells = run.inventory.elsewhere?.includes(operation.id) ? all.map(toElsewhere) : all
    return { operation: operation.id, cells, tally: tallyOf(cells) }
  })
  return {
    operations,
    tally: tallyOf(operations.flatMap(({ cells }) => cells)),
    sentences: judgeSentences(contract, run),
  }
}

/** Nothing of an operation can be judged that the service does not have because people sign in elsewhere. */
function toElsewhere(cell: Cell): Cell {
  const why = 'people sign in elsewhere (--auth)'
  return cell.state.kind === 'open' ? { ...cell, state: { kind: 'unreachable', why } } : cell
}
