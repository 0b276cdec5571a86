import type { Family } from '../support/fault'
import { createPaymentChargesANonceTwice } from './payments/create-payment-charges-a-nonce-twice'
import { createPaymentChargesAnotherAmount } from './payments/create-payment-charges-another-amount'
import { createPaymentFailsForDeclinedCharges } from './payments/create-payment-fails-for-declined-charges'
import { createPaymentMakesANewTransactionOfARepeatedRequest } from './payments/create-payment-makes-a-new-transaction-of-a-repeated-request'
import { createPaymentMakesOneTransactionOfTheSandboxNonce } from './payments/create-payment-makes-one-transaction-of-the-sandbox-nonce'
import { createPaymentRefusesAnAmountOf0 } from './payments/create-payment-refuses-an-amount-of-0'
import { createPaymentReportsDeclinedChargesAsCharged } from './payments/create-payment-reports-declined-charges-as-charged'

/** What is charged. */
export const payments: Family = {
  name: 'payments',
  checksFor: () => ['checkout', 'nonces'],
  faults: [
    createPaymentChargesAnotherAmount,
    createPaymentChargesANonceTwice,
    createPaymentMakesANewTransactionOfARepeatedRequest,
    createPaymentMakesOneTransactionOfTheSandboxNonce,
    createPaymentReportsDeclinedChargesAsCharged,
    createPaymentFailsForDeclinedCharges,
    createPaymentRefusesAnAmountOf0,
  ],
}
