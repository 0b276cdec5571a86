import type { Operation } from '../../contract/operation'
import type { UpstreamAnswer } from './fetch-upstream'

/**
 * Whether an answer says that the backend does not have the operation. 405 and 501 do, and 404 where the contract gives
 * the operation none. Where the contract has 404, for an id that is unknown, the backend is asked for an address that no
 * API has: an operation is absent whose 404 reads like the one for that address.
 *
 * @param strayOf asks with the same method for an address that no API has; `undefined` when there is no answer
 */
export async function isAbsent(
  answer: Pick<UpstreamAnswer, 'status' | 'bytes'>,
  url: string,
  { responses }: Pick<Operation, 'responses'>,
  strayOf: () => Promise<{ readonly url: string; readonly answer: UpstreamAnswer } | undefined>,
): Promise<boolean> {
  const { status } = answer
  if (status === 405 || status === 501) return !responses.has(status)
  if (status !== 404) return false
  if (!responses.has(status)) return true
  const stray = await strayOf()
  if (stray?.answer.status !== status) return false
  return likenessOf(answer, url) === likenessOf(stray.answer, stray.url)
}

/** A body without what differs from call to call: the address, times, ids of requests. */
function likenessOf({ bytes }: Pick<UpstreamAnswer, 'bytes'>, address: string): string {
  const { href, pathname, search } = new URL(address)
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  const text = Buffer.from(bytes).toString('utf8')
  return [href, pathname + search, pathname, ...tailsOf(pathname), last]
    .filter((part) => part.length > 1)
    .reduce((rest, part) => rest.replaceAll(part, ''), text)
    .replaceAll(/[0-9a-f-]{8,}/gi, '')
    .replaceAll(/\d+/g, '')
}

/** `/api/product/show/1` is `/product/show/1` to a router below `/api`. */
function tailsOf(pathname: string): string[] {
  const [, ...segments] = pathname.split('/')
  return segments.map((_, index) => `/${segments.slice(index).join('/')}`)
}
