import { expect, test } from 'vitest'
import { listen } from '../../processes/listening/listen'
import { startPlainEqual } from './plain-equal'
import { askOnce } from './run-load'

const LIST = { path: '/list', body: { limit: 6 } }

test.each([
  ['a page', { path: '/' }, 700],
  ['a read with a body', LIST, 11],
])('beside %s a plain server sends as many bytes', async (_, asked, length) => {
  const server = await listen(
    {
      async fetch(request) {
        const isPage = new URL(request.url).pathname === '/'
        return new Response(isPage ? 'é'.repeat(350) : await request.text())
      },
    },
    { port: 0, hostname: '127.0.0.1' },
  )
  const plain = await startPlainEqual(`http://127.0.0.1:${server.port}`, asked)
  expect((await askOnce(plain.origin, { path: '/' })).byteLength).toBe(length)
  await plain.close()
  await server.close()
})
