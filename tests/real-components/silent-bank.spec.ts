import type { RealPage } from './support/real-page'
import { expect, test } from './support/test'

const CHALLENGED = '4000000000001091'
const MINUTE_MS = 60_000

/** A script that takes a challenge and shows nothing, as where its own answer from Cardinal fails. */
const SILENT_SONGBIRD = `
  const listeners = new Map()
  window.Cardinal = {
    configure() {}, off() {}, trigger: async () => ({ Status: true }), continue() {},
    on: (name, listener) => listeners.set(name, listener),
    setup: () => setTimeout(() => listeners.get('payments.setupComplete')({ sessionId: 'session' })),
  }`

/** What becomes of a request, without waiting for it. */
async function requestInBackground(shop: RealPage): Promise<() => Promise<unknown>> {
  await shop.page.evaluate(() => {
    const { instances, describe } = globalThis.realMerchant
    const request = instances
      .at(-1)
      ?.requestPaymentMethod({ threeDSecure: { amount: '10.00' } })
      .then(
        ({ liabilityShifted }) => ({ liabilityShifted }),
        (error) => describe(error),
      )
    Object.assign(globalThis, { outcome: 'open' })
    request?.then((outcome) => Object.assign(globalThis, { outcome }))
  })
  return () => shop.page.evaluate(() => Reflect.get(globalThis, 'outcome'))
}

async function startWithCard(shop: RealPage, authorization: string): Promise<void> {
  await shop.start({ authorization, threeDSecure: true })
  await shop.fillCard({ number: CHALLENGED })
  await expect.poll(() => shop.isRequestable()).toBe(true)
}

test('3D Secure, missing script: the request is refused at once, and the next one asks for the script again', async ({
  shop,
  wire,
}) => {
  wire.replace('songbird script', 'cut')
  await shop.open()
  await startWithCard(shop, await wire.createClientToken())
  expect(await shop.refusal({ threeDSecure: { amount: '10.00' } })).toMatchObject({
    code: 'THREE_D_SECURE_FAILED',
    fault: 'network',
    cause: 'SCRIPT_FAILED',
  })
  wire.mend('songbird script')
  await shop.fillCard({ number: CHALLENGED })
  await expect.poll(() => shop.isRequestable()).toBe(true)
  expect(await shop.request({ threeDSecure: { amount: '10.00' } })).toMatchObject({
    liabilityShifted: true,
  })
  expect(wire.askedFor('songbird script')).toHaveLength(2)
})

test('3D Secure, a script that never comes: the request is refused after 70 seconds', async ({
  shop,
  wire,
}) => {
  const release = wire.hold('songbird script')
  await shop.open()
  await startWithCard(shop, await wire.createClientToken())
  await shop.page.clock.install()
  const outcome = await requestInBackground(shop)
  await expect(shop.hook('loading-container')).toBeVisible()
  await shop.page.clock.runFor(70_000)
  await expect
    .poll(outcome)
    .toMatchObject({ code: 'THREE_D_SECURE_FAILED', fault: 'network', cause: 'SCRIPT_FAILED' })
  expect(wire.askedFor('3d secure lookup')).toEqual([])
  release()
})

test('3D Secure, a challenge that is never shown: the request is refused after 70 seconds', async ({
  shop,
  wire,
}) => {
  wire.replace('songbird script', { contentType: 'text/javascript', body: SILENT_SONGBIRD })
  await shop.open()
  await startWithCard(shop, await wire.createClientToken())
  await shop.page.clock.install()
  const outcome = await requestInBackground(shop)
  await expect.poll(() => wire.askedFor('3d secure lookup').length).toBe(1)
  await shop.page.clock.runFor(71_000)
  await expect.poll(outcome).toMatchObject({
    code: 'THREE_D_SECURE_FAILED',
    fault: 'provider',
    cause: 'COMPONENT_TIMED_OUT',
  })
})

test('3D Secure, slow shopper: the bank’s page stays theirs for half an hour', async ({
  shop,
  wire,
}) => {
  await shop.open()
  await startWithCard(shop, await wire.createClientToken())
  await shop.decide({ challenge: 'wait' })
  await shop.page.clock.install()
  const outcome = await requestInBackground(shop)
  await expect.poll(() => shop.events()).toContain('3ds:authentication-modal-render')
  await shop.page.clock.fastForward(29 * MINUTE_MS)
  expect(await outcome()).toBe('open')
  await shop.page.clock.fastForward(2 * MINUTE_MS)
  await expect.poll(outcome).toMatchObject({
    code: 'THREE_D_SECURE_FAILED',
    fault: 'shopper',
    cause: 'COMPONENT_TIMED_OUT',
  })
})
