import { userShape } from '../../../../src/api/generated/shapes/user'
import type { CheckContext, OwnActor } from '../../model/check-context'
import { CannotRun } from '../../model/errors'
import { toGivenAccount } from '../../model/given-account'
import type { Person } from '../../people/people'

/** The contract's, of an administrator; of anybody else it is another number. */
const ADMINISTRATOR = 1

/**
 * Lets somebody in who signs in elsewhere: the profile says who it is.
 *
 * @throws {CannotRun} when the token is refused, or is one of another user or of another role.
 */
export async function letIn({ call }: CheckContext, person: Person): Promise<OwnActor> {
  const { id: userId, name: called } = person
  const answer = await call('readProfile', {
    path: { userId },
    token: person.token,
    expect: [200, 401, 403],
  })
  if (answer.status === 401) {
    throw new CannotRun(
      `The service refuses the token of ${called} (--auth): it answers 401. Is it sent as the service takes it (send), and does it still hold?`,
    )
  }
  if (answer.status === 403) {
    throw new CannotRun(
      `The token of ${called} (--auth) is not that of the user ${userId}: the service answers 403. Check id and token.`,
    )
  }
  const user = answer.read(userShape)
  if (user._id !== userId) {
    throw new CannotRun(
      `The token of ${called} (--auth) is that of the user ${user._id}: give id: ${user._id}.`,
    )
  }
  if ((user.role === ADMINISTRATOR) !== (person.as === 'administrator')) {
    const right = user.role === ADMINISTRATOR ? 'administrator' : 'user'
    throw new CannotRun(
      `${called} is given as ${person.as} (--auth), and the profile has role ${user.role}: give as: ${right}, or another person.`,
    )
  }
  const { name, email } = user
  return {
    id: userId,
    name,
    email,
    // It may be another one by the time that it is sent.
    get token() {
      return person.token
    },
    account: toGivenAccount({ name, email }),
  }
}
