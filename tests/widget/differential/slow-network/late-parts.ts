import type { CallName } from '../../../../mocks/braintree/control/calls/recorded-call'
import { PAYPAL } from '../scenarios/examples'

/** How long a part takes, in seconds. */
export const LATENESS = [0, 0.3, 1, 3, 10, Number.POSITIVE_INFINITY] as const

export type Lateness = (typeof LATENESS)[number]

/** One part of a start that comes late while all others are there at once. */
export interface LatePart {
  readonly title: string
  /** What hangs on it. */
  readonly call: CallName
  readonly options: object
  /** A returning customer with a saved card; a guest without. */
  readonly isReturning: boolean
  /** Whether the merchant requests a payment as soon as `create` has resolved. */
  readonly requests: boolean
}

const BOTH = { paypal: PAYPAL }

export const LATE_PARTS: readonly LatePart[] = [
  {
    title: 'The client, for a returning customer',
    call: 'client.create',
    options: BOTH,
    isReturning: true,
    requests: false,
  },
  {
    title: 'The saved methods of a returning customer',
    call: 'vault-manager.fetchPaymentMethods',
    options: BOTH,
    isReturning: true,
    requests: false,
  },
  {
    title: 'The saved methods of a returning customer, where cards are the only option',
    call: 'vault-manager.fetchPaymentMethods',
    options: {},
    isReturning: true,
    requests: false,
  },
  {
    title: 'The card fields, beside PayPal',
    call: 'hosted-fields.create',
    options: BOTH,
    isReturning: false,
    requests: false,
  },
  {
    title: 'The card fields, where cards are the only option',
    call: 'hosted-fields.create',
    options: {},
    isReturning: false,
    requests: false,
  },
  {
    title: 'PayPal, beside cards',
    call: 'paypal-checkout.create',
    options: BOTH,
    isReturning: false,
    requests: false,
  },
  {
    title: 'Device data, with a request as soon as the widget is ready',
    call: 'data-collector.create',
    options: { dataCollector: true },
    isReturning: true,
    requests: true,
  },
  {
    title: 'The same, where device data is required',
    call: 'data-collector.create',
    options: { dataCollector: { required: true } },
    isReturning: true,
    requests: true,
  },
]
