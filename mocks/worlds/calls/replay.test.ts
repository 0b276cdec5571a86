import { expect, test } from 'vitest'
import { loadContract } from '../../api/contract/contract'
import { createJournal } from './journal'

test('WORLD-7 a picture’s call that failed is sent again, and the picture is its answer', async () => {
  const journal = createJournal({ contract: await loadContract(), now: () => new Date(0) })
  const request = new Request('http://mock.test/api/product/photo/prd_x')
  await journal.record(request, async () => Response.json({ error: 'Gone.' }, { status: 404 }))
  await expect.poll(() => journal.list().length).toBe(1)
  const picture = async () => new Response('x', { headers: { 'Content-Type': 'image/png' } })
  const again = await journal.repeat(1, picture, new AbortController().signal)
  expect(again.summary.status).toBe(200)
})
