import { expect, test } from 'vitest'
import { trickle } from './corrupt-response'

test('WORLD-3 a body that trickles in keeps nothing waiting once its reader has gone', async () => {
  const leaving = new AbortController()
  const answer = await trickle(Response.json(['prompt']), 600_000, leaving.signal)
  const text = answer.text()
  leaving.abort()
  expect(await text).toBe('')
})
