import type * as script from './standalone'

declare global {
  /** What `dropin.js` and `dropin.loader.js` set on a page with a script tag. */
  namespace braintree {
    const dropin: typeof script
  }
}
