import { buildRequest } from '../../http/build-request'
import { TransportError } from '../../http/client'
import type { Exchange } from '../../http/exchange'
import { sendToSlash } from '../../http/follow-slash'
import { judgeAnswer } from '../../judge/judge-answer'
import { judgeShape } from '../../judge/judge-shape'
import { assertAll } from '../../model/assert-values'
import type { Assertion } from '../../model/assertion'
import type { CheckFactory } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { ContractFailure, expectContract, Undecided } from '../../model/errors'
import { judgeWaiting } from '../answers/judge-waiting'

/** The contract's. */
const MOST_ATTEMPTS = 200
const WITHIN_MS = 5 * 60_000

/** That one of so many attempts is refused. */
const REFUSED: Assertion = {
  of: 'status',
  isOneOf: [429],
  tries: { atMost: MOST_ATTEMPTS + 1, withinSeconds: WITHIN_MS / 1000 },
}

/** Somebody guesses passwords. It comes last: the service may shut out the address for a while. */
export const createAttemptsCheck: CheckFactory = (context) => ({
  id: 'attempts',
  title: 'Nobody can try passwords without end',
  level: 'access',
  needs: ['accounts'],
  kind: 'series',
  steps: [
    {
      title: `sign in ${MOST_ATTEMPTS + 1} times with a wrong password`,
      operation: 'signIn',
      isThorough: true,
      run: () => expectLimit(context),
    },
  ],
})

async function expectLimit(context: CheckContext): Promise<void> {
  // A made-up account, so that nobody is shut out of a real one.
  const email = `attempts.${context.identity.fresh()}.${context.slots.shopper.get().email}`
  const start = performance.now()
  for (let count = 1; ; count += 1) {
    const exchange = await attempt(context, email)
    if (exchange.status === 429) return judgeRefusal(context, exchange)
    if (exchange.status !== 401) return judgeOther(context, exchange, count)
    if (performance.now() - start > WITHIN_MS) {
      throw new Undecided(`the service is too slow for ${MOST_ATTEMPTS} attempts in five minutes`)
    }
    expectContract(count <= MOST_ATTEMPTS, {
      rule: 'attempts',
      operation: 'signIn',
      expected: `429 after ${MOST_ATTEMPTS} wrong passwords of one account in five minutes, or before`,
      got: `401 to number ${count}`,
      cause: 'Wrong passwords are not counted: a machine can try all that are common.',
      assertion: REFUSED,
      exchange,
    })
  }
}

/** Neither a wrong password nor one too many: a service that shuts accounts in its own way, or has no time. */
function judgeOther({ contract }: CheckContext, exchange: Exchange, count: number): void {
  const difference = judgeAnswer(contract, contract.operation('signIn'), exchange, {
    isBuilt: true,
    statuses: [401, 429],
    tolerated: [503],
    rule: 'credentials',
    expected: `for wrong password number ${count}`,
  })
  if (!difference) throw new Undecided(`attempt ${count} was a ${exchange.status}`)
  throw new ContractFailure(
    difference.assertion ? { ...difference, assertion: REFUSED } : difference,
  )
}

function judgeRefusal({ contract }: CheckContext, exchange: Exchange): void {
  const difference =
    judgeShape(contract, contract.operation('signIn'), exchange) ?? judgeWaiting(exchange)
  if (!difference) return
  throw new ContractFailure(
    difference.assertion
      ? { ...difference, assertion: assertAll(REFUSED, difference.assertion) }
      : difference,
  )
}

/** Not by `call`, which would wait as long as the service asks for and try again. */
async function attempt(
  { client, contract, settings }: CheckContext,
  email: string,
): Promise<Exchange> {
  const json = { email, password: 'not-the-password' }
  try {
    const request = buildRequest(settings.baseUrl, contract.operation('signIn'), { json })
    return await sendToSlash(client, request)
  } catch (error) {
    if (error instanceof TransportError) throw new Undecided(error.message)
    throw error
  }
}
