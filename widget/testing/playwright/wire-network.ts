import type { Part } from '../../../mocks/braintree-wire/part'
import type { Answer, Wire } from '../../../mocks/braintree-wire/wire'
import type { Step, StubNetwork } from '../provider'

const PARTS: Readonly<Record<Step, Part>> = {
  connect: 'configuration',
  'card-fields': 'card fields frame',
  'saved-methods': 'saved methods',
  'tokenize-card': 'tokenize card',
  'delete-saved-method': 'delete method',
  paypal: 'paypal payment',
  'three-d-secure': '3d secure lookup',
  'device-data': 'fraudnet script',
}

const STEPS: readonly Part[] = Object.values(PARTS)

/**
 * The published client tries a broken connection again, twice at that, and tells of both in the same words. So that
 * `times` are the shopper's, the gateway answers this instead.
 */
const OUT_OF_ORDER: Answer = { status: 500, json: {} }

const FAILURES: Readonly<Partial<Record<Step, Answer>>> = {
  'card-fields': 'cut',
  'device-data': 'cut',
}

/** Breaks or slows down the provider's hosts, part by part. */
export function createWireNetwork(wire: Wire): StubNetwork {
  const releases = new Map<Step, () => void>()
  return {
    fail(step, times = Number.POSITIVE_INFINITY) {
      let remaining = times
      wire.replace(PARTS[step], () => {
        remaining -= 1
        if (remaining <= 0) wire.mend(PARTS[step])
        return FAILURES[step] ?? OUT_OF_ORDER
      })
    },
    delay: (step, ms) => wire.delay(PARTS[step], ms),
    hold(step) {
      const release = wire.hold(PARTS[step])
      releases.set(step, release)
      return release
    },
    mend() {
      for (const part of STEPS) wire.mend(part)
      for (const release of releases.values()) release()
      releases.clear()
    },
  }
}
