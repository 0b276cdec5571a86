import type { FormFields } from '../../http/exchange'

/** The fields of a form from the text that was sent; `undefined` when it can't be read. */
export function readMultipart(mimeType: string, text: string): FormFields | undefined {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(mimeType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined || !text.includes(`--${boundary}--`)) return undefined
  const parts = text.split(`--${boundary}`).slice(1, -1)
  return Object.fromEntries(parts.flatMap(readPart))
}

function readPart(part: string): readonly (readonly [string, FormFields[string]])[] {
  const end = part.indexOf('\r\n\r\n')
  const head = part.slice(0, end)
  const name = /;\s*name="([^"]*)"/i.exec(head)?.[1]
  if (end === -1 || name === undefined) return []
  // The line break before the next boundary is no part of the value.
  const value = part.slice(end + 4).replace(/\r\n$/, '')
  const fileName = /;\s*filename="([^"]*)"/i.exec(head)?.[1]
  if (fileName === undefined) return [[decodeName(name), value]]
  const mediaType = /content-type:\s*(\S+)/i.exec(head)?.[1] ?? ''
  const bytes = Uint8Array.from(Buffer.from(value))
  return [[decodeName(name), { name: fileName, mediaType, bytes }]]
}

/** Browsers write quotes and line breaks of names in percent signs. */
function decodeName(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D%0A', '\r\n')
}
