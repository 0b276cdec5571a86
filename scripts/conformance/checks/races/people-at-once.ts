import { listOrdersResponse } from '../../../../src/api/generated/responses/list-orders'
import { userShape } from '../../../../src/api/generated/shapes/user'
import { assertIs } from '../../model/assert-values'
import type { Answer } from '../../model/call'
import type { CheckFactory, Step } from '../../model/check'
import type { Actor, CheckContext, OwnActor } from '../../model/check-context'
import { expectContract, Undecided } from '../../model/errors'
import { toProfile } from '../../model/given-account'
import { keepAccount } from '../accounts/recover-account'
import { again, assertOnce, atOnce } from './at-once'

const ROUNDS = 2

/** Several people who call at the same time: each gets their own, and one email is taken by one of them. */
export const createPeopleRacesCheck: CheckFactory = (context) => {
  const { call, slots } = context
  const people = (): readonly Actor[] => [slots.shopper.get(), slots.other.get(), slots.admin.get()]
  const step = (title: string, operation: string, run: () => Promise<void>): Step => ({
    title,
    operation,
    isThorough: true,
    run,
  })
  /** Each of them reads at once, in either order. */
  const readAll = (operation: string, judge: (answer: Answer, reader: Actor) => void) =>
    again(ROUNDS, async (round) => {
      const readers = round % 2 === 1 ? people() : people().toReversed()
      const answers = await atOnce(
        readers.map(({ id: userId, token }) => call(operation, { path: { userId }, token })),
      )
      for (const [index, answer] of answers.entries()) {
        const reader = readers[index]
        if (reader) judge(answer, reader)
      }
    })

  return {
    id: 'people-at-once',
    title: 'People who call at the same time are not mixed up',
    level: 'access',
    needs: ['accounts', 'admin', 'order'],
    kind: 'series',
    steps: [
      step('read the profiles of several people at once', 'readProfile', () =>
        readAll('readProfile', (answer, { id }) => {
          const user = answer.read(userShape)
          expectOwn(answer, 'read-back', user._id === id, ['/_id', id, `the user ${user._id}`])
        }),
      ),
      step('list the orders of several people at once', 'listOwnOrders', () =>
        readAll('listOwnOrders', (answer, { id }) => {
          const orders = answer.read(listOrdersResponse.shape)
          const stranger = orders.find(({ user }) => user._id !== id)
          const got = `an order of ${stranger?.user._id}`
          expectOwn(answer, 'own-orders', !stranger, ['/-/user/_id', id, got])
        }),
      ),
      step('take one email with two accounts at once', 'updateProfile', () =>
        keepAccount(context, () => again(ROUNDS, () => takeTogether(context))),
      ),
    ],
  }
}

function expectOwn(
  { exchange }: Answer,
  rule: 'read-back' | 'own-orders',
  isOwn: boolean,
  [at, id, got]: readonly [at: string, id: string, got: string],
): void {
  expectContract(isOwn, {
    rule,
    operation: exchange.request.operation,
    expected: `what belongs to the user ${id}`,
    got,
    cause: 'What belongs to one request is kept where another one finds it.',
    assertion: assertIs(at, id),
    exchange,
  })
}

async function takeTogether({ call, slots }: CheckContext): Promise<void> {
  const [shopper, other] = [slots.shopper.get(), slots.other.get()]
  if (shopper.account.isGiven || other.account.isGiven)
    throw new Undecided('people sign in elsewhere by their emails')
  const email = `both.${other.account.email}`
  const put = ({ id: userId, token }: OwnActor, json: object, expect: readonly number[] = [200]) =>
    call('updateProfile', {
      path: { userId },
      token,
      json,
      expect,
      rule: 'email-taken',
      cause: 'The second of two changes runs into the email of the first.',
    })
  const take = (actor: OwnActor) => put(actor, { name: actor.account.name, email }, [200, 409])
  const putBack = (actor: OwnActor) => put(actor, toProfile(actor.account))
  let answers: readonly Answer[] = []
  try {
    answers = await atOnce([take(shopper), take(other)])
  } finally {
    await putBack(shopper)
    await putBack(other)
  }
  const [, second] = answers
  expectContract(answers.filter(({ status }) => status === 200).length <= 1, {
    rule: 'email-taken',
    operation: 'updateProfile',
    expected: 'one account with the email, and 409 for the other',
    got: 'two accounts of one email',
    cause: 'Emails are looked up before one is written: a unique index is missing.',
    assertion: assertOnce(answers),
    ...(second ? { exchange: second.exchange } : {}),
  })
}
