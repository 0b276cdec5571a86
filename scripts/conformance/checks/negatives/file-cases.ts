import { asObject, follow, readPointer } from '../../../../mocks/contract/json'
import type { Operation } from '../../../../mocks/contract/operation'
import type { FormFile } from '../../http/exchange'
import type { CallOptions } from '../../model/call'
import type { Step } from '../../model/check'
import type { World } from '../../model/world'
import { callProtected } from '../access/call-protected'
import { createPicture } from '../admin/tiny-picture'
import { createValidParts } from './valid-parts'

interface FileCase {
  readonly name: string
  readonly options: CallOptions
  createFile(): FormFile
}

/** Uploads that are no picture, or too large a one. */
export function createFileCases(world: World, operation: Operation): Step[] {
  const properties = `${operation.body?.schemaPointer ?? ''}/properties/file`
  if (!operation.body || !readPointer(world.contract.document, properties)) return []
  const { node } = follow(world.contract.document, properties)
  return fileCases(asObject(node)).map(({ name, options, createFile }) => ({
    title: `${operation.id}, ${name}`,
    operation: operation.id,
    async run() {
      const parts = await createValidParts(world, operation.id)
      await callProtected(world, operation.id, {
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
  const text = new TextEncoder().encode('This is not a picture.')
  return [
    {
      name: 'a file that is no picture',
      options: {
        expect: 400,
        rule: 'bad-input',
        cause: 'Uploads are believed to be what they are called.',
      },
      createFile: () => ({
        name: 'picture.png',
        mediaType: 'image/png',
        bytes: new Uint8Array(text),
      }),
    },
    ...(typeof maxBytes === 'number' ? [tooManyBytes(maxBytes)] : []),
    ...(typeof maxPixels === 'number' ? [tooManyPixels(maxPixels)] : []),
  ]
}

function tooManyBytes(maxBytes: number): FileCase {
  return {
    name: 'a file of too many bytes',
    options: {
      expect: 413,
      rule: 'too-large',
      // HTTP lets a server close the connection on a body that it does not want to read to its end.
      mayHangUp: true,
      cause: 'The size of an upload is not limited.',
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
