import { errorShape } from '../../../../src/api/generated/shapes/error'
import { assertEvery } from '../../model/assert-values'
import type { CheckFactory } from '../../model/check'
import { expectContract } from '../../model/errors'
import { toSentence, UNSTEADY } from './to-sentence'

/** Other passwords than the right one, to whoever trims them or puts them in one case. */
const writings = [
  { how: 'in capitals', write: (password: string) => password.toUpperCase() },
  { how: 'and blanks around it', write: (password: string) => ` ${password} ` },
] as const

/** Credentials that must be refused. */
export const createCredentialsCheck: CheckFactory = ({ call, slots }) => {
  const wrong = (email: string) =>
    call('signIn', {
      json: { email, password: 'not-the-password' },
      expect: 401,
      rule: 'credentials',
    })
  return {
    id: 'credentials',
    title: 'Wrong credentials and taken emails are refused',
    level: 'journeys',
    needs: ['accounts'],
    kind: 'table',
    steps: [
      {
        title: 'sign in with a wrong password and with an unknown email',
        operation: 'signIn',
        async run() {
          const { email } = slots.shopper.get()
          const first = await wrong(email)
          const known = first.read(errorShape).error
          const answer = await wrong(`nobody.${email}`)
          const unknown = answer.read(errorShape).error
          expectContract(toSentence(unknown) === toSentence(known), {
            rule: 'credentials',
            operation: 'signIn',
            expected: `the same error as for a wrong password: ${known}`,
            got: unknown,
            cause: 'The error gives away which emails have an account.',
            assertion: assertEvery('/error', {
              sameAs: { in: first.exchange, at: '/error', without: UNSTEADY.source },
            }),
            exchange: answer.exchange,
          })
        },
      },
      ...writings.map(({ how, write }) => ({
        title: `sign in with the password ${how}`,
        operation: 'signIn',
        async run() {
          const { email, password } = slots.shopper.get().account
          await call('signIn', {
            json: { email, password: write(password) },
            expect: 401,
            rule: 'credentials',
            cause:
              'The password is changed before it is compared: trimmed, cut or put in one case.',
          })
        },
      })),
      ...(['as it is', 'in capitals'] as const).map((form) => ({
        title: `sign up with a taken email, ${form}`,
        operation: 'signUp',
        async run() {
          const { name, email, password } = slots.shopper.get().account
          await call('signUp', {
            json: { name, password, email: form === 'in capitals' ? email.toUpperCase() : email },
            expect: 409,
            rule: 'email-taken',
            cause: 'A second account gets the same email.',
          })
        },
      })),
    ],
  }
}
