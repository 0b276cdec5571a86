import type { Client } from '../client/client-instance'
import { connectionOf } from '../client/known-clients'
import { acceptCallbacks } from '../component/accept-callback'
import { askGateway } from '../component/ask-gateway'
import { BraintreeError } from '../component/braintree-error'
import { simulateCall, simulateSyncCall } from '../component/simulate-call'
import { disableMethods } from '../component/tear-down'
import { getSimulator } from '../control/simulator'
import { askShopper } from '../dialogs/ask-shopper'
import type { PaymentMethod } from '../gateway/payment-methods/payment-method'

export interface VenmoOptions {
  readonly allowDesktop?: boolean | undefined
}

export interface Venmo {
  /** Whether the page was returned to from the app with a result. */
  hasTokenizationResult(): boolean
  tokenize(): Promise<PaymentMethod>
  teardown(): Promise<void>
}

export function createVenmo(client: Client, options: VenmoOptions): Venmo {
  if (!client.getConfiguration().gatewayConfiguration.payWithVenmo) {
    throw venmoError('MERCHANT', 'VENMO_NOT_ENABLED', 'Venmo is not enabled for this merchant.')
  }
  const connection = connectionOf(client)
  let isActive = false

  async function tokenize(): Promise<PaymentMethod> {
    if (isActive) {
      const message = 'Another Venmo authorization is going on.'
      throw venmoError('MERCHANT', 'VENMO_TOKENIZATION_REQUEST_ACTIVE', message)
    }
    isActive = true
    try {
      const username = await findAccount(options)
      const result = await askGateway(connection.tokenizeVenmo({ username }), 'VENMO_NETWORK_ERROR')
      if (!result.ok)
        throw venmoError('UNKNOWN', 'VENMO_TOKENIZATION_FAILED', result.problem.message)
      return result.value
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
  const code = options.allowDesktop ? 'VENMO_DESKTOP_CANCELED' : 'VENMO_APP_CANCELED'
  throw venmoError('CUSTOMER', code, 'The Venmo authorization was cancelled.')
}

function venmoError(
  type: 'CUSTOMER' | 'MERCHANT' | 'UNKNOWN',
  code: string,
  message: string,
): BraintreeError {
  return new BraintreeError({ type, code, message })
}
