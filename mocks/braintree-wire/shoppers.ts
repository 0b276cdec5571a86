/** What the shopper does in another party's window, until a test says otherwise: `approve`. */
export interface Shoppers {
  paypal: 'approve' | 'cancel' | 'fail'
  googlePay: 'approve' | 'cancel' | 'fail'
  applePay: 'approve' | 'cancel' | 'wait'
  challenge: 'right' | 'wrong' | 'cancel' | 'error' | 'wait'
}

declare global {
  interface Window {
    /** Read by the stubs of the other parties' scripts whenever it is the shopper's turn. */
    shoppers?: Partial<Shoppers>
    /** Answers the challenge that waits, while one does. */
    answerChallenge?: (decision: Shoppers['challenge']) => void
  }
}
