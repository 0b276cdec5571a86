import { expect, test } from 'vitest'
import { createAnswerReader } from './answer-reader'

const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello'
const EMPTY = 'HTTP/1.1 503 Busy\r\ncontent-length: 0\r\n\r\n'
const CHUNKED =
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n'
const NOTHING = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'

/** What is read where an answer comes in pieces of that length. */
function read(text: string, length: number): boolean[] {
  const answers: boolean[] = []
  const take = createAnswerReader((isRefused) => answers.push(isRefused))
  for (let start = 0; start < text.length; start += length) {
    take(Buffer.from(text.slice(start, start + length)))
  }
  return answers
}

test.each([1, 2, 7, 30, 1_000])('answers are told apart in pieces of %d bytes', (length) => {
  const answers = [OK, EMPTY, CHUNKED, NOTHING].map((text) => read(text, length))
  expect(answers).toEqual([[false], [true], [false], [false]])
})

test('an answer that never ends is none, and one without a length can’t be read', () => {
  for (const text of [OK, CHUNKED]) expect(read(text.slice(0, -1), 10)).toEqual([])
  expect(() => read('HTTP/1.1 200 OK\r\n\r\nhello', 1_000)).toThrow('says no length')
})
