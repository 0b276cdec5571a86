import { isUint8Array } from 'node:util/types'
import { types } from '@electric-sql/pglite'

/**
 * How bytes travel to the embedded database and back: PostgreSQL's hexadecimal form, written and read by Node itself.
 * PGlite's own way goes through them one by one, which holds up every other call while a photo is saved.
 */
export const byteColumns = {
  serializers: {
    [types.BYTEA](value: unknown): string {
      // In jsdom, the global class is another one than that of Node's buffers.
      if (!isUint8Array(value)) throw new TypeError('Only bytes go into a byte column.')
      return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`
    },
  },
  parsers: {
    [types.BYTEA]: (text: string): Uint8Array => Buffer.from(text.slice('\\x'.length), 'hex'),
  },
}
