import type { CheckFactory, Step } from '../../run/check'
import { Undecided } from '../../run/interruptions'
import type { World } from '../../run/world'
import { type Intruder, intruders } from './intruders'
import { protectedCalls } from './valid-requests'

/** Every protected operation, called by everyone who may not. */
export const createAccessMatrix: CheckFactory = (world) => ({
  id: 'access',
  title: 'Protected calls are refused to everyone else',
  level: 'access',
  needs: ['accounts', 'admin', 'shelves', 'stock', 'order'],
  areIndependent: true,
  steps: world.contract.operations
    .filter(({ isProtected }) => isProtected)
    .flatMap(({ id }) =>
      intruders
        .filter(
          ({ isMeantFor }) => isMeantFor?.(protectedCalls[id]?.audience ?? 'owner', id) ?? true,
        )
        .map((intruder) => createCell(world, id, intruder)),
    ),
})

function createCell(world: World, operation: string, intruder: Intruder): Step {
  return {
    title: `${operation}: ${intruder.name}`,
    operation,
    async run() {
      const call = protectedCalls[operation]
      const { admin, shopper, other } = world.slots
      if (!call) throw new Undecided(`no valid request is known for ${operation}: the check is to get one`)
      const people = { admin: admin.get(), shopper: shopper.get(), other: other.get() }
      const entry = intruder.enter(call.audience, people)
      if (!entry) throw new Undecided('tokens of this service are no JWTs')
      const { path, ...parts } = await call.parts(world)
      await world.call(operation, {
        ...parts,
        path: { ...path, userId: entry.userId },
        ...(entry.token === undefined ? {} : { token: entry.token }),
        expect: intruder.expect,
        rule: intruder.rule,
        cause: intruder.cause,
        // An earlier intruder may have been let in and have deleted it.
        undecided: world.contract.operation(operation).responses.has(404) ? [404] : [],
      })
    },
  }
}
