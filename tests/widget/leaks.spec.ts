import type { CDPSession } from 'playwright/test'
import { isLong } from '../length'
import { expect, test } from './support/test'

/** The long form does what is promised. */
const ROUNDS = isLong ? 1000 : 30
const WARM_UP_ROUNDS = 5

declare global {
  /** Timers and intervals that have been started and have neither run nor been cleared. */
  var pendingTimers: Set<unknown>
}

/** Counts the timers of the page from before its first script. */
function watchTimers(): void {
  globalThis.pendingTimers = new Set()
  const { setTimeout: start, clearTimeout: stop } = globalThis
  const { setInterval: repeat, clearInterval: end } = globalThis
  const { pendingTimers } = globalThis
  Object.assign(globalThis, {
    setTimeout(task: () => void, ms?: number) {
      const timer = start(() => {
        pendingTimers.delete(timer)
        task()
      }, ms)
      pendingTimers.add(timer)
      return timer
    },
    clearTimeout(timer: number) {
      pendingTimers.delete(timer)
      stop(timer)
    },
    setInterval(task: () => void, ms?: number) {
      const timer = repeat(task, ms)
      pendingTimers.add(timer)
      return timer
    },
    clearInterval(timer: number) {
      pendingTimers.delete(timer)
      end(timer)
    },
  })
}

/** Creates and ends widgets, each with a card form, PayPal and device data; returns the timers that are left. */
async function mountAndUnmount(rounds: number): Promise<number> {
  const { create, simulator } = globalThis.merchant
  for (let round = 0; round < rounds; round += 1) {
    const instance = await create({
      authorization: 'sandbox_testkey_merchant',
      container: '#payment',
      paypal: { flow: 'vault' },
      dataCollector: true,
    })
    instance.on('changeActiveView', () => undefined)
    await instance.teardown()
  }
  simulator.calls.clear()
  // At once: a timer that is only waited for has leaked too.
  return globalThis.pendingTimers.size
}

/** What the browser itself still holds once its garbage is gone. */
async function countHeld(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage')
  return devtools.send('Memory.getDOMCounters')
}

test(`WSET-11 ${ROUNDS} mounts and unmounts leave no frame, listener, timer, style or global`, async ({
  merchant,
  page,
}) => {
  await page.addInitScript(watchTimers)
  await merchant.open()
  const left = () =>
    page.evaluate(() => ({
      frames: window.frames.length,
      elements: document.querySelectorAll('*').length,
      styles: document.adoptedStyleSheets.length + document.styleSheets.length,
      globals: Object.keys(window).sort(),
    }))
  await page.evaluate(mountAndUnmount, WARM_UP_ROUNDS)
  const before = await left()
  const devtools = await page.context().newCDPSession(page)
  const heldBefore = await countHeld(devtools)

  expect(await page.evaluate(mountAndUnmount, ROUNDS)).toBe(0)
  expect(await left()).toEqual(before)
  const held = await countHeld(devtools)
  // A leak of one a round would be as many as there were rounds.
  const few = ROUNDS / 4
  expect(held.jsEventListeners - heldBefore.jsEventListeners).toBeLessThan(few)
  expect(held.documents - heldBefore.documents).toBeLessThan(few)
  expect(held.nodes - heldBefore.nodes).toBeLessThan(few * 10)
})
