import { asObject, follow, readPointer } from '../../../../mocks/contract/json'
import type { Operation } from '../../../../mocks/contract/operation'
import type { FormFile } from '../../http/exchange'
import type { CallOptions } from '../../model/call'
import type { Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { callProtected } from '../access/call-protected'
import { createPicture } from '../admin/tiny-picture'
import { createValidParts } from './valid-parts'

interface FileCase {
  readonly name: string
  readonly options: CallOptions
  readonly isThorough?: boolean
  createFile(): FormFile
}

/** Uploads that are no picture, or too large a one. */
export function createFileCases(context: CheckContext, operation: Operation): Step[] {
  const properties = `${operation.body?.schemaPointer ?? ''}/properties/file`
  if (!operation.body || !readPointer(context.contract.document, properties)) return []
  const { node } = follow(context.contract.document, properties)
  return fileCases(asObject(node)).map(({ name, options, isThorough = false, createFile }) => ({
    title: `${operation.id}, ${name}`,
    operation: operation.id,
    isThorough,
    async run() {
      const parts = await createValidParts(context, operation.id)
      await callProtected(context, operation.id, {
        ...parts,
        form: { ...parts.form, file: createFile() },
        ...options,
      })
    },
  }))
}

function fileCases(schema: Readonly<Record<string, unknown>>): FileCase[] {
  const maxBytes = schema['maxLength']
  const maxPixels = schema['x-max-pixels']
  return [
    {
      name: 'a file that is no picture',
      options: {
        expect: 400,
        rule: 'bad-input',
        cause: 'Uploads are believed to be what they are called.',
      },
      createFile: () => toFile('picture.png', 'image/png', 'This is not a picture.'),
    },
    ...otherFiles.map(({ what, cause, file: [name, mediaType, text] }) => ({
      name: what,
      options: { expect: 400, rule: 'bad-input', cause } as const,
      isThorough: true,
      createFile: () => toFile(name, mediaType, text),
    })),
    ...(typeof maxBytes === 'number' ? [tooManyBytes(maxBytes)] : []),
    ...(typeof maxPixels === 'number' ? [tooManyPixels(maxPixels)] : []),
  ]
}

interface OtherFile {
  readonly what: string
  readonly cause: string
  readonly file: readonly [name: string, mediaType: string, text: string]
}

/** Of kinds that the contract's `contentType` of the field does not have. */
const otherFiles: readonly OtherFile[] = [
  {
    what: 'a document for a picture',
    cause: 'A file of any other kind is taken, or dropped without a word.',
    file: ['document.pdf', 'application/pdf', '%PDF-1.4\n%%EOF\n'],
  },
  {
    what: 'a drawing that may hold scripts',
    cause: 'An SVG is a document of the web: whoever opens it runs what it holds.',
    file: [
      'drawing.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3"/></svg>',
    ],
  },
]

function toFile(name: string, mediaType: string, text: string): FormFile {
  return { name, mediaType, bytes: new TextEncoder().encode(text) }
}

function tooManyBytes(maxBytes: number): FileCase {
  return {
    name: 'a file of too many bytes',
    options: {
      expect: 413,
      rule: 'too-large',
      // HTTP lets a server close the connection on a body that it does not want to read to its end.
      mayHangUp: true,
      cause: 'The size of an upload is not limited, or a limit has another status.',
    },
    createFile() {
      const picture = createPicture(4, 3)
      const bytes = new Uint8Array(maxBytes + 1)
      // Still a picture: bytes after its end are ignored.
      bytes.set(picture.bytes)
      return { ...picture, bytes }
    },
  }
}

function tooManyPixels(maxPixels: number): FileCase {
  return {
    name: 'a picture of too many pixels',
    options: {
      // "413 body or photo too large" counts bytes or pixels; "400 bad input" is a photo beyond `x-max-pixels` too.
      expect: [400, 413],
      rule: 'too-large',
      cause: 'A small file that unfolds into a huge picture can take the service down.',
    },
    createFile() {
      const side = Math.ceil(Math.sqrt(maxPixels)) + 8
      return createPicture(side, side)
    },
  }
}
