import type { Context } from 'hono'

/** The one read of the catalog that is a POST: its filter is in the body. */
const FILTER = /\/product\/by\/search$/
const LONGEST_URL = 500
const LONGEST_BODY = 2_048

/**
 * What an answer of the catalog depends on, and all of it: method, address and body, never who asks. `undefined` for a
 * request that may be anything else, or is too long to be asked often. A body that is read here can be read again.
 */
export async function readKey(context: Context): Promise<string | undefined> {
  const { req } = context
  const { url, method } = req.raw
  if (url.length > LONGEST_URL) return undefined
  const address = url.slice(url.indexOf('/', url.indexOf('//') + 2))
  if (method === 'GET') return address
  if (method !== 'POST' || !FILTER.test(req.path)) return undefined
  const length = Number(req.header('Content-Length') ?? Number.NaN)
  if (!(length <= LONGEST_BODY)) return undefined
  const body = await readAgain(context)
  return body && `${address} ${req.header('Content-Type')} ${body.toString('latin1')}`
}

/** Reads the body, and leaves a request that has it still; `undefined` where the connection broke off. */
async function readAgain({ req }: Context): Promise<Buffer | undefined> {
  const { raw } = req
  try {
    const bytes = await raw.arrayBuffer()
    const { method, headers, signal } = raw
    req.raw = new Request(raw.url, { method, headers, signal, body: bytes })
    return Buffer.from(bytes)
  } catch {
    // Whoever reads the request next finds that too, and has the words for it.
    return undefined
  }
}
