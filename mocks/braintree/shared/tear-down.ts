import { BraintreeError } from './braintree-error'

/** Makes every method of an instance throw from now on, as the real components do. */
export function disableMethods(instance: object): void {
  for (const [name, member] of Object.entries(instance)) {
    if (typeof member !== 'function') continue
    const refuse = () => {
      throw new BraintreeError({
        type: 'MERCHANT',
        code: 'METHOD_CALLED_AFTER_TEARDOWN',
        message: `${name} cannot be called after teardown.`,
      })
    }
    Object.assign(instance, { [name]: refuse })
  }
}
