import { listOrdersResponse } from '../../../../src/api/generated/responses/list-orders'
import { sessionShape } from '../../../../src/api/generated/shapes/session'
import { assertIs } from '../../model/assert-values'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'
import { listFurther } from '../../people/parts'
import { letIn } from './let-in'
import { openAccount } from './open-account'
import { signInAdministrator } from './sign-in-administrator'

/** The accounts that the other checks use. */
export const createAccountsCheck: CheckFactory = (context) => ({
  id: 'accounts',
  title: 'People sign up and in',
  level: 'journeys',
  provides: ['accounts', 'admin'],
  kind: 'series',
  steps: [
    ownAccount(context, 'shopper', 'sign in as a shopper'),
    ownAccount(context, 'other', 'sign in as another shopper'),
    {
      title: 'sign in as administrator',
      operation: 'signIn',
      run: () => signInAdministrator(context),
    },
    nameInAnyCase(context),
    ...letFurtherIn(context),
  ],
})

function ownAccount(context: CheckContext, who: 'shopper' | 'other', title: string): Step {
  return {
    title,
    operation: 'signIn',
    async run() {
      context.slots[who].set(await openAccount(context, who))
    },
  }
}

function nameInAnyCase({ call, slots }: CheckContext): Step {
  return {
    title: 'sign in with the email in capitals',
    operation: 'signIn',
    async run() {
      const { id, account } = slots.other.get()
      const { email, password } = account
      const answer = await call('signIn', {
        json: { email: email.toUpperCase(), password },
        rule: 'session',
        cause: 'Emails are compared with their case.',
      })
      const { user, token } = answer.read(sessionShape)
      expectContract(user._id === id, {
        rule: 'session',
        operation: 'signIn',
        pointer: '/components/schemas/Email',
        expected: 'the same user whatever the case of the email',
        got: `the user ${user._id}`,
        cause: 'Emails that differ in case belong to different accounts.',
        assertion: assertIs('/user/_id', id),
        exchange: answer.exchange,
      })
      // A service may keep one session for each account: the newest.
      slots.other.set({ ...slots.other.get(), token })
    },
  }
}

/** A step for each further person: what the contract lets them do, they can. */
function letFurtherIn(context: CheckContext): readonly Step[] {
  const { people } = context.settings
  return (people ? listFurther(people) : []).map((person) => ({
    title: `let in ${person.name}`,
    operation: person.as === 'administrator' ? 'listOrders' : 'readProfile',
    async run() {
      const { id: userId, token } = await letIn(context, person)
      if (person.as !== 'administrator') return
      const cause = `${person.name} may not do what is for administrators.`
      const answer = await context.call('listOrders', { path: { userId }, token, cause })
      answer.read(listOrdersResponse.shape)
    },
  }))
}
