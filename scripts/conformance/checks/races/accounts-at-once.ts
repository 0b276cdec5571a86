import type { CheckFactory } from '../../model/check'
import { expectContract } from '../../model/errors'
import { assertOnce, atOnce } from './at-once'

/** Two people who take one email together. */
export const createAccountRacesCheck: CheckFactory = ({ call, identity }) => ({
  id: 'accounts-at-once',
  title: 'An email has one account, however fast it comes again',
  level: 'journeys',
  kind: 'series',
  steps: [
    {
      title: 'sign up twice at once',
      operation: 'signUp',
      async run() {
        const { name, email, password } = identity.account('other', 1)
        // The same in every run, so that one account stays at most; in later runs both are refused.
        const json = { name, email: `twice.${email}`, password }
        const signUp = () =>
          call('signUp', {
            json,
            expect: [200, 409],
            rule: 'email-taken',
            cause: 'The second of two sign-ups runs into the account of the first.',
          })
        const answers = await atOnce([signUp(), signUp()])
        const [, second] = answers
        expectContract(answers.filter(({ status }) => status === 200).length <= 1, {
          rule: 'email-taken',
          operation: 'signUp',
          expected: 'one account, and 409 for the other request',
          got: 'two accounts of one email',
          cause: 'Emails are looked up before one is written: a unique index is missing.',
          assertion: assertOnce(answers),
          ...(second ? { exchange: second.exchange } : {}),
        })
      },
    },
  ],
})
