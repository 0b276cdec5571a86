import { Blob as NodeBlob } from 'node:buffer'
import { randomUUID } from 'node:crypto'

export interface PageBody {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Empty where the body has none. */
  readonly contentType: string
}

/**
 * Reads a form or a blob of the environment of a test, such as jsdom, which has its own in place of Node's: the `Request`
 * that Vitest has for jsdom sends "undefined" for each file of jsdom 28 and later. `undefined` for all that Node reads.
 */
export async function readPageBody(body: unknown): Promise<PageBody | undefined> {
  if (!hasOwnBlobs()) return undefined
  if (body instanceof Blob)
    return { bytes: new Uint8Array(await body.arrayBuffer()), contentType: body.type }
  return body instanceof FormData ? readForm(body) : undefined
}

/** Whether the test's environment has blobs of its own, and they can be read: those of earlier releases of jsdom can't, and Vitest sends these as they are. */
export function hasOwnBlobs(): boolean {
  return globalThis.Blob !== NodeBlob && typeof Blob.prototype.arrayBuffer === 'function'
}

/** As a browser writes it (RFC 7578). */
async function readForm(form: FormData): Promise<PageBody> {
  const boundary = `----form-${randomUUID()}`
  const parts: (string | ArrayBuffer)[] = []
  for (const [name, value] of form) {
    parts.push(`--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"`)
    if (typeof value === 'string') {
      parts.push(`\r\n\r\n${value.replace(LINE_BREAK, '\r\n')}\r\n`)
    } else {
      const type = value.type || 'application/octet-stream'
      parts.push(`; filename="${escapeName(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`)
      parts.push(await value.arrayBuffer(), '\r\n')
    }
  }
  const whole = new NodeBlob([...parts, `--${boundary}--\r\n`])
  return {
    bytes: new Uint8Array(await whole.arrayBuffer()),
    contentType: `multipart/form-data; boundary=${boundary}`,
  }
}

const LINE_BREAK = /\r\n|\r|\n/g

function escapeName(name: string): string {
  return name.replace(LINE_BREAK, '%0D%0A').replaceAll('"', '%22')
}
