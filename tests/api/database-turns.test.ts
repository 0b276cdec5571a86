import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runForAddress } from '../../mocks/api/admission/queue/database-queue'
import { provideApi } from './support/test-api'

const it = provideApi()
const ask = async () => {
  await it.api.database.execute(sql`select 1`)
}

test('API-6 the embedded database answers addresses in turns, however much one of them asks for', async () => {
  const done: string[] = []
  const askFor = (address: string) =>
    runForAddress(address, () => ask().then(() => void done.push(address)))
  const all = [
    ...Array.from({ length: 100 }, () => askFor('hostile')),
    ...Array.from({ length: 3 }, () => askFor('honest')),
    runForAddress('buyer', () =>
      it.api.database.transaction(async (transaction) => {
        await transaction.execute(sql`select 1`)
        done.push('buyer')
      }),
    ),
  ]
  await Promise.all(all)
  expect(done).toHaveLength(104)
  // Each of the others' questions waits for one of the hostile address's at most.
  expect(done.lastIndexOf('honest')).toBeLessThan(10)
  expect(done.indexOf('buyer')).toBeLessThan(10)
})

test('API-6 a question that fails lets the next one go on', async () => {
  const failing = runForAddress('hostile', () => it.api.database.execute(sql`select nothing`))
  await Promise.all([expect(failing).rejects.toThrow(), runForAddress('honest', ask)])
})

test('API-6 while the embedded database works, new requests are heard', async () => {
  let hasEnded = false
  const asking = Promise.all(Array.from({ length: 2_000 }, ask)).then(() => {
    hasEnded = true
  })
  await new Promise((resolve) => setTimeout(resolve, 1))
  await new Promise((resolve) => setImmediate(resolve))
  expect(hasEnded).toBe(false)
  await asking
})
