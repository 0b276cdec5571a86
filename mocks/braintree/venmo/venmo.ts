import type { Client } from '../client/client-instance'
import { connectionOf } from '../client/known-clients'
import { getSimulator } from '../control/simulator'
import { askShopper } from '../dialogs/ask-shopper'
import {
  BraintreeError,
  type BraintreeErrorType,
  translateNetworkError,
} from '../shared/braintree-error'
import { acceptCallbacks, disableMethods } from '../shared/instance-methods'
import { simulateCall, simulateSyncCall } from '../shared/simulate-call'

export interface VenmoOptions {
  readonly allowDesktop?: boolean | undefined
  readonly allowDesktopWebLogin?: boolean | undefined
  readonly paymentMethodUsage?: string | undefined
}

/** What the app hands out. The context is there with a `paymentMethodUsage` only. */
export interface VenmoPayment {
  readonly nonce: string
  readonly type: 'VenmoAccount'
  readonly details: {
    /** Starts with an `@`, unlike that of a saved account. */
    readonly username: string
    readonly paymentContextId: string | undefined
  }
}

export interface Venmo {
  /** Whether the page was returned to from the app with a result. */
  hasTokenizationResult(): boolean
  tokenize(): Promise<VenmoPayment>
  teardown(): Promise<void>
}

/**
 * A Venmo account, by a window of our own instead of the app, the code to scan or Venmo's site; the device is set by the
 * control. What those need of the page (the address and its hash, frames, markup) is left alone.
 *
 * @throws BraintreeError `VENMO_NOT_ENABLED`; its methods reject with `VENMO_…`
 */
export function createVenmo(client: Client, options: VenmoOptions): Venmo {
  if (!client.getConfiguration().gatewayConfiguration.payWithVenmo) {
    throw venmoError('MERCHANT', 'VENMO_NOT_ENABLED', 'Venmo is not enabled for this merchant.')
  }
  const connection = connectionOf(client)
  let isActive = false

  const isUsageSaid = Boolean(options.paymentMethodUsage)
  const paymentContextId = isUsageSaid ? getSimulator().createId() : undefined

  async function tokenize(): Promise<VenmoPayment> {
    if (isActive) {
      const message = 'Another Venmo authorization is going on.'
      throw venmoError('MERCHANT', 'VENMO_TOKENIZATION_REQUEST_ACTIVE', message)
    }
    isActive = true
    try {
      requireContext(isUsageSaid)
      const username = await findAccount(options)
      const result = await translateNetworkError(
        connection.tokenizeVenmo({ username }),
        'VENMO_NETWORK_ERROR',
      )
      if (!result.ok) {
        throw venmoError('UNKNOWN', 'VENMO_TOKENIZATION_FAILED', result.problem.message)
      }
      const details = { username: `@${username.replace('@', '')}`, paymentContextId }
      return { nonce: result.value.nonce, type: 'VenmoAccount', details }
    } finally {
      isActive = false
    }
  }

  const venmo: Venmo = {
    hasTokenizationResult: () =>
      simulateSyncCall(
        'venmo.hasTokenizationResult',
        [],
        () => getSimulator().venmo.appSwitchResult !== null,
      ),
    tokenize: () => simulateCall('venmo.tokenize', [], tokenize),
    teardown: () =>
      simulateCall('venmo.teardown', [], () => {
        requireContext(isUsageSaid)
        disableMethods(venmo)
      }),
  }
  return acceptCallbacks(venmo, ['tokenize', 'teardown'])
}

async function findAccount(options: VenmoOptions): Promise<string> {
  const { venmo, decisions } = getSimulator()
  if (venmo.appSwitchResult) {
    const { username } = venmo.appSwitchResult
    venmo.appSwitchResult = null
    return username
  }
  if (decisions.venmo === 'approve') return venmo.username
  if (decisions.venmo === 'ask') {
    const answer = await askShopper({
      title: 'Venmo',
      lines: ['The shop asks to be paid with Venmo.', 'This window is simulated; no money moves.'],
      fields: [{ name: 'username', label: 'Venmo user name', value: venmo.username, type: 'text' }],
      agreeLabel: 'Authorize',
      cancelLabel: 'Cancel',
    })
    if (answer.kind === 'agreed') return answer.values['username'] ?? venmo.username
  }
  throw venmoError(
    'CUSTOMER',
    cancelCode(options, venmo.isDesktop),
    'The Venmo authorization was cancelled.',
  )
}

/** Who comes back from the app by hand has cancelled too, and the component can't tell that from a missing app. */
function cancelCode(
  { allowDesktop, allowDesktopWebLogin }: VenmoOptions,
  isDesktop: boolean,
): string {
  if (!isDesktop) return 'VENMO_CANCELED'
  if (allowDesktopWebLogin) return 'VENMO_CUSTOMER_CANCELED'
  return allowDesktop ? 'VENMO_DESKTOP_CANCELED' : 'VENMO_CANCELED'
}

/** With a usage everything waits for Venmo's payment context, tearing down included. */
function requireContext(isNeeded: boolean): void {
  if (!isNeeded || getSimulator().venmo.isPaymentContextMade) return
  const message = 'Venmo made no payment context.'
  throw venmoError('NETWORK', 'VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED', message)
}

function venmoError(type: BraintreeErrorType, code: string, message: string): BraintreeError {
  return new BraintreeError({ type, code, message })
}
