import type { Operation } from '../../../../mocks/contract/operation'
import type { Contract } from '../../contract/read-contract'
import { isBusy } from '../../http/busy'
import type { Exchange } from '../../http/exchange'
import { judgeShape } from '../../judge/judge-shape'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext, Settings } from '../../model/check-context'
import { ContractFailure, type Difference, OutOfReach, Undecided } from '../../model/errors'
import { listElsewhere } from '../../people/parts'
import { judgeDecline } from './judge-declines'
import { judgeErrors } from './judge-errors'
import { judgeCaching, judgeOrderUsers, judgeSignUp } from './judge-privacy'
import { judgeSecrets, listSentPasswords } from './judge-secrets'
import { judgeWaiting } from './judge-waiting'

/** Looks through all answers of the run once more; sends nothing. */
export const createAnswersCheck: CheckFactory = (context) => ({
  id: 'answers',
  title: 'Answers tell nobody what is not theirs',
  level: 'access',
  kind: 'table',
  isReadOnly: true,
  steps: context.contract.operations.map((operation) => createStep(context, operation)),
})

function explainSilence({ people }: Settings, { id }: Operation): Undecided {
  const why = `${id} was not requested`
  return listElsewhere(people).includes(id)
    ? new OutOfReach(`${why}: people sign in elsewhere (--auth)`)
    : new Undecided(why)
}

function createStep({ client, contract, settings }: CheckContext, operation: Operation): Step {
  return {
    title: `what ${operation.id} has answered`,
    operation: operation.id,
    async run() {
      const answers = client.exchanges.filter(({ request }) => request.operation === operation.id)
      if (answers.length === 0) throw explainSilence(settings, operation)
      const sent = listSentPasswords(client.exchanges)
      for (const answer of answers) {
        const difference =
          judge(operation, answer, sent) ?? judgeTurningAway(contract, operation, answer)
        if (difference) throw new ContractFailure(difference)
      }
    },
  }
}

/** Of a request that was sent again, only the last answer is judged where it was sent. */
function judgeTurningAway(
  contract: Contract,
  operation: Operation,
  answer: Exchange,
): Difference | undefined {
  if (!isBusy(answer)) return undefined
  const difference = judgeShape(contract, operation, answer)
  if (!difference?.assertion) return difference
  // A service that has time for the request has nothing to show.
  const others = [...operation.responses.keys()].filter((status) => status !== answer.status)
  const another = { of: 'status', isOneOf: others } as const
  return { ...difference, assertion: { of: 'any', assertions: [another, difference.assertion] } }
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
    judgeDecline(answer) ??
    judgeErrors(answer)
  )
}
