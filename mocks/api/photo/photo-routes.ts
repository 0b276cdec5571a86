import { type Context, Hono } from 'hono'
import { sendJson } from '../http/send-outcome'
import type { PhotoReader } from './photo-reader'

/** Pages choose from few widths, so that few copies are made. */
const WIDTHS: readonly number[] = [320, 480, 720, 960, 1200]
const FULL_WIDTH = 1200
const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * Serves photos. Their address is the hash of their content, so a copy may be kept for ever; but from the moment the
 * last product with it is gone, no process hands one out.
 */
export function createPhotoRoutes(photos: PhotoReader): Hono {
  return new Hono().get('/:file{[0-9a-f]{64}\\.webp}', async (context) => {
    const width = Number(context.req.query('width') ?? FULL_WIDTH)
    if (!WIDTHS.includes(width)) {
      return sendJson(context, { error: `width: must be one of ${WIDTHS.join(', ')}.` }, 400)
    }
    const hash = context.req.param('file').slice(0, -'.webp'.length)
    const etag = `"${hash}-${width}"`
    const caching = { ETag: etag, 'Cache-Control': FOR_EVER }
    if (!(await photos.has(hash))) return sendMissing(context)
    if (context.req.header('If-None-Match')?.includes(etag)) return context.body(null, 304, caching)
    const bytes = await photos.read(hash, width)
    // It has gone meanwhile.
    if (!bytes) return sendMissing(context)
    return context.body(new Uint8Array(bytes), 200, {
      ...caching,
      'Content-Type': 'image/webp',
      'Content-Length': String(bytes.byteLength),
    })
  })
}

function sendMissing(context: Context): Response {
  return sendJson(context, { error: 'There is no such photo.' }, 404)
}
