import type { Operation, Role } from '../../../../mocks/contract/operation'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { Undecided } from '../../model/errors'
import { listFurther } from '../../people/parts'
import { callProtected } from './call-protected'
import { type Intruder, intruders, toIntruders } from './intruders'
import { createProtectedParts } from './protected-requests'

/** Every protected operation of the contract, called by everyone who may not. */
export const createAccessMatrix: CheckFactory = (context) => ({
  id: 'access',
  title: 'Protected calls are refused to everyone else',
  level: 'access',
  needs: ['accounts', 'admin', 'categories', 'products', 'order'],
  kind: 'table',
  steps: context.contract.operations.flatMap((operation) => {
    const { role } = operation
    return role === undefined ? [] : createRow(context, operation, role)
  }),
})

function createRow(context: CheckContext, operation: Operation, role: Role): Step[] {
  const { people } = context.settings
  return [...intruders, ...(people ? listFurther(people).flatMap(toIntruders) : [])]
    .filter(({ isMeantFor }) => isMeantFor?.(operation) ?? true)
    .map((intruder) => createCell(context, operation, role, intruder))
}

function createCell(
  context: CheckContext,
  called: Operation,
  role: Role,
  intruder: Intruder,
): Step {
  const operation = called.id
  const title = `${operation}: ${intruder.name}`
  return {
    title,
    operation,
    isThorough: intruder.isThorough?.(called) ?? false,
    async run() {
      const { admin, shopper, other } = context.slots
      const people = { admin: admin.get(), shopper: shopper.get(), other: other.get() }
      const { path, ...parts } = await createProtectedParts(context, operation)
      const entry = intruder.enter(role, people)
      if (!entry) throw new Undecided('tokens of this service are no JWTs')
      const options = {
        ...parts,
        path: { ...path, userId: entry.userId },
        ...(entry.token === undefined ? {} : { token: entry.token }),
        expect: intruder.expect,
        rule: intruder.rule,
        cause: intruder.cause,
      }
      await callProtected(context, operation, options, `access › ${title}`)
    },
  }
}
