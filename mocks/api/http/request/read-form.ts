import type { MultipartBody } from '../../../contract/operation'
import { withNodeFile } from '../../lib/with-node-file'

/** A form: its texts, those that mean numbers as numbers, and its pictures. */
export interface Form {
  readonly fields: Readonly<Record<string, unknown>>
  readonly pictures: Readonly<Record<string, Blob>>
}

const NUMBER = /^-?\d+(\.\d+)?$/

/**
 * Reads a multipart form, `undefined` when the bytes are not a well-formed one. A text where a
 * picture should be stays among the fields.
 */
export async function readForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  model: Pick<MultipartBody, 'pictures' | 'numericFields'>,
): Promise<Form | undefined> {
  const form = await parseForm(bytes, contentType)
  if (!form) return undefined
  const fields: Record<string, unknown> = Object.create(null)
  const pictures: Record<string, Blob> = Object.create(null)
  for (const [name, value] of form) {
    if (!model.pictures.has(name)) {
      fields[name] = model.numericFields.has(name) ? readNumber(value) : value
    } else if (!isUnchosen(value)) {
      if (typeof value === 'string') fields[name] = value
      else pictures[name] = value
    }
  }
  return { fields, pictures }
}

async function parseForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<FormData | undefined> {
  try {
    const form = new Response(bytes, { headers: { 'Content-Type': contentType } })
    // A promise of this realm, of which the parser’s may be none.
    return await withNodeFile(async () => form.formData())
  } catch {
    // The platform's parser throws for any defect of the form and names none.
    return undefined
  }
}

/** Browsers send an empty, nameless file for a file input in which nothing was chosen. */
function isUnchosen(value: FormDataEntryValue): boolean {
  return typeof value === 'string' ? value === '' : value.size === 0 && value.name === ''
}

function readNumber(value: FormDataEntryValue): unknown {
  return typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : value
}
