import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { createClient } from './client'

/** On a thread of its own, since it has to close while a request is still being sent. */
const SERVICE = `
  const { createServer } = require('node:http')
  const { parentPort } = require('node:worker_threads')
  const headers = { 'content-type': 'application/json', connection: 'close' }
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(401, headers).end('{"error":"Sign in."}')
  })
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
`
/** Every other one was cut off while the fields of a form were sent one by one. */
const ATTEMPTS = 50
const TIMEOUT_MS = 10_000

test('API-9 a form is answered by a service that refuses it unread and closes the connection', async () => {
  const worker = new Worker(SERVICE, { eval: true })
  const [port]: unknown[] = await once(worker, 'message')
  const client = createClient(fetch, TIMEOUT_MS)
  const statuses = new Set<number>()
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { status } = await client.send({
        operation: 'createProduct',
        method: 'POST',
        url: `http://127.0.0.1:${port}/api/product/create/1`,
        headers: {},
        body: { kind: 'form', fields: { name: 'Intruder', price: '1.00', quantity: '1' } },
      })
      statuses.add(status)
    }
  } finally {
    await worker.terminate()
  }
  expect([...statuses]).toEqual([401])
})
