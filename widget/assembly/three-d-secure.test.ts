import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ThreeDSecureEventName, ThreeDSecurePort } from '../model/ports/security-ports'
import type { PaymentMethod } from '../model/terms/payment-method'
import type { Passthrough } from '../model/terms/settings'
import { startThreeDSecure } from './three-d-secure'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const CARD: PaymentMethod = {
  type: 'CreditCard',
  nonce: 'of-the-card',
  details: { lastFour: '1091', cardType: 'Visa', bin: '400000' },
}
const SCRIPT = 'https://songbird.example/songbird.js'

/** A component that does only what a test makes it do. */
class ScriptedPort implements ThreeDSecurePort {
  isScriptMissing = false
  isTornDown = false
  readonly handlers = new Map<ThreeDSecureEventName, (payload: unknown) => void>()
  request: Passthrough = {}
  answer: (nonce: string) => void = () => undefined
  readonly next = vi.fn()

  missingScript = () => (this.isScriptMissing ? SCRIPT : undefined)
  on: ThreeDSecurePort['on'] = (name, handler) => void this.handlers.set(name, handler)
  verifyCard: ThreeDSecurePort['verifyCard'] = (request) => {
    this.request = request
    return new Promise((resolve) => {
      this.answer = (nonce) =>
        resolve({
          nonce,
          liabilityShifted: true,
          liabilityShiftPossible: true,
          threeDSecureInfo: undefined,
        })
    })
  }
  async teardown() {
    this.isTornDown = true
  }

  lookUp(requiresUserAuthentication: boolean) {
    const { onLookupComplete } = this.request
    if (typeof onLookupComplete === 'function') {
      onLookupComplete({ requiresUserAuthentication }, this.next)
    }
  }
  tell(name: ThreeDSecureEventName) {
    this.handlers.get(name)?.(undefined)
  }
}

async function start(openingMs?: number) {
  const ports: ScriptedPort[] = []
  const openThreeDSecure = async () => {
    if (openingMs && ports.length > 0) await new Promise((open) => setTimeout(open, openingMs))
    const port = new ScriptedPort()
    ports.push(port)
    return port
  }
  const threeDSecure = await startThreeDSecure({ openThreeDSecure }, {}, () => undefined)
  const verify = async () => {
    const outcome: { error?: unknown; nonce?: string } = {}
    const verifying = threeDSecure.verify(CARD, { amount: '1.00' }).then(
      ({ nonce }) => void Object.assign(outcome, { nonce }),
      (error: unknown) => void Object.assign(outcome, { error }),
    )
    await vi.advanceTimersByTimeAsync(0)
    return { outcome, verifying }
  }
  const newest = () => {
    const port = ports.at(-1)
    if (!port) throw new Error('No component was opened.')
    return port
  }
  return { ports, newest, verify, teardown: threeDSecure.teardown }
}

test('a bank’s question that no script can show fails at once, and names the script', async () => {
  const { newest, verify } = await start()
  const { outcome, verifying } = await verify()
  newest().isScriptMissing = true
  newest().lookUp(true)
  await verifying
  expect(outcome.error).toMatchObject({ code: 'SCRIPT_FAILED', fault: 'network' })
  expect(String(outcome.error)).toContain(SCRIPT)
  expect(newest().next).not.toHaveBeenCalled()
})

test('a bank without a question needs no script', async () => {
  const { newest, verify } = await start()
  const { outcome, verifying } = await verify()
  newest().isScriptMissing = true
  newest().lookUp(false)
  expect(newest().next).toHaveBeenCalledOnce()
  newest().answer('verified')
  await verifying
  expect(outcome).toEqual({ nonce: 'verified' })
})

test.each([
  ['never prepared', 70_000, 'network', () => undefined],
  ['never shown', 70_000, 'provider', (port: ScriptedPort) => port.lookUp(true)],
  [
    'shown and never answered',
    30 * 60_000,
    'shopper',
    (port: ScriptedPort) => {
      port.lookUp(true)
      port.tell('authentication-modal-render')
    },
  ],
  [
    'closed and never answered',
    70_000,
    'provider',
    (port: ScriptedPort) => {
      port.lookUp(true)
      port.tell('authentication-modal-render')
      port.tell('authentication-modal-close')
    },
  ],
] as const)(
  'a verification that is %s settles after %i ms: it is the %s’s turn',
  async (_what, limit, fault, act) => {
    const { newest, verify } = await start()
    const { outcome } = await verify()
    act(newest())
    await vi.advanceTimersByTimeAsync(limit - 1)
    expect(outcome).toEqual({})
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome.error).toMatchObject({ code: 'COMPONENT_TIMED_OUT', fault })
  },
)

test('a script that never comes is named when the time is over', async () => {
  const { newest, verify } = await start()
  const { outcome } = await verify()
  newest().isScriptMissing = true
  await vi.advanceTimersByTimeAsync(70_000)
  expect(outcome.error).toMatchObject({
    code: 'SCRIPT_FAILED',
    cause: { code: 'COMPONENT_TIMED_OUT' },
  })
})

test('a shopper who is busy in several pages of the bank is not cut off', async () => {
  const { newest, verify } = await start()
  const { outcome, verifying } = await verify()
  newest().lookUp(true)
  for (let page = 0; page < 3; page += 1) {
    newest().tell('authentication-modal-render')
    await vi.advanceTimersByTimeAsync(29 * 60_000)
    newest().tell('authentication-modal-close')
    await vi.advanceTimersByTimeAsync(60_000)
  }
  newest().answer('verified')
  await verifying
  expect(outcome).toEqual({ nonce: 'verified' })
})

test('what was given up is not taken up again, and the next verification has a component of its own', async () => {
  const { ports, newest, verify } = await start()
  const first = await verify()
  await vi.advanceTimersByTimeAsync(70_000)
  await first.verifying
  const [given] = ports
  expect(given?.isTornDown).toBe(true)
  given?.lookUp(true)
  expect(given?.next).not.toHaveBeenCalled()
  const { outcome, verifying } = await verify()
  expect(ports).toHaveLength(2)
  newest().lookUp(false)
  newest().answer('verified')
  await verifying
  expect(outcome).toEqual({ nonce: 'verified' })
})

test('the time of a verification that is over ends nothing', async () => {
  const { ports, newest, verify } = await start()
  const { verifying } = await verify()
  newest().answer('verified')
  await verifying
  await vi.advanceTimersByTimeAsync(70_000)
  expect(ports).toHaveLength(1)
  expect(newest().isTornDown).toBe(false)
})

test('WSET-11 a look-up that is answered after teardown opens no page of the bank, and no timer runs on', async () => {
  const { newest, verify, teardown } = await start()
  const { outcome } = await verify()
  await teardown()
  newest().lookUp(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(newest().next).not.toHaveBeenCalled()
  expect(outcome.error).toMatchObject({ code: 'TORN_DOWN' })
  expect(vi.getTimerCount()).toBe(0)
})

test('WSET-11 a component that opens after teardown is torn down, and asks no bank', async () => {
  const { ports, newest, verify, teardown } = await start(1_000)
  await verify()
  await vi.advanceTimersByTimeAsync(70_000)
  expect(ports).toHaveLength(1)
  const { outcome } = await verify()
  await teardown()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(outcome.error).toMatchObject({ code: 'TORN_DOWN' })
  expect(ports).toHaveLength(2)
  expect(newest().isTornDown).toBe(true)
  expect(newest().request).toEqual({})
})
