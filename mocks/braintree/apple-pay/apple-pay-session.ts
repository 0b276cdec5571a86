import { getSimulator } from '../control/simulator'
import type { ApplePaySessionHandle, ApplePayToken } from '../control/wallets-control'
import { askShopper } from '../dialogs/ask-shopper'
import { createWalletToken, lastFourOf } from '../shared/wallet-card'

interface ApplePayRequest {
  readonly total?: { readonly label?: string; readonly amount?: string }
  readonly currencyCode?: string
}

interface AuthorizedEvent {
  readonly payment: { readonly token: ApplePayToken }
}

const VALIDATION_URL = 'https://apple-pay-gateway.example/paymentservices/startSession'

let active: SimulatedApplePaySession | undefined

/** The `ApplePaySession` of Safari, with a window of our own instead of Apple's sheet. */
export class SimulatedApplePaySession {
  static readonly STATUS_SUCCESS = 0
  static readonly STATUS_FAILURE = 1

  static supportsVersion(version: number): boolean {
    return version >= 1 && version <= getSimulator().applePay.highestVersion
  }

  static canMakePayments(): boolean {
    return getSimulator().applePay.canMakePayments
  }

  onvalidatemerchant: ((event: { readonly validationURL: string }) => unknown) | null = null
  onpaymentauthorized: ((event: AuthorizedEvent) => unknown) | null = null
  oncancel: ((event: object) => unknown) | null = null

  readonly #request: ApplePayRequest
  readonly #closed = new AbortController()
  readonly #handle: ApplePaySessionHandle = {
    validateMerchant: (validationURL) => this.onvalidatemerchant?.({ validationURL }),
    authorize: (token = createToken()) => this.onpaymentauthorized?.({ payment: { token } }),
    cancel: () => {
      this.#close()
      this.oncancel?.({})
    },
  }

  constructor(version: number, request: ApplePayRequest) {
    if (!SimulatedApplePaySession.supportsVersion(version)) {
      throw new TypeError(`Apple Pay version ${version} is not supported.`)
    }
    this.#request = request
    getSimulator().calls.record('apple-pay-session.constructor', [version, request])
  }

  begin(): void {
    const { calls, applePay, decisions } = getSimulator()
    calls.record('apple-pay-session.begin', [])
    if (active) throw new DOMException('An Apple Pay sheet is open already.', 'InvalidStateError')
    active = this
    applePay.sessions.add(this.#handle)
    if (decisions.applePay === 'wait') return
    // The sheet opens before it asks for the merchant; handlers may be set until then.
    setTimeout(() => {
      if (!this.#closed.signal.aborted) this.#handle.validateMerchant(VALIDATION_URL)
    }, 0)
  }

  completeMerchantValidation(merchantSession: unknown): void {
    const { calls, decisions } = getSimulator()
    calls.record('apple-pay-session.completeMerchantValidation', [merchantSession])
    if (decisions.applePay === 'approve') this.#handle.authorize()
    if (decisions.applePay === 'cancel') this.#handle.cancel()
    if (decisions.applePay === 'ask') void this.#ask()
  }

  completePayment(result: unknown): void {
    getSimulator().calls.record('apple-pay-session.completePayment', [result])
    this.#close()
  }

  abort(): void {
    getSimulator().calls.record('apple-pay-session.abort', [])
    this.#close()
  }

  async #ask(): Promise<void> {
    const { total, currencyCode } = this.#request
    const price = [total?.amount, currencyCode].filter(Boolean).join(' ')
    const answer = await askShopper({
      title: 'Apple Pay',
      lines: [`Pay ${price} to ${total?.label || 'the shop'}?`, 'This sheet is simulated.'],
      fields: [],
      agreeLabel: 'Pay',
      cancelLabel: 'Cancel',
      signal: this.#closed.signal,
    })
    if (this.#closed.signal.aborted) return
    if (answer.kind === 'agreed') this.#handle.authorize()
    else this.#handle.cancel()
  }

  #close(): void {
    this.#closed.abort()
    getSimulator().applePay.sessions.remove(this.#handle)
    if (active === this) active = undefined
  }
}

function createToken(): ApplePayToken {
  const { applePay, createId } = getSimulator()
  return {
    paymentData: createWalletToken({ name: applePay.card, isNetworkTokenized: true }),
    paymentMethod: { displayName: `Card ${lastFourOf(applePay.card)}`, type: 'credit' },
    transactionIdentifier: createId(),
  }
}
