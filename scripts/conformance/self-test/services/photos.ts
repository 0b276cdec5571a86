import { loadSharp } from '../../../../mocks/api/photo/load-sharp'
import { asObject, isObject } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { everyProduct } from '../wrap/every-answer'
import { matchOperation } from '../wrap/match-operation'
import { readForm, readJson } from '../wrap/messages'

const PHOTO_PATH = /\/api\/photo\//

/** Width times height; 0 for anything but a picture. */
export async function readPixels(file: File): Promise<number> {
  const sharp = await loadSharp()
  const bytes = new Uint8Array(await file.arrayBuffer())
  const read = sharp(bytes, { limitInputPixels: false }).metadata()
  return read.then(
    ({ width, height }) => width * height,
    () => 0,
  )
}

/** Writes the addresses of photos in another way, in every answer. */
export function writePhotos(_: string, write: (address: string) => unknown): Wrapper {
  return everyProduct((product) => {
    const { photo } = product
    return isObject(photo) ? { ...product, photo: write(String(photo['data'])) } : product
  })
}

/** Serves other bytes, or another answer, where a photo is. */
export function servePhotos(
  _: string,
  change: (picture: Response) => Response | Promise<Response>,
): Wrapper {
  return (next) => async (request) => {
    const response = await next(request)
    return PHOTO_PATH.test(request.url) && response.ok ? change(response) : response
  }
}

/** Serves photos as they were sent: with metadata, upright or not. */
export function serveOriginals(
  _: string,
  change: (sent: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>> = async (sent) =>
    sent,
): Wrapper {
  return (next) => {
    const sent = new Map<string, File>()
    return async (request) => {
      const match = matchOperation(request)
      const original = sent.get(new URL(request.url).pathname)
      if (original && request.method === 'GET') {
        const bytes = await change(new Uint8Array(await original.arrayBuffer()))
        return new Response(bytes, { headers: { 'content-type': original.type } })
      }
      const isWrite = match?.operation === 'createProduct' || match?.operation === 'updateProduct'
      const file = isWrite ? (await readForm(request))?.get('file') : undefined
      const response = await next(request)
      if (!isWrite || !(file instanceof File) || !response.ok) return response
      const id = match?.params['productId'] ?? asObject((await readJson(response))['data'])['_id']
      const shown = await next(new Request(new URL(`/api/product/show/${String(id)}`, request.url)))
      const { photo } = await readJson(shown)
      sent.set(String(asObject(photo)['data']), file)
      return response
    }
  }
}

/** A picture made anew without its metadata, and so no longer turned as its camera said. */
export async function forgetOrientation(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp()
  return new Uint8Array(await sharp(bytes).toBuffer())
}

/** A picture whose red is green, and whose green is red. */
export async function swapColors(bytes: Uint8Array): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const swapped = sharp(bytes).recomb([
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ])
  return new Uint8Array(await swapped.png().toBuffer())
}

/** The same picture in another format. */
export async function toJpeg(picture: Response): Promise<Response> {
  const sharp = await loadSharp()
  const bytes = await sharp(new Uint8Array(await picture.arrayBuffer()))
    .jpeg()
    .toBuffer()
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/jpeg' } })
}
