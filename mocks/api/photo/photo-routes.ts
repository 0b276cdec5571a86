import { type Context, Hono } from 'hono'
import type { AdmissionControl } from '../admission/admission-control'
import { toCountedAddress, toRequester } from '../http/client-address'
import { sendJson, sendRefusal } from '../http/response/send-outcome'
import type { PhotoReader } from './photo-reader'

/** Pages choose from few widths, so that few copies are made. */
const WIDTHS: readonly number[] = [320, 480, 720, 960, 1200]
const FULL_WIDTH = 1200
const FOR_EVER = 'public, max-age=31536000, immutable'

export interface PhotoDependencies {
  readonly photoReader: PhotoReader
  readonly admission: AdmissionControl
  addressOf(context: Context): string
}

const OWN_SHAPE = { responses: new Map<number, never>() }

/**
 * Serves photos. Their address is the hash of their content, so a copy may be kept for ever; but from the moment the
 * last product with it is gone, no process hands one out.
 */
export function createPhotoRoutes({ photoReader, admission, addressOf }: PhotoDependencies): Hono {
  return new Hono().get('/:file{[0-9a-f]{64}\\.webp}', async (context) => {
    const width = Number(context.req.query('width') ?? FULL_WIDTH)
    if (!WIDTHS.includes(width)) {
      return sendJson(context, { error: `width: must be one of ${WIDTHS.join(', ')}.` }, 400)
    }
    const hash = context.req.param('file').slice(0, -'.webp'.length)
    const etag = `"${hash}-${width}"`
    const caching = { ETag: etag, 'Cache-Control': FOR_EVER }
    if (!(await photoReader.has(hash))) return sendMissing(context)
    if (context.req.header('If-None-Match')?.includes(etag)) return context.body(null, 304, caching)
    const kept = photoReader.find(hash, width)
    if (kept) return sendPhoto(context, kept, caching)
    // A turn of one's own also for a copy that is being made: nobody waits for a turn that is somebody else's.
    const address = toCountedAddress(addressOf(context))
    const turn = await admission.take('photo', toRequester(context, address))
    if (!turn.isGranted) return sendRefusal(context, OWN_SHAPE, turn.refusal)
    const bytes = await photoReader.read(hash, width).finally(turn.release)
    // It has gone meanwhile.
    if (!bytes) return sendMissing(context)
    return sendPhoto(context, bytes, caching)
  })
}

function sendPhoto(
  context: Context,
  bytes: Uint8Array,
  caching: Readonly<Record<string, string>>,
): Response {
  return context.body(new Uint8Array(bytes), 200, {
    ...caching,
    'Content-Type': 'image/webp',
    'Content-Length': String(bytes.byteLength),
  })
}

function sendMissing(context: Context): Response {
  return sendJson(context, { error: 'There is no such photo.' }, 404)
}
