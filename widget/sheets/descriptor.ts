import type { TextKey } from '../locales/en-us'
import type { PaymentMethodType } from '../model/terms/payment-method'
import type { IconName } from '../views/icons/icon-name'

/** What a page's Content-Security-Policy has to allow, by directive. */
export type Hosts = Readonly<
  Partial<
    Record<
      'script-src' | 'style-src' | 'frame-src' | 'connect-src' | 'img-src' | 'form-action',
      readonly string[]
    >
  >
>

/** What the widget knows of a payment option before its sheet is loaded. */
export interface OptionDescriptor {
  /** The type of payment method that the option adds. Two options may share one. */
  readonly type: PaymentMethodType
  /** What analytics call methods of this type. */
  readonly analyticsName: string
  /** Its name: the key of a text, or a name that is the same in every language. */
  readonly name: string
  /** Heading of its sheet, where that is not the name. */
  readonly heading?: TextKey
  readonly icon: IconName
  /**
   * What the gateway's configuration calls it, by major release of braintree-web: the first of the names that has a
   * value in release 3. Absent for cards, which are accepted by brand.
   */
  readonly gatewayNames?: { readonly 3: readonly string[]; readonly 4: string }
  /** The provider's component that is fetched ahead; absent where that depends on the device. */
  readonly component?: 'cardFields' | 'payPal' | 'venmo'
  /** The detail that tells one saved method from another. */
  readonly identifier?: string
  /** The question before a saved method is deleted, where it has one of its own. */
  readonly deletionText?: TextKey
  /** Saved methods of it are listed. Wallets keep their own list of cards, and a nonce of theirs can't be used again. */
  readonly isListed?: true
  /** `updateConfiguration` changes its settings; unsaved methods that were made with the old ones are dropped. */
  readonly isUpdatable?: true
}
