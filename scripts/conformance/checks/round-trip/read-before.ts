import type { Exchange } from '../../http/exchange'
import type { Assertion } from '../../model/assertion'
import type { CheckContext } from '../../model/check-context'

/** That the same person has read the same before, where it was so: what answers with an old state has to know one. */
export function assertReadBefore(
  { client }: Pick<CheckContext, 'client'>,
  { number, request }: Exchange,
): readonly Assertion[] {
  const earlier = client.exchanges.findLast(
    (one) =>
      one.number < number &&
      one.request.method === request.method &&
      one.request.url === request.url &&
      one.request.headers['authorization'] === request.headers['authorization'] &&
      one.status === 200,
  )
  return earlier ? [{ of: 'status', isOneOf: [200], in: earlier }] : []
}
