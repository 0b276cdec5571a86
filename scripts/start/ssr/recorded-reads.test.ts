import { expect, test } from 'vitest'
import { createReadRecorder, type Send } from './recorded-reads'

const ask = (path: string, body?: string) =>
  new Request(`http://api.test${path}`, body === undefined ? {} : { method: 'POST', body })

/** An API that answers with what it holds; POST answers with what was sent, too. */
function createApi(held: Record<string, string>) {
  const send: Send = async (request) => {
    const text = held[new URL(request.url).pathname]
    return new Response(`${text}${await request.text()}`, {
      status: text === undefined ? 404 : 200,
    })
  }
  return { held, send }
}

test('MEM-5 a page holds until one of its own reads is answered otherwise', async () => {
  const api = createApi({ '/a': '1', '/b': '2', '/other': '3' })
  const recorder = createReadRecorder()
  const { result, reads } = await recorder.collect(api.send, async () => {
    const answers = await Promise.all([ask('/a'), ask('/b', 'body')].map(recorder.send))
    return Promise.all(answers.map((answer) => answer.text()))
  })
  expect(result).toEqual(['1', '2body'])
  api.held['/other'] = 'changed'
  expect(await reads.stillAnswered(api.send)).toBe(true)
  // As often as it is asked.
  expect(await reads.stillAnswered(api.send)).toBe(true)
  api.held['/b'] = 'changed'
  expect(await reads.stillAnswered(api.send)).toBe(false)
  api.held['/b'] = '2'
  delete api.held['/a']
  expect(await reads.stillAnswered(api.send)).toBe(false)
})

test('MEM-1 a body has its length each time, as by that its answer is found in memory', async () => {
  const lengths: (string | null)[] = []
  const send: Send = async ({ headers }) => {
    lengths.push(headers.get('Content-Length'))
    return new Response()
  }
  const recorder = createReadRecorder()
  const { reads } = await recorder.collect(send, () => recorder.send(ask('/a', '{"name":"ä"}')))
  await reads.stillAnswered(send)
  await reads.stillAnswered(send)
  expect(lengths).toEqual(['13', '13', '13'])
})

test('MEM-5 two pages that are drawn at once have each their own reads', async () => {
  const api = createApi({ '/a': '1', '/b': '2' })
  const recorder = createReadRecorder()
  const draw = (path: string) =>
    recorder.collect(api.send, async () => {
      await new Promise((resolve) => setImmediate(resolve))
      await recorder.send(ask(path))
    })
  const [one, other] = await Promise.all([draw('/a'), draw('/b')])
  api.held['/b'] = 'changed'
  expect(await one.reads.stillAnswered(api.send)).toBe(true)
  expect(await other.reads.stillAnswered(api.send)).toBe(false)
})

test('MEM-5 whether a page was drawn of one service alone is known', async () => {
  const api = createApi({ '/a': '1', '/b': '2' })
  const recorder = createReadRecorder()
  const draw = async (...requests: Request[]) => {
    const { reads } = await recorder.collect(api.send, () =>
      Promise.all(requests.map(recorder.send)),
    )
    return reads.isAllFrom('http://api.test')
  }
  expect(await draw(ask('/a'), ask('/b', 'body'))).toBe(true)
  expect(await draw(ask('/a'), new Request('http://api.test.other/b'))).toBe(false)
})

test('a request outside of any page is nobody’s, and is not sent', async () => {
  await expect(createReadRecorder().send(ask('/a'))).rejects.toThrow('for no page')
})
