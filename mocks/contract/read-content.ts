import { asObject, follow, type JsonObject, readPointer, toPointer } from './json'
import type { Content, MultipartBody, PictureLimits, RequestBody } from './operation'

/** What a request or a response may be sent as, by media type. */
export function readContent(document: JsonObject, pointer: string): Content[] {
  const { node, pointer: home } = follow(document, pointer)
  return Object.keys(asObject(node['content'])).map((mediaType) => {
    const place = `${home}/content${toPointer(mediaType)}`
    const schema = follow(document, `${place}/schema`)
    return { mediaType, pointer: place, schemaPointer: schema.pointer, schema: schema.node }
  })
}

/**
 * The body of an operation's requests, `undefined` when they have none.
 *
 * @param operation pointer to it
 * @param maxBytes of a JSON body
 */
export function readBody(
  document: JsonObject,
  operation: string,
  maxBytes: number,
): RequestBody | undefined {
  const [content] = readContent(document, `${operation}/requestBody`)
  if (!content) return undefined
  return content.mediaType === 'multipart/form-data'
    ? readMultipart(document, content)
    : { ...content, kind: 'json', maxBytes }
}

function readMultipart(document: JsonObject, content: Content): MultipartBody {
  const encoding = asObject(asObject(readPointer(document, content.pointer))['encoding'])
  const fields = Object.keys(asObject(content.schema['properties'])).map((name) => {
    const { node } = follow(document, `${content.schemaPointer}/properties${toPointer(name)}`)
    return { name, node }
  })
  return {
    ...content,
    kind: 'multipart',
    numericFields: new Set(
      fields
        .filter(({ node }) => node['type'] === 'number' || node['type'] === 'integer')
        .map(({ name }) => name),
    ),
    pictures: new Map(
      fields
        .filter(({ node }) => node['format'] === 'binary')
        .map(({ name, node }) => [name, readPictureLimits(node, asObject(encoding[name]))]),
    ),
  }
}

function readPictureLimits(schema: JsonObject, encoding: JsonObject): PictureLimits {
  const { maxLength, 'x-max-pixels': maxPixels } = schema
  const { contentType } = encoding
  return {
    maxBytes: typeof maxLength === 'number' ? maxLength : Number.POSITIVE_INFINITY,
    maxPixels: typeof maxPixels === 'number' ? maxPixels : Number.POSITIVE_INFINITY,
    mediaTypes: typeof contentType === 'string' ? contentType.split(/,\s*/) : [],
  }
}
