import type { Operation } from '../../../../mocks/contract/operation'
import { deriveLookAlikes, deriveNegatives } from '../../contract/negatives/derive-cases'
import { isOfOneValue } from '../../contract/negatives/is-exact'
import type { Check, CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { createBodyCases } from './body-cases'
import { createFileCases } from './file-cases'
import { createSchemaStep } from './schema-step'

/** A check for each operation with input: each of its rules, broken alone. */
export function createNegativeFactories(operations: readonly Operation[]): CheckFactory[] {
  return operations
    .filter(({ body, parameters }) => body || parameters.some((one) => one.in === 'query'))
    .map((operation) => (context) => createCheck(context, operation))
}

function createCheck(context: CheckContext, operation: Operation): Check {
  const { contract } = context
  const steps: Step[] = [
    ...deriveNegatives(contract, operation).map((one) => createSchemaStep(context, operation, one)),
    ...deriveLookAlikes(contract, operation).map((one) => ({
      ...createSchemaStep(context, operation, one, isOfOneValue),
      isThorough: true,
    })),
    ...createBodyCases(context, operation),
    ...createFileCases(context, operation),
  ]
  return {
    id: `bad-input:${operation.id}`,
    title: `${operation.id} refuses bad input`,
    level: 'shapes',
    ...(isPublicRead(operation) ? { isReadOnly: true } : { needs: needsOf(operation) }),
    // One at a time: an order that was accepted by mistake must not be answered again to the next case.
    kind: operation.id === 'createOrder' || operation.id === 'updateProfile' ? 'series' : 'table',
    steps,
  }
}

function isPublicRead({ isProtected, id }: Operation): boolean {
  return !isProtected && id !== 'signIn' && id !== 'signUp'
}

function needsOf({ id }: Operation): NonNullable<Check['needs']> {
  switch (id) {
    case 'updateOrderStatus':
      return ['accounts', 'admin', 'order']
    case 'createCategory':
      return ['accounts', 'admin', 'categories']
    case 'createProduct':
    case 'updateProduct':
      return ['accounts', 'admin', 'categories', 'products']
    case 'createOrder':
      return ['accounts', 'products']
    default:
      return ['accounts']
  }
}
