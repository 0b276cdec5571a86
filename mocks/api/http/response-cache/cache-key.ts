import type { Context, HonoRequest } from 'hono'
import { type BodyPace, readBytes } from '../request/read-bytes'

/** The one read of the catalog that is a POST: its filter is in the body. */
const FILTER = /\/product\/by\/search$/
const LONGEST_URL = 500
const LONGEST_BODY = 2_048

/** A request that may be answered from memory. */
export interface KeyedRead {
  /** What its answer depends on, and all of it: method, address and body, never who asks. */
  readonly key: string
  /** Puts a body that was read for the key back into the request. */
  restore(): void
}

/** `undefined` for a request that may be anything else, or is too long to be asked often; only a body is waited for. */
export function readKey(
  { req }: Context,
  pace?: BodyPace,
): KeyedRead | undefined | Promise<KeyedRead | undefined> {
  const { url, method } = req.raw
  if (url.length > LONGEST_URL) return undefined
  const key = url.slice(url.indexOf('/', url.indexOf('//') + 2))
  if (method === 'GET') return { key, restore: () => undefined }
  if (method !== 'POST' || !FILTER.test(req.path)) return undefined
  const length = Number(req.header('Content-Length') ?? Number.NaN)
  return length <= LONGEST_BODY ? readFilterKey(req, key, pace) : undefined
}

async function readFilterKey(
  req: HonoRequest,
  key: string,
  pace: BodyPace | undefined,
): Promise<KeyedRead | undefined> {
  const { raw } = req
  const body = await readBytes(raw, LONGEST_BODY, pace)
  // It broke off, or is late: whoever reads the request next finds that too, and has the words for it.
  if (typeof body === 'string') return undefined
  return {
    key: `${key} ${req.header('Content-Type')} ${Buffer.from(body).toString('latin1')}`,
    restore() {
      const { headers, method, signal } = raw
      req.raw = new Request(raw.url, { method, headers, signal, body })
    },
  }
}
