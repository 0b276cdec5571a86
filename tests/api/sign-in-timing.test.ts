import { expect, test } from 'vitest'
import { provideApi } from './support/test-api'

/** Dear enough that skipping the hash shows through the noise of a busy machine. */
const it = provideApi({ passwordCost: { N: 2 ** 13, r: 8, p: 1 } })

const ROUNDS = 12

async function timeSignIn(email: string): Promise<number> {
  const startedAt = performance.now()
  const body = { email, password: 'not the password' }
  expect((await it.client.send('signIn', { body })).status).toBe(401)
  return performance.now() - startedAt
}

test('API-6 a wrong password takes as long for an unknown e-mail as for a known one', async () => {
  const { email } = await it.client.signUp()
  const [known, unknown, withoutPassword]: number[][] = [[], [], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    known?.push(await timeSignIn(email))
    unknown?.push(await timeSignIn(`nobody${round}@example.org`))
    withoutPassword?.push(await timeSignIn('bo@paperboat.example'))
  }
  // The quickest of each: what else the machine does can only make one slower.
  const quickest = (times: number[] = []) => Math.min(...times)
  for (const times of [unknown, withoutPassword]) {
    expect(quickest(times) / quickest(known)).toBeGreaterThan(0.6)
    expect(quickest(times) / quickest(known)).toBeLessThan(1.7)
  }
})
