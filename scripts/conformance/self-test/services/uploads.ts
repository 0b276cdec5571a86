import { asObject } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { everyObject } from '../wrap/every-answer'
import { type Match, matchOperation } from '../wrap/match-operation'
import { readForm, readJson } from '../wrap/messages'

interface Uploads {
  /** The operations whose files are kept in this way; the others' go to the service. */
  readonly operations?: readonly string[]
  /** What is kept of a file. */
  keep?(bytes: Uint8Array): Uint8Array | Promise<Uint8Array>
  /** The address that products give; `path` is where the file is served. */
  address?(path: string, count: number): string | undefined
  /** How it is served. */
  readonly headers?: Readonly<Record<string, string>>
  readonly status?: number
  /** Whether the first file of a product stays, whatever is sent later. */
  readonly isLasting?: boolean
}

const WRITES = new Set(['createProduct', 'updateProduct'])

/** Keeps the files of products itself and serves them, in another way than the service does. */
export function keepUploads({
  operations = ['createProduct', 'updateProduct'],
  keep = (bytes) => bytes,
  address = (path) => path,
  headers = { 'content-type': 'image/jpeg' },
  status = 200,
  isLasting = false,
}: Uploads): Wrapper {
  const kept = new Map<string, Uint8Array>()
  let count = 0
  const show = everyObject((object) => {
    const id = String(object['_id'])
    if (!('sold' in object) || !kept.has(id)) return object
    count += 1
    const data = address(`/uploads/${Buffer.from(id).toString('hex')}.jpg`, count)
    const { photo: _, ...product } = object
    return data === undefined ? product : { ...product, photo: { data } }
  })
  const remember = async (match: Match, upload: unknown, response: Response) => {
    if (!(upload instanceof File) || !response.ok) return
    const { data } = await readJson(response)
    const { productId } = match.params
    const id = productId ? decodeURIComponent(productId) : String(asObject(data)['_id'])
    if (isLasting && kept.has(id)) return
    if (operations.includes(match.operation)) kept.set(id, await keep(await readBytes(upload)))
    else kept.delete(id)
  }
  return (next) =>
    show(async (request) => {
      const { pathname } = new URL(request.url)
      const [, hex = ''] = /\/uploads\/([^/]+)\.jpg$/.exec(pathname) ?? []
      const file = kept.get(Buffer.from(hex, 'hex').toString())
      if (file) return new Response(new Uint8Array(file), { status, headers })
      const match = matchOperation(request)
      if (!match || !WRITES.has(match.operation)) return next(request)
      const upload = (await readForm(request))?.get('file')
      const response = await next(request)
      await remember(match, upload, response)
      return response
    })
}

async function readBytes(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer())
}

/** Bytes that were read as text and written again. */
export function mangle(bytes: Uint8Array): Uint8Array {
  return new TextEncoder().encode(new TextDecoder().decode(bytes))
}

/** What begins and ends as a JPEG picture, with nothing that could be shown between. */
export function hollow(bytes: Uint8Array): Uint8Array {
  const inner = new Uint8Array(bytes.length)
  return Uint8Array.of(0xff, 0xd8, 0xff, ...inner, 0xff, 0xd9)
}

/** The first half. */
export function cutInHalf(bytes: Uint8Array): Uint8Array {
  return bytes.slice(0, Math.floor(bytes.length / 2))
}
