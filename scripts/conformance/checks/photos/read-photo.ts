import { withTimeout } from '../../../../mocks/api/lib/with-timeout'
import { loadSharp } from '../../../../mocks/api/photo/load-sharp'
import type { Settings } from '../../model/check-context'
import { METADATA_MARKS, type PhotoColor } from './make-photo'
import { MOST_REDIRECTS, toPictureAddress } from './picture-address'

const TIMEOUT_MS = 10_000

type Reading = Pick<Settings, 'baseUrl' | 'fetch'>

/** What is behind the address of a photo. */
export type PhotoFacts =
  | {
      readonly kind: 'picture'
      readonly color: PhotoColor | undefined
      readonly marks: string[]
      readonly bytes: Uint8Array
    }
  /** It can't be shown; why, as far as it is known. */
  | {
      readonly kind: 'broken'
      readonly got: string
      readonly cause: string
      /** What came in place of a picture. */
      readonly bytes?: Uint8Array
    }
  /** Of another machine, which this one may not reach. */
  | { readonly kind: 'unreached'; readonly got: string }

/** Reads a photo by the address that a product gives it, as a page would. */
export async function readPhoto(settings: Reading, data: string): Promise<PhotoFacts> {
  const origin = new URL(settings.baseUrl).origin
  const found = toPictureAddress(data, origin)
  if (found.kind === 'broken') return found
  const { address } = found
  let from = address
  try {
    const response = await withTimeout(
      follow(settings, address, (to) => {
        from = to
      }),
      TIMEOUT_MS,
      `no answer within ${TIMEOUT_MS} ms`,
    )
    if (response.ok) return await judgeBytes(new Uint8Array(await response.arrayBuffer()))
    await response.body?.cancel()
    // It may serve the shop's own pages alone.
    if (from.origin !== origin) return toUnreached(`${response.status}`, from)
    const cause = 'The photo is not served at the address that the product gives.'
    return { kind: 'broken', got: `${response.status} for the photo’s address`, cause }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (address.protocol !== 'data:' && from.origin !== origin) return toUnreached(reason, from)
    return { kind: 'broken', got: reason, cause: 'The photo’s address is not answered.' }
  }
}

/** A service may give an address that another environment has: it is seen only where it is said. */
function toUnreached(got: string, { origin }: URL): PhotoFacts {
  return { kind: 'unreached', got: `${got} at ${origin}` }
}

/** Follows redirects, to a server of pictures for example, as browsers do; `onMove` is told each. */
async function follow(
  settings: Reading,
  address: URL,
  onMove: (to: URL) => void,
): Promise<Response> {
  if (address.protocol === 'data:') return fetch(address)
  let at = address
  for (let count = 0; ; count += 1) {
    const response = await settings.fetch(new Request(at, { redirect: 'manual' }))
    const location = response.headers.get('location')
    const isMoved = response.status >= 300 && response.status < 400 && location !== null
    if (!isMoved || count === MOST_REDIRECTS) return response
    await response.body?.cancel()
    at = new URL(location, at)
    onMove(at)
  }
}

async function judgeBytes(bytes: Uint8Array): Promise<PhotoFacts> {
  const sharp = await loadSharp()
  try {
    // Every pixel is read: a picture that is cut off has a whole header.
    const { channels } = await sharp(bytes, { failOn: 'truncated' }).stats()
    const [red = 0, green = 0] = channels.map(({ mean }) => mean)
    const text = Buffer.from(bytes).toString('latin1')
    return {
      kind: 'picture',
      color: Math.abs(red - green) < 20 ? undefined : red > green ? 'red' : 'green',
      marks: METADATA_MARKS.filter((mark) => text.includes(mark)),
      bytes,
    }
  } catch {
    const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
    return {
      kind: 'broken',
      got: `${bytes.length} bytes that are no picture, from ${JSON.stringify(start)}`,
      cause: 'The file is stored or sent as text, cut off, or replaced by another.',
      bytes,
    }
  }
}
