import { listOrdersResponse } from '../../../../src/api/generated/responses/list-orders'
import { userShape } from '../../../../src/api/generated/shapes/user'
import { assertIs } from '../../model/assert-values'
import type { CheckFactory } from '../../model/check'
import type { CheckContext, OwnActor } from '../../model/check-context'
import { expectContract } from '../../model/errors'
import { readOwnProfile } from '../accounts/profile'
import { keepAccount, recoverFrom } from '../accounts/recover-account'

/** Calls on one's own path, where a service may still reach for what belongs to somebody else. */
export const createOwnThingsCheck: CheckFactory = (context) => ({
  id: 'own-things',
  title: 'On one’s own path there is nothing of others',
  level: 'access',
  needs: ['accounts', 'admin', 'order'],
  kind: 'series',
  steps: [
    {
      title: 'list the own orders of an administrator',
      operation: 'listOwnOrders',
      run: () => expectOwnOrders(context),
    },
    {
      title: 'name another user in the body of a profile',
      operation: 'updateProfile',
      run: () => keepAccount(context, () => expectOwnProfile(context)),
    },
  ],
})

async function expectOwnOrders({ call, slots }: CheckContext): Promise<void> {
  const { id: userId, token } = slots.admin.get()
  const { exchange, read } = await call('listOwnOrders', { path: { userId }, token })
  const stranger = read(listOrdersResponse.shape).find(({ user }) => user._id !== userId)
  expectContract(stranger === undefined, {
    rule: 'own-orders',
    operation: 'listOwnOrders',
    expected: 'the orders that the administrator has made',
    got: `an order of ${stranger?.user._id}`,
    cause: 'Administrators get all orders here too; there is a call of its own for that.',
    assertion: assertIs('/-/user/_id', userId),
    exchange,
  })
}

async function expectOwnProfile(context: CheckContext): Promise<void> {
  const { call, slots } = context
  const [shopper, other] = [slots.shopper.get(), slots.other.get()]
  // An email that nobody has: a conflict would keep the wrong profile from being written.
  const { account } = other
  const { name } = account
  const email = account.isGiven ? account.email : account.changedEmail
  const ids = { _id: shopper.id, id: shopper.id, userId: shopper.id }
  const { exchange } = await call('updateProfile', {
    path: { userId: other.id },
    token: other.token,
    json: { ...ids, name: `${name} again`, email },
    // Whether fields that it does not know are refused is up to a service; whose profile is written is not.
    expect: [200, 400, 409],
  })
  const seen = await readOwnProfile(context, shopper)
  const read = seen.read(userShape)
  await putBack(context, other)
  if (read.name === shopper.account.name) return
  await putBack(context, shopper)
  expectContract(false, {
    rule: 'not-yours',
    operation: 'updateProfile',
    expected: 'the profile of the user in the path is written, whoever the body names',
    got: `the other user is called ${read.name} now`,
    cause: 'The user is looked up by an id of the body.',
    assertion: assertIs('/name', shopper.account.name, seen.exchange),
    exchange,
  })
}

/** In a new session where the change before has ended this one. */
async function putBack(context: CheckContext, { id, token, account }: OwnActor): Promise<void> {
  const { name, email } = account
  const { status } = await context.call('updateProfile', {
    path: { userId: id },
    token,
    json: { name, email },
    expect: [200, 401],
  })
  if (status === 401 && !account.isGiven) await recoverFrom(context, account, account)
}
