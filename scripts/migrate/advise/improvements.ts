/** What behaves better in this widget, by the option or method that a merchant uses. */
export interface Improvement {
  /** A dotted option path, or a method with parentheses. */
  use: string
  text: string
}

export const improvements: readonly Improvement[] = [
  {
    use: 'create()',
    text: 'it always settles: a component that hangs fails its own option, and `signal` aborts the start.',
  },
  {
    use: 'create()',
    text: 'a failed start leaves the container empty, so the next try on it works.',
  },
  {
    use: 'create()',
    text: 'errors carry a stack, a stable `code`, `cause`, whose fault it is and a next step; messages are unchanged.',
  },
  { use: 'locale', text: 'hyphens and any case are understood (`de-DE`), and `he` is Hebrew.' },
  {
    use: 'translations',
    text: 'texts are set as text, so an apostrophe shows as one and markup does nothing.',
  },
  {
    use: 'card.cardholderName',
    text: 'a name of 256 characters or more is refused with its own message.',
  },
  {
    use: 'card.overrides',
    text: 'your object is read and never written to; brand icons of other instances are left alone.',
  },
  { use: 'paypal', text: 'a failed script load is tried again at the next start, not remembered.' },
  { use: 'paypal', text: 'it renders inside a shadow root too.' },
  {
    use: 'paypal.buttonStyle',
    text: 'the object is copied, so PayPal and PayPal Credit may share it.',
  },
  {
    use: 'paypalCredit.buttonStyle',
    text: 'the object is copied, so PayPal and PayPal Credit may share it.',
  },
  {
    use: 'applePay',
    text: 'a session that fails to start frees the button for the next press; `domainName` is taken.',
  },
  { use: 'googlePay', text: 'requesting without the button tells the shopper to use it.' },
  {
    use: 'threeDSecure',
    text: 'after a failed verification the requestable events go on being emitted.',
  },
  {
    use: 'dataCollector',
    text: '`required: true` cancels the start where device data is a must; otherwise no sale is lost.',
  },
  {
    use: 'vaultManager',
    text: "a method that pays for a subscription can't be deleted, and the list says why.",
  },
  {
    use: 'preselectVaultedPaymentMethod',
    text: 'a deleted method is no longer requestable when nothing is preselected.',
  },
  {
    use: 'requestPaymentMethod()',
    text: 'a call while one is under way gets its answer: nothing is tokenized or verified twice; errors carry a `code`.',
  },
  {
    use: 'updateConfiguration()',
    text: 'function values are taken, a half-filled card form stays open, and a method authorized under the old value is dropped.',
  },
  {
    use: 'clearSelectedPaymentMethod()',
    text: 'it clears the selection in every view, an open sheet included.',
  },
  {
    use: 'teardown()',
    text: 'it waits for every part, reports what failed, may be called twice, and spares the styles of other instances.',
  },
]
