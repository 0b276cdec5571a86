import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createAdmissionControl, type Permit } from './admission-control'
import { DEFAULT_LIMITS, type Work } from './limits'
import { createFakeClock } from './queue/testing/fake-clock'

/** Asks for everything that so many addresses may have, and then for one turn of a newcomer. */
async function crowd(work: Work, addresses: number) {
  const admission = createAdmissionControl(DEFAULT_LIMITS, createFakeClock())
  const { atOncePerAddress, waitingPerAddress } = DEFAULT_LIMITS.work[work]
  const held: (() => void)[] = []
  const hold = (permit: Permit) => {
    if (permit.isGranted) held.push(permit.release)
  }
  for (let index = 0; index < addresses; index += 1) {
    for (let count = 0; count < atOncePerAddress + waitingPerAddress; count += 1)
      void Promise.resolve(admission.take(work, { address: `10.0.0.${index}` })).then(hold)
  }
  await nextRound()
  let newcomer: Permit | undefined
  void Promise.resolve(admission.take(work, { address: '10.0.9.9' })).then((permit) => {
    newcomer = permit
  })
  await nextRound()
  const finishOne = async () => {
    held.shift()?.()
    await nextRound()
  }
  return { finishOne, newcomer: () => newcomer }
}

test.each(['password', 'search', 'payment', 'light'] as const)(
  'API-6 addresses that fill the queue for %s keep no newcomer out of it',
  async (work) => {
    const { waitingInAll, waitingPerAddress, atOnce } = DEFAULT_LIMITS.work[work]
    const addresses = Math.ceil(waitingInAll / waitingPerAddress) + 2
    const { finishOne, newcomer } = await crowd(work, addresses)
    for (let count = 0; count < addresses + atOnce && !newcomer(); count += 1) await finishOne()
    expect(newcomer()).toMatchObject({ isGranted: true })
  },
)

test.each(['list', 'payment'] as const)(
  'API-6 ten addresses that hold all the turns they get for a %s leave one for a newcomer',
  async (work) => {
    const { newcomer } = await crowd(work, 10)
    expect(newcomer()).toMatchObject({ isGranted: true })
  },
)
