import type { Hono } from 'hono'
import type { Operation } from '../../../contract/operation'
import type { OperationId } from '../../contract/operation'
import type { Handlers } from '../request-context'
import { sendJson } from '../response/send-outcome'
import type { ResponseCache } from '../response-cache/response-cache'
import {
  createOperationRoute,
  type OperationRoute,
  type RouteDependencies,
} from './operation-route'

/**
 * Routes every operation of the contract to its handler, and other methods of its path to a 405.
 *
 * @throws Error when an operation of the contract has no handler
 */
export function registerOperations(
  app: Hono,
  handlers: Handlers,
  dependencies: RouteDependencies & { readonly responseCache: ResponseCache | undefined },
): void {
  const { responseCache } = dependencies
  const { basePath, operations } = dependencies.contract
  const methodsByPath = new Map<string, string[]>()
  for (const operation of operations) {
    const { id, method } = operation
    if (!isHandled(id, handlers)) throw new Error(`The contract's operation ${id} has no handler`)
    const path = basePath + operation.path.replace(/\{(\w+)\}/g, ':$1')
    const serve = createRoute(operation, id, handlers, dependencies)
    app.on(method, path, (context) => {
      context.header('Cache-Control', 'no-store')
      return responseCache ? responseCache.serve(context, id, () => serve(context)) : serve(context)
    })
    const methods = method === 'GET' ? ['GET', 'HEAD'] : [method]
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), ...methods])
  }
  for (const [path, methods] of methodsByPath) {
    app.all(path, (context) => {
      context.header('Allow', methods.join(', '))
      return sendJson(context, { error: `This address takes ${methods.join(' and ')} only.` }, 405)
    })
  }
}

function createRoute<O extends OperationId>(
  operation: Operation,
  id: O,
  handlers: Handlers,
  dependencies: RouteDependencies,
): OperationRoute {
  return createOperationRoute<O>(operation, handlers[id], dependencies)
}

function isHandled(id: string, handlers: Handlers): id is OperationId {
  return Object.hasOwn(handlers, id)
}
