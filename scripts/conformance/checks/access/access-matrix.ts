import type { CheckFactory, Step } from '../../model/check'
import { Undecided } from '../../model/errors'
import type { World } from '../../model/world'
import { callProtected } from './call-protected'
import { type Intruder, intruders } from './intruders'
import { protectedRequestOf, protectedRequests } from './protected-requests'

/** Every protected operation of the contract, called by everyone who may not. */
export const createAccessMatrix: CheckFactory = (world) => ({
  id: 'access',
  title: 'Protected calls are refused to everyone else',
  level: 'access',
  needs: ['accounts', 'admin', 'categories', 'products', 'order'],
  kind: 'table',
  steps: world.contract.operations
    .filter(({ isProtected }) => isProtected)
    .flatMap(({ id }) => listIntruders(id).map((intruder) => createCell(world, id, intruder))),
})

/** Of an operation without a row it is not known who may call it: the columns of every audience. */
function listIntruders(operation: string): readonly Intruder[] {
  const audience = protectedRequests[operation]?.audience ?? 'owner'
  return intruders.filter(({ isMeantFor }) => isMeantFor?.(audience, operation) ?? true)
}

function createCell(world: World, operation: string, intruder: Intruder): Step {
  const title = `${operation}: ${intruder.name}`
  return {
    title,
    operation,
    async run() {
      const call = protectedRequestOf(operation)
      const { admin, shopper, other } = world.slots
      const people = { admin: admin.get(), shopper: shopper.get(), other: other.get() }
      const entry = intruder.enter(call.audience, people)
      if (!entry) throw new Undecided('tokens of this service are no JWTs')
      const { path, ...parts } = await call.parts(world)
      const options = {
        ...parts,
        path: { ...path, userId: entry.userId },
        ...(entry.token === undefined ? {} : { token: entry.token }),
        expect: intruder.expect,
        rule: intruder.rule,
        cause: intruder.cause,
      }
      await callProtected(world, operation, options, `access › ${title}`)
    },
  }
}
