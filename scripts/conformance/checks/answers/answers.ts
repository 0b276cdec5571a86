import type { Operation } from '../../../../mocks/contract/operation'
import type { Exchange } from '../../http/exchange'
import type { CheckFactory, Step } from '../../model/check'
import { ContractFailure, type Difference, Undecided } from '../../model/errors'
import type { World } from '../../model/world'
import { judgeErrors } from './judge-errors'
import { judgeCaching, judgeOrderUsers, judgeSignUp } from './judge-privacy'
import { judgeSecrets, listSentPasswords } from './judge-secrets'
import { judgeWaiting } from './judge-waiting'

/** Looks through all answers of the run once more; sends nothing. */
export const createAnswersCheck: CheckFactory = (world) => ({
  id: 'answers',
  title: 'Answers tell nobody what is not theirs',
  level: 'access',
  kind: 'table',
  isReadOnly: true,
  steps: world.contract.operations.map((operation) => createStep(world, operation)),
})

function createStep({ client }: World, operation: Operation): Step {
  return {
    title: `what ${operation.id} has answered`,
    operation: operation.id,
    async run() {
      const answers = client.exchanges.filter(({ request }) => request.operation === operation.id)
      if (answers.length === 0) throw new Undecided(`${operation.id} was not requested`)
      const sent = listSentPasswords(client.exchanges)
      for (const answer of answers) {
        const difference = judge(operation, answer, sent)
        if (difference) throw new ContractFailure(difference)
      }
    },
  }
}

function judge(
  operation: Operation,
  answer: Exchange,
  sent: readonly string[],
): Difference | undefined {
  return (
    judgeSecrets(answer, sent) ??
    judgeOrderUsers(operation, answer) ??
    judgeCaching(operation, answer) ??
    judgeSignUp(operation, answer) ??
    judgeWaiting(answer) ??
    judgeErrors(answer)
  )
}
