import { asObject } from '../../../../mocks/contract/json'
import { sessionShape } from '../../../../src/api/generated/shapes/session'
import type { Contract } from '../../contract/read-contract'
import { assertEmail } from '../../model/assert-values'
import type { CheckContext } from '../../model/check-context'
import { Blocked, CannotRun, ContractFailure, expectContract, Undecided } from '../../model/errors'
import { personFor } from '../../people/parts'
import { readActor } from './find-signed-in'
import { letIn } from './let-in'

/**
 * Signs in with the given email and password.
 *
 * @throws {CannotRun} when they are wrong, or of no administrator.
 * @throws {Undecided} when they were not given.
 */
export async function signInAdministrator(context: CheckContext): Promise<void> {
  const { call, slots, settings, contract } = context
  const given = settings.people && personFor(settings.people, 'admin')
  if (given) return slots.admin.set(await letIn(context, given))
  if (!settings.admin)
    throw new Undecided(
      `no administrator was given: ${settings.people ? 'a person of --auth' : '--admin-email and --admin-password'}`,
    )
  const { email, password } = settings.admin
  const problem = findProblem(contract, { email, password })
  const expect = problem === undefined ? [200, 401] : [200, 400, 401]
  const answer = await call('signIn', { json: { email, password }, expect }).catch((error) => {
    if (error instanceof ContractFailure) keepAnyway(context, error, email)
    throw error
  })
  if (answer.status === 400) {
    throw new CannotRun(
      `No account can have this email and password: ${problem}. Check --admin-email and --admin-password.`,
    )
  }
  if (answer.status === 401) {
    // Our own account just signed in, so the operation works.
    if (slots.shopper.peek()) {
      throw new CannotRun(
        `The service knows no account ${email} with this password. Check --admin-email and --admin-password.`,
      )
    }
    throw new Blocked('accounts › sign in as a shopper')
  }
  const { token, user } = answer.read(sessionShape)
  if (user.role !== 1) {
    throw new CannotRun(
      `${email} is not an administrator (role ${user.role}). Give the email of an account with role 1.`,
    )
  }
  expectContract(user.email.toLowerCase() === email.toLowerCase(), {
    rule: 'session',
    operation: 'signIn',
    expected: `the user ${email}`,
    got: `the user ${user.email}`,
    cause: 'Sign-in answers with another user than the one who signs in.',
    assertion: assertEmail('/user/email', email),
    exchange: answer.exchange,
  })
  slots.admin.set({ ...user, id: user._id, token })
}

/** What is not about the broken field of the answer can be tried with its token. */
function keepAnyway(
  { slots }: CheckContext,
  { difference: { exchange } }: ContractFailure,
  email: string,
): void {
  if (!exchange || exchange.status >= 300) return
  const actor = readActor(exchange.json, { email, name: email })
  // Of a user all that is for administrators would be refused, and rightly.
  const isUser = String(asObject(asObject(exchange.json)['user'])['role']) === '0'
  if (actor && !isUser) slots.admin.set(actor)
}

/** The statuses of a refused sign-in; a service may accept an account that existed before. */
function findProblem(contract: Contract, json: object): string | undefined {
  const { body } = contract.operation('signIn')
  const [problem] = body ? contract.checkSchema(body.schemaPointer, json) : []
  return problem && `${problem.at.slice(1)} ${problem.message}`
}
