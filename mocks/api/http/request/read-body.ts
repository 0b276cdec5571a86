import type { MultipartBody, RequestBody } from '../../../contract/operation'
import { type Refusal, refuse } from '../../contract/operation'
import { hasMediaType } from './has-media-type'
import { type BodyPace, readBytes } from './read-bytes'
import { readForm } from './read-form'

export type ReadBody =
  | {
      readonly isRead: true
      /** What the contract's schemas can judge. */
      readonly body: unknown
      readonly pictures: Readonly<Record<string, Blob>>
    }
  | { readonly isRead: false; readonly refusal: Refusal<400 | 413> }

/** Room for the text fields and the boundaries around a picture. */
const MULTIPART_OVERHEAD_BYTES = 64 * 1024

/** Reads a request's body in the form that the operation wants. */
export async function readBody(
  request: Request,
  model: RequestBody | undefined,
  pace: BodyPace,
): Promise<ReadBody> {
  switch (model?.kind) {
    case undefined:
      return { isRead: true, body: undefined, pictures: {} }
    case 'json':
      return readJson(request, model.maxBytes, pace)
    case 'multipart':
      return readMultipart(request, model, pace)
  }
}

/** The bytes to reserve for a body: its declared length, or the most that is allowed. */
export function countBytes(request: Request, model: RequestBody | undefined): number {
  const maxBytes = maxBytesOf(model)
  const declared = Number(request.headers.get('Content-Length') ?? Number.NaN)
  // A longer one is refused before it is read.
  if (declared > maxBytes) return 0
  return declared >= 0 ? declared : maxBytes
}

function maxBytesOf(model: RequestBody | undefined): number {
  switch (model?.kind) {
    case undefined:
      return 0
    case 'json':
      return model.maxBytes
    case 'multipart':
      return [...model.pictures.values()].reduce(
        (sum, { maxBytes }) => sum + maxBytes,
        MULTIPART_OVERHEAD_BYTES,
      )
  }
}

async function readJson(request: Request, maxBytes: number, pace: BodyPace): Promise<ReadBody> {
  if (!hasMediaType(request.headers.get('Content-Type'), 'application/json'))
    return rejectMediaType('application/json')
  const bytes = await readBytes(request, maxBytes, pace)
  if (bytes === 'late') return rejectLate()
  if (bytes === 'cut-off') return rejectCutOff()
  if (bytes === 'too-long') {
    return reject(413, `The request is larger than ${describeBytes(maxBytes)}.`)
  }
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return { isRead: true, body, pictures: {} }
  } catch {
    // Whether the syntax or the encoding is broken, the sender has to look at the body.
    return reject(400, "The request's body is not JSON.")
  }
}

async function readMultipart(
  request: Request,
  model: MultipartBody,
  pace: BodyPace,
): Promise<ReadBody> {
  if (!hasMediaType(request.headers.get('Content-Type'), 'multipart/form-data'))
    return rejectMediaType('multipart/form-data')
  const limits = [...model.pictures]
  const maxBytes = maxBytesOf(model)
  const bytes = await readBytes(request, maxBytes, pace)
  if (bytes === 'late') return rejectLate()
  if (bytes === 'cut-off') return rejectCutOff()
  if (bytes === 'too-long') return reject(413, describeTooLarge(limits[0]))
  const form = await readForm(bytes, request.headers.get('Content-Type') ?? '', model)
  if (!form) return reject(400, "The request's body is not well-formed multipart/form-data.")
  for (const limit of limits) {
    const [name, { maxBytes: maxPictureBytes }] = limit
    if (name in form.fields) return reject(400, `${name}: must be a picture.`)
    if ((form.pictures[name]?.size ?? 0) > maxPictureBytes)
      return reject(413, describeTooLarge(limit))
  }
  return { isRead: true, body: form.fields, pictures: form.pictures }
}

function describeTooLarge(limit: readonly [string, { maxBytes: number }] | undefined): string {
  if (!limit) return `The request is larger than ${describeBytes(MULTIPART_OVERHEAD_BYTES)}.`
  return `${limit[0]}: must be at most ${describeBytes(limit[1].maxBytes)} large.`
}

function reject(status: 400 | 413, reason: string): ReadBody {
  return { isRead: false, refusal: refuse(status, reason) }
}

function rejectLate(): ReadBody {
  return reject(400, "The request's body did not arrive in time.")
}

/** The client is gone; the status is for the log. */
function rejectCutOff(): ReadBody {
  return reject(400, "The request's body was cut off.")
}

function rejectMediaType(wanted: string): ReadBody {
  return reject(400, `The request's body must be sent with Content-Type: ${wanted}.`)
}

const KIB = 1024
const MIB = 1024 * KIB

/** Formats a size: `5 MB`, `64 kB`. */
function describeBytes(bytes: number): string {
  return bytes >= MIB ? `${round(bytes / MIB)} MB` : `${round(bytes / KIB)} kB`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
