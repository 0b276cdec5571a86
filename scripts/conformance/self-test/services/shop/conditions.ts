import type { Wrapper } from '../../fault'
import { onOperation } from '../../wrap/one-operation'
import { refuseWhen } from '../../wrap/refuse'

/** Takes every condition for one that fails. */
export function failConditions(operation: string): Wrapper {
  return refuseWhen(operation, (_, request) => request.headers.has('if-match'), 412)
}

/** Looks at the condition after the change is stored. */
export function storeThenCompare(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const compared = await forward()
    if (compared.status === 412) await forward(withoutCondition(request))
    return compared
  })
}

/** Changes what is asked for whatever the condition. */
function ignoreConditions(operation: string): Wrapper {
  return onOperation(operation, (request, forward) => forward(withoutCondition(request)))
}

/** Tags every state the same; conditions are unread, since all would fail. */
export function tagAlike(): Wrapper {
  return (next) => ignoreConditions('updateProduct')(withTag('"1"')(next))
}

/** Knows neither tags nor conditions. */
export function withoutConditions(): Wrapper {
  const unread = ['updateProduct', 'updateOrderStatus'].map(ignoreConditions)
  return (next) => unread.reduce((handle, wrap) => wrap(handle), withTag(undefined)(next))
}

function withTag(tag: string | undefined): Wrapper {
  return onOperation('showProduct', async (_, forward) => {
    const response = await forward()
    const headers = new Headers(response.headers)
    if (tag === undefined) headers.delete('etag')
    else headers.set('etag', tag)
    return new Response(response.body, { status: response.status, headers })
  })
}

function withoutCondition(request: Request): Request {
  const copy = request.clone()
  copy.headers.delete('if-match')
  return copy
}
