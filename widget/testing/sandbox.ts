import { testCard } from './test-card'

/**
 * What Braintree's sandbox has for tests: numbers to type, nonces and amounts for the server. The stand-ins of this kit
 * treat them as the sandbox does, so a test may go from one to the other.
 */
export const sandbox = {
  /** Cards to type, by what becomes of them. Each has a date, a code, a postal code and a name besides its number. */
  cards: {
    visa: testCard('4111111111111111'),
    mastercard: testCard('5555555555554444'),
    americanExpress: testCard('378282246310005'),
    discover: testCard('6011111111111117'),
    dinersClub: testCard('36259600000004'),
    jcb: testCard('3530111333300000'),
    maestro: testCard('6304000000000000'),
    unionPay: testCard('6212345678901232'),
    /** The widget takes it, the bank declines the charge (2000, Do Not Honor). */
    declined: testCard('4000111111111115'),
    /** The charge fails: the processor's network is unavailable (3000). */
    processorUnavailable: testCard('3566002020360505'),
    /** The gateway rejects the charge for fraud. */
    fraud: testCard('4000111111111511'),
    /** The gateway rejects the charge for its risk. */
    risk: testCard('4111130000000003'),
    /** Not a card number at all: the widget asks for another. */
    invalid: testCard('4111111111111112'),
    /** With 3D Secure: the bank asks nothing and takes the liability. */
    threeDSecurePassed: testCard('4000000000001000'),
    /** With 3D Secure: the bank asks nothing and refuses to take the liability. */
    threeDSecureFailed: testCard('4000000000001018'),
    /** With 3D Secure: the bank can't say. */
    threeDSecureUnavailable: testCard('4000000000001034'),
    /** With 3D Secure: the bank opens its window. */
    threeDSecureChallenge: testCard('4000000000001091'),
    /** With 3D Secure: the bank opens its window, and whatever the shopper answers is wrong. */
    threeDSecureChallengeFailed: testCard('4000000000001109'),
  },
  /** Ready-made nonces for a server's tests without a page; each may be used any number of times. */
  nonces: {
    valid: 'fake-valid-nonce',
    visa: 'fake-valid-visa-nonce',
    mastercard: 'fake-valid-mastercard-nonce',
    americanExpress: 'fake-valid-amex-nonce',
    declined: 'fake-processor-declined-visa-nonce',
    processorUnavailable: 'fake-processor-failure-jcb-nonce',
    fraud: 'fake-gateway-rejected-fraud-nonce',
    risk: 'fake-gateway-rejected-risk-thresholds-nonce',
    consumed: 'fake-consumed-nonce',
    luhnInvalid: 'fake-luhn-invalid-nonce',
    paypal: 'fake-paypal-one-time-nonce',
    paypalBillingAgreement: 'fake-paypal-billing-agreement-nonce',
    venmo: 'fake-venmo-account-nonce',
    applePay: 'fake-apple-pay-visa-nonce',
    googlePay: 'fake-android-pay-visa-nonce',
    threeDSecurePassed: 'fake-three-d-secure-visa-full-authentication-nonce',
    threeDSecureFailed: 'fake-three-d-secure-visa-failed-authentication-nonce',
  },
  /** Amounts that decide a charge of a good card, as decimal text. Any other amount is approved. */
  amounts: {
    approved: '10.00',
    /** Any whole amount from 2000 to 2999 declines with itself as the processor's code. */
    declined: '2000.00',
    insufficientFunds: '2001.00',
    limitExceeded: '2002.00',
    expiredCard: '2004.00',
    wrongCvv: '2010.00',
    stolenCard: '2013.00',
    callIssuer: '2044.00',
    /** The processor's network is unavailable. */
    failed: '3000.00',
    /** The gateway rejects it: `application_incomplete`. */
    rejected: '5001.00',
    /** PayPal and Venmo only: taken at first, and declined when it settles. */
    settlementDeclined: '4001.00',
    /** PayPal and Venmo only. */
    settlementPending: '4002.00',
  },
} as const
