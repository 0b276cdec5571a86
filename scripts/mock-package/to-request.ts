import { withNodeFile } from '../../mocks/api/lib/with-node-file'
import { hasOwnBlobs, readPageBody } from './read-page-body'

/**
 * What `fetch` is given, as a request.
 *
 * @param origin makes whole addresses of paths
 * @throws TypeError as `fetch` does, and for a request whose file was lost before
 */
export async function toRequest(
  input: string | URL | Request,
  init: RequestInit | undefined,
  origin: string,
): Promise<Request> {
  const whole = input instanceof Request ? input : new URL(input, origin)
  const read = await readPageBody(init?.body)
  // A form may be made into bytes here.
  const request = withNodeFile(
    () => new Request(whole, read ? { ...init, body: read.bytes } : init),
  )
  if (read?.contentType && !request.headers.has('Content-Type'))
    request.headers.set('Content-Type', read.contentType)
  if (input instanceof Request && hasOwnBlobs()) await refuseLostFile(request)
  return request
}

/** What the `Request` that Vitest has for jsdom makes of a file of jsdom 28 and later. */
const LOST_FILE = /; filename="blob"\r\n(?:[^\r\n]+\r\n)*\r\nundefined\r\n--/

/** @throws TypeError that says what to do, for a form with such a file */
async function refuseLostFile(request: Request): Promise<void> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '')) return
  if (!LOST_FILE.test(await request.clone().text())) return
  throw new TypeError(
    'The file of this form is lost: the Request that Vitest has for jsdom 28 and later sends "undefined" in its place. Give the form to world.fetch(address, { method, headers, body: form }) itself, or run this test under happy-dom or jsdom 27.',
  )
}
