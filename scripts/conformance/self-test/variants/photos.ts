import { loadSharp } from '../../../../mocks/api/photo/load-sharp'
import type { Variant, Wrapper } from '../fault'
import { keepUploads } from '../services/uploads'
import { everyObject } from '../wrap/every-answer'
import { matchOperation } from '../wrap/match-operation'

type Kind = 'png' | 'jpeg' | 'avif' | 'gif'

/** As a service may store a photo: without metadata, in its own format and size. */
async function redraw(bytes: Uint8Array, kind: Kind, width?: number): Promise<Uint8Array> {
  const sharp = await loadSharp()
  return new Uint8Array(await sharp(bytes).resize(width).toFormat(kind).toBuffer())
}

const stored = (name: string, uploads: Parameters<typeof keepUploads>[0]): Variant => ({
  name: `photos that are ${name}`,
  wrap: keepUploads({ keep: (bytes) => redraw(bytes, 'png'), ...uploads }),
})

/** Photos at other addresses, of other formats and in other copies than ours. */
export const photoVariants: readonly Variant[] = [
  stored('at relative addresses', { address: (path) => `${path.slice(1)}?x=1` }),
  stored('at absolute addresses', { address: (path) => `https://cdn.example.com${path}` }),
  stored('at addresses that are signed anew', {
    address: (path, count) => `${path}?signature=${count}`,
  }),
  stored('stored as JPEG', { keep: (bytes) => redraw(bytes, 'jpeg') }),
  stored('stored as AVIF', { keep: (bytes) => redraw(bytes, 'avif') }),
  stored('stored as GIF', { keep: (bytes) => redraw(bytes, 'gif') }),
  stored('made smaller', { keep: (bytes) => redraw(bytes, 'png', 12) }),
  stored('made grey', {
    async keep(bytes) {
      const sharp = await loadSharp()
      return new Uint8Array(await sharp(bytes).greyscale().webp().toBuffer())
    },
  }),
  stored('sent as bytes of no kind', { headers: { 'content-type': 'application/octet-stream' } }),
  { name: 'photos that are data URIs', wrap: inlinePhotos() },
  { name: 'photos on a machine that can’t be reached from here', hides: true, wrap: unreachable() },
  { name: 'photos that come after a moment', wrap: showPhotosLater(20) },
]

/** The picture itself in place of its address. */
function inlinePhotos(): Wrapper {
  return (next) => {
    const known = new Map<string, string>()
    const inline = everyObject((object) => {
      const address = object['data']
      const uri = typeof address === 'string' ? known.get(address) : undefined
      return uri === undefined ? object : { ...object, data: uri }
    })
    return async (request) => {
      const response = await next(request)
      if (matchOperation(request)?.operation !== 'showProduct' || !response.ok) return response
      const text = await response.text()
      for (const [, path = ''] of text.matchAll(/"data":"(\/api\/photo\/[^"]+)"/g)) {
        const photo = await next(new Request(new URL(path, request.url)))
        const bytes = Buffer.from(await photo.arrayBuffer())
        known.set(path, `data:image/webp;base64,${bytes.toString('base64')}`)
      }
      return inline(async () => new Response(text, response))(request)
    }
  }
}

/** A network of its own, as containers have: pages reach it, the check does not. */
function unreachable(): Wrapper {
  const show = keepUploads({ address: (path) => `https://photos.internal${path}` })
  return (next) => {
    const shop = show(next)
    return (request) =>
      new URL(request.url).hostname === 'photos.internal'
        ? Promise.reject(new TypeError('fetch failed'))
        : shop(request)
  }
}

/** Photos are made smaller in the background. */
function showPhotosLater(milliseconds: number): Wrapper {
  const shownFrom = new Map<string, number>()
  return everyObject((object) => {
    if (!('sold' in object) || !String(object['name']).includes('Zenith')) return object
    const id = String(object['_id'])
    const from = shownFrom.get(id) ?? performance.now() + milliseconds
    shownFrom.set(id, from)
    const { photo, ...product } = object
    return performance.now() < from ? product : object
  })
}
