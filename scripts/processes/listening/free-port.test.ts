import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { findFreePort } from './free-port'

/** The first port that Linux, macOS and Windows may give to an outgoing connection. */
const FIRST_OF_CONNECTIONS = 32_768

test('no two are the same, and none is one that a connection may take meanwhile', async () => {
  const ports: number[] = []
  for (let count = 0; count < 20; count += 1) ports.push(await findFreePort())
  expect(new Set(ports).size).toBe(20)
  expect(Math.max(...ports)).toBeLessThan(FIRST_OF_CONNECTIONS)
  expect(Math.min(...ports)).toBeGreaterThan(1024)
})

test.each(['127.0.0.1', '0.0.0.0'])('what listens at %s already is passed over', async (host) => {
  const near = await findFreePort()
  const taken = createServer().listen(near + 1, host)
  await once(taken, 'listening')
  expect(await findFreePort()).not.toBe(near + 1)
  taken.close()
})
