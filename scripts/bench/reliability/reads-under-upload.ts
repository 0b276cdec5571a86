import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { percentile } from '../percentile'
import { ADMIN, enterShop, type Send } from './service/shop-client'

const PICTURE = { width: 1_000, height: 1_000, channels: 3 } as const
const READS = [
  '/api/category/list',
  '/api/product/list?limit=6',
  '/api/product/show/prd_unsent-letter',
]
const PAUSE_MS = 5

/**
 * ms at the 99th percentile of reads while pictures of 3 MB are uploaded, and how many reads there were.
 *
 * @throws Error when a read or an upload fails
 */
export async function readUnderUpload(
  send: Send,
  uploads: number,
): Promise<{ readonly p99Ms: number; readonly reads: number }> {
  const admin = await enterShop(send, ADMIN)
  // Encoded once: what the client does for an upload is not to be measured.
  const form = await encodeForm(await drawNoise())
  // The first call of each kind compiles its validators.
  await upload(send, admin, form)
  for (const path of READS) await time(send, path)
  let isUploading = true
  const uploading = (async () => {
    for (let index = 0; index < uploads; index += 1) await upload(send, admin, form)
  })().finally(() => {
    isUploading = false
  })
  const times: number[] = []
  while (isUploading) {
    times.push(await time(send, READS[times.length % READS.length] ?? ''))
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  await uploading
  return { p99Ms: percentile(times, 99), reads: times.length }
}

/** Noise can't be compressed: a picture of a million pixels has three megabytes. */
async function drawNoise(): Promise<Blob> {
  const noise = randomBytes(PICTURE.width * PICTURE.height * PICTURE.channels)
  const bytes = await sharp(noise, { raw: PICTURE }).png().toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' })
}

interface EncodedForm {
  readonly contentType: string
  readonly body: ArrayBuffer
}

async function encodeForm(file: Blob): Promise<EncodedForm> {
  const form = new FormData()
  form.set('file', file, 'noise.png')
  const encoded = new Response(form)
  const contentType = encoded.headers.get('Content-Type')
  if (!contentType) throw new Error('The form has no content type.')
  return { contentType, body: await encoded.arrayBuffer() }
}

async function upload(
  send: Send,
  { userId, token }: { readonly userId: string; readonly token: string },
  { contentType, body }: EncodedForm,
): Promise<void> {
  const response = await send(`/api/product/update/prd_unsent-letter/${userId}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': contentType },
    body,
  })
  if (!response.ok) throw new Error(`An upload answered ${response.status}`)
  await response.arrayBuffer()
}

async function time(send: Send, path: string): Promise<number> {
  const startedAt = performance.now()
  const response = await send(path)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return performance.now() - startedAt
}
