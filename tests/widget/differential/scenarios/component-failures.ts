import type { Fault, Scenario } from '../driver/scenario'
import { FOREVER_MS } from '../driver/shop'
import type { DifferenceName } from '../intended/differences'
import type { FaultWay } from '../page/stage/break-component'
import { APPLE_PAY, GOOGLE_PAY, PAYPAL } from './examples'

/** Longer than one option waits for another. */
const PATIENCE_MS = 1_500

const WAYS: readonly FaultWay[] = ['rejects', 'throws', 'hangs']

interface FailingComponent {
  readonly call: Fault['call']
  readonly options?: object
  readonly scenario?: Partial<Scenario>
  readonly differs?: Partial<Record<FaultWay, readonly DifferenceName[]>>
}

/** What any option's component that fails comes to. */
const OPTION_FAILS = {
  throws: ['option throws'],
  hangs: ['option hangs'],
} as const

/** Every component fails in every way, beside others that work. */
const COMPONENTS: readonly FailingComponent[] = [
  { call: 'client.create', differs: { throws: ['client throws'], hangs: ['client hangs'] } },
  {
    call: 'vault-manager.create',
    scenario: { saved: [] },
    differs: {
      rejects: ['vault fails', "vault's code"],
      throws: ['vault fails', 'vault leaves nothing'],
      hangs: ['vault hangs'],
    },
  },
  { call: 'hosted-fields.create', differs: OPTION_FAILS },
  {
    call: 'paypal-checkout.create',
    differs: { ...OPTION_FAILS, hangs: ['PayPal hangs'] },
  },
  { call: 'venmo.create', options: { venmo: true }, differs: OPTION_FAILS },
  {
    call: 'apple-pay.create',
    options: { applePay: APPLE_PAY },
    scenario: { isSecure: true },
    differs: OPTION_FAILS,
  },
  {
    call: 'google-payment.create',
    options: { googlePay: GOOGLE_PAY },
    differs: {
      rejects: ["Google's client"],
      throws: ['option throws'],
      hangs: ['option hangs', "Google's client"],
    },
  },
  {
    call: 'three-d-secure.create',
    options: { threeDSecure: true },
    scenario: { guestWith: 'token' },
    differs: {
      rejects: ['no button off the page'],
      throws: ['3D Secure throws'],
      hangs: ['3D Secure hangs', 'loading alone'],
    },
  },
  {
    call: 'data-collector.create',
    options: { dataCollector: true },
    differs: { hangs: ['data collector hangs'] },
  },
]

const WALLETS = { payWithVenmo: true, applePayWeb: true, androidPay: true } as const

export const componentFailureScenarios: readonly Scenario[] = [
  ...COMPONENTS.flatMap((component) => WAYS.map((way) => toScenario(component, way))),
  {
    title: 'B-013 every option fails',
    faults: [{ call: 'hosted-fields.create', way: 'rejects' }],
    differs: ['B-013'],
    script: async (shop) => {
      await shop.create()
      await shop.create()
    },
  },
  {
    title: 'B-015 the PayPal button hangs',
    faults: [{ call: 'paypal-button.render', way: 'hangs' }],
    differs: ['PayPal hangs'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL }, 'promise', PATIENCE_MS)
      await shop.pass(FOREVER_MS)
    },
  },
  {
    title: 'B-012 Enter on the tile of an option that failed',
    faults: [{ call: 'paypal-checkout.create', way: 'rejects' }],
    differs: ['B-012'],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.focusPage()
      await shop.press('Tab')
      await shop.press('Tab')
      await shop.press('Enter')
    },
  },
  {
    title: 'B-065 the saved methods do not come',
    saved: [],
    faults: [{ call: 'vault-manager.fetchPaymentMethods', way: 'rejects' }],
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
    },
  },
]

function toScenario(component: FailingComponent, way: FaultWay): Scenario {
  const { call, options = {}, scenario = {}, differs = {} } = component
  const named = differs[way]
  return {
    gateway: WALLETS,
    ...scenario,
    title: `${call} ${way}`,
    faults: [{ call, way }],
    ...(named ? { differs: named } : {}),
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL, ...options }, 'promise', PATIENCE_MS)
      if (way === 'hangs') await shop.pass(FOREVER_MS)
    },
  }
}
