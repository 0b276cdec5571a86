import { expect, test } from 'vitest'
import { type ReadBytes, readBytes } from './read-bytes'

const URL = 'http://localhost/'

function streamed(chunks: readonly string[]) {
  let sent = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[sent]
        if (chunk === undefined) controller.close()
        else controller.enqueue(new TextEncoder().encode(chunk))
        sent += 1
      },
    },
    { highWaterMark: 0 },
  )
  const init = { method: 'POST', body, duplex: 'half' }
  return { request: new Request(URL, init), countSent: () => sent }
}

const text = (read: ReadBytes) => (typeof read === 'string' ? read : new TextDecoder().decode(read))

test('reads a body of the size that its sender names', async () => {
  const headers = { 'Content-Length': '5' }
  expect(
    text(await readBytes(new Request(URL, { method: 'POST', body: 'hello', headers }), 5)),
  ).toBe('hello')
})

test('does not read a body whose sender says that it is too long', async () => {
  const headers = { 'Content-Length': '6' }
  const request = new Request(URL, { method: 'POST', body: 'hello!', headers })
  expect(await readBytes(request, 5)).toBe('too-long')
  expect(request.bodyUsed).toBe(false)
})

test('reads a body of unknown length up to the limit and not a chunk further', async () => {
  expect(text(await readBytes(streamed(['he', 'l', 'lo']).request, 5))).toBe('hello')
  const endless = streamed(Array.from({ length: 1000 }, () => 'xxx'))
  expect(await readBytes(endless.request, 5)).toBe('too-long')
  expect(endless.countSent()).toBe(2)
})

test('no body is an empty one', async () => {
  expect(text(await readBytes(new Request(URL), 5))).toBe('')
})

test.each([{ 'Content-Length': '9' }, {}])(
  'a sender with %j who goes away in the middle is no fault',
  async (headers) => {
    const body = new ReadableStream({
      pull(controller) {
        controller.error(new Error('aborted'))
      },
    })
    const init = { method: 'POST', body, headers, duplex: 'half' }
    const request = new Request(URL, init)
    expect(await readBytes(request, 10)).toBe('cut-off')
  },
)
