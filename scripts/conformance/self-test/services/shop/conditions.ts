import { createHash } from 'node:crypto'
import type { Wrapper } from '../../fault'
import { readJson } from '../../wrap/messages'
import { onOperation } from '../../wrap/one-operation'
import { refuseWhen } from '../../wrap/refuse'

/** Takes every condition for one that fails. */
export function failConditions(operation: string): Wrapper {
  return refuseWhen(operation, (_, request) => request.headers.has('if-match'), 412)
}

/** Takes no tag that a proxy has put `W/` before. */
export function refuseWeakTags(operation: string): Wrapper {
  const isWeak = (request: Request) => request.headers.get('if-match')?.startsWith('W/') ?? false
  return refuseWhen(operation, (_, request) => isWeak(request), 412)
}

/** Compares the status that an order is expected to have as it was sent: percent-encoded. */
export function compareEncoded(operation: string): Wrapper {
  const isEncoded = (request: Request) => request.headers.get('if-match')?.includes('%') ?? false
  return refuseWhen(operation, (_, request) => isEncoded(request), 412)
}

/** Looks at the condition after the change is stored. */
export function storeThenCompare(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const compared = await forward()
    if (compared.status === 412) await forward(withoutCondition(request))
    return compared
  })
}

/** Looks at a condition while another request with the same one is on its way, and so before it is fulfilled no more. */
export function compareTooEarly(operation: string): Wrapper {
  const open = new Set<string>()
  return onOperation(operation, async (request, forward) => {
    const tag = request.headers.get('if-match')
    if (tag === null) return forward()
    if (open.has(tag)) return forward(withoutCondition(request))
    open.add(tag)
    const response = await forward()
    open.delete(tag)
    return response
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

/** Tags a product by what an administrator writes, so that sales change nothing; conditions are unread. */
export function tagWithoutStock(operation: string): Wrapper {
  return tagWithout(operation, ['quantity', 'sold'])
}

/** Tags a product without some of its fields; conditions are unread. */
export function tagWithout(operation: string, left: readonly string[]): Wrapper {
  const tag = onOperation(operation, async (_, forward) => {
    const response = await forward()
    const product = Object.entries(await readJson(response))
    const tagged = product.filter(([field]) => !left.includes(field))
    const headers = new Headers(response.headers)
    const digest = createHash('sha256').update(JSON.stringify(tagged)).digest('base64url')
    if (response.ok) headers.set('etag', `"${digest}"`)
    return new Response(response.body, { status: response.status, headers })
  })
  return (next) => ignoreConditions('updateProduct')(tag(next))
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
