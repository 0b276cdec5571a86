import type { Amount } from './wallet-options'

export interface ThreeDSecureAdditionalInformation {
  /** Size of the bank's window. Default `'03'`, 500 by 600 pixels. */
  acsWindowSize?: '01' | '02' | '03' | '04' | '05' | undefined
  [field: string]: unknown
}

/** What 3D Secure takes for one payment; the widget adds nonce and bin itself. */
export interface ThreeDSecureRequest {
  /** What the bank is asked about; required unless the widget was created with an amount. */
  amount?: Amount | undefined
  /** The shopper's address, which the bank weighs. */
  email?: string | undefined
  /** The shopper's number, digits alone. */
  mobilePhoneNumber?: string | undefined
  /** Where the card's bills go; the more is told, the fewer questions the bank has. */
  billingAddress?: Readonly<Record<string, string | undefined>> | undefined
  /** What else is known of the order, such as where it is shipped to, and the size of the bank's window. */
  additionalInformation?: ThreeDSecureAdditionalInformation | undefined
  /** Asks the bank to question the shopper in any case. */
  challengeRequested?: boolean | undefined
  /** The same where the card is saved and nothing is paid. */
  cardAddChallengeRequested?: boolean | undefined
  /** @deprecated Use `cardAddChallengeRequested`. */
  cardAdd?: boolean | undefined
  /** Has Braintree decide how to ask the bank: for a question, an exemption or neither. */
  applySmartAuthentication?: boolean | undefined
  /** Asks for Visa's own authenticated credential, where you are eligible. */
  requestVisaDAF?: boolean | undefined
  /** Asks the bank not to question the shopper. */
  exemptionRequested?: boolean | undefined
  /** Why the bank need not ask. */
  requestedExemptionType?: 'low_value' | 'transaction_risk_analysis' | undefined
  /** Shares data with the bank and asks for no verification. */
  dataOnlyRequested?: boolean | undefined
  /** Has the provider's component collect what the bank wants to know of the device. */
  collectDeviceData?: boolean | undefined
  /** What a card that is both is used as. */
  accountType?: 'credit' | 'debit' | undefined
  /** The shop's name in the bank's window. */
  merchantName?: string | undefined
  /** Values for the rules that you have set for 3D Secure in Braintree's control panel, by name. */
  customFields?: Readonly<Record<string, unknown>> | undefined
}

/** Options of `requestPaymentMethod`. */
export interface RequestOptions {
  /**
   * Given where the widget was created with `threeDSecure`. A verification that does not go on rejects with
   * `THREE_D_SECURE_FAILED`: at once where Cardinal's script is missing and the bank has a question; after 70 seconds where
   * it is not prepared, the bank's page is not shown, or there is no answer after it; after 30 minutes where that page
   * stays open. `fault` says whose turn it is.
   */
  threeDSecure?: ThreeDSecureRequest | undefined
}
