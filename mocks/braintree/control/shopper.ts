/** Who answers the windows of wallets and banks: the person before the screen, or nobody. */
export type ShopperDecision = 'ask' | 'approve' | 'cancel'

export interface ShopperDecisions {
  paypal: ShopperDecision
  venmo: ShopperDecision
  /** `'wait'` leaves the sheet to the test, which gets hold of it as `applePay.sessions`. */
  applePay: ShopperDecision | 'wait'
  googlePay: ShopperDecision
  /** `'fail'` answers the bank's challenge wrongly. */
  threeDSecure: ShopperDecision | 'fail'
}

export function askAboutEverything(): ShopperDecisions {
  return { paypal: 'ask', venmo: 'ask', applePay: 'ask', googlePay: 'ask', threeDSecure: 'ask' }
}
