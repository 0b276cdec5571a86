import { expect, test } from 'vitest'
import { createResponseReader } from './response-reader'

const ANSWERS = [
  'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello',
  'HTTP/1.1 100 Continue\r\n\r\n',
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\na\r\n0123456789\r\n0\r\n\r\n',
  'HTTP/1.1 204 No Content\r\n\r\n',
  'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 7\r\nContent-Length: 0\r\n\r\n',
  'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\nTrailer: 1\r\n\r\n',
  'HTTP/1.1 503 Service Unavailable\r\nContent-Length: 2\r\n\r\n{}',
].join('')

test.each([1, 2, 3, 7, 10_000])(
  'answers are told apart however they are cut, here after each %i bytes',
  (size) => {
    const seen: unknown[] = []
    const reader = createResponseReader({
      onHead: ({ status, hasRetryAfter }) => seen.push([status, hasRetryAfter]),
      onEnd: () => seen.push('end'),
    })
    const bytes = Buffer.from(ANSWERS)
    for (let at = 0; at < bytes.length; at += size) reader.read(bytes.subarray(at, at + size))
    expect(seen).toEqual([
      [200, false],
      'end',
      [200, false],
      'end',
      [204, false],
      'end',
      [429, true],
      'end',
      [200, false],
      'end',
      [503, false],
      'end',
    ])
  },
)
