import type { Contract } from '../../api/contract/contract'
import { GATEWAY_PATH } from '../../api/payment/simulated-provider/simulated-provider'
import { listNames } from '../list-names'
import { createOperationFinder } from '../model/find-operation'
import type { Serve } from '../troubles/create-troubles'

/** They say that they belong to a body which is not sent. */
const OF_BODY = ['Content-Encoding', 'Content-Length', 'ETag']

/**
 * The service tells nobody what there is; a mock does, where a call is none of the contract's.
 *
 * @returns the service that says so
 */
export function createExplainer({
  basePath,
  operations,
}: Pick<Contract, 'basePath' | 'operations'>): (serve: Serve) => Serve {
  const find = createOperationFinder({ basePath, operations })
  const others = [`${basePath}/photo/`, `${GATEWAY_PATH}/`]
  const all = operations.map(({ method, path }) => `${method} ${basePath}${path}`)

  return (serve) => async (request) => {
    const { method, url } = request
    const answer = await serve(request)
    if (answer.status !== 404) return answer
    const { pathname } = new URL(url)
    const isOther = others.some((path) => pathname.startsWith(path))
    if (isOther || find({ method, pathname })) return answer
    await answer.body?.cancel()
    const start = pathname.startsWith(`${basePath}/`) ? '' : ` Its addresses begin at ${basePath}.`
    const error = `The contract has no ${method} ${pathname.slice(0, 120)}.${start} It has ${listNames(all)}.`
    const headers = new Headers(answer.headers)
    for (const name of OF_BODY) headers.delete(name)
    return Response.json({ error }, { status: 404, headers })
  }
}
