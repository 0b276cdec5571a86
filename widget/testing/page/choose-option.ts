import { findAll } from './find-all'

/** How the widget names its options, in its elements' classes. */
export type OptionName = 'card' | 'paypal' | 'paypalCredit' | 'venmo' | 'applePay' | 'googlePay'

/** A widget, once it shows a view. */
const SHOWING = '[class*="braintree-show-"]'
const POLL_MS = 5
const PATIENCE_MS = 3000

/**
 * Opens an option's sheet as a shopper does: by its tile, which may first have to be brought up. Does nothing when the
 * sheet is open.
 *
 * @throws Error when no widget on the page has the option
 */
export async function chooseOption(option: OptionName): Promise<void> {
  const missing = `No widget on the page shows ${option}. Is it among the options, and has \`create\` resolved?`
  const tile = `.braintree-option__${option}`
  await until(() => last(SHOWING) !== undefined, missing)
  if (isOpen(option)) return
  if (!last(tile)) last('[data-braintree-id="toggle"]')?.click()
  // A widget that is starting still forgets a click when it shows its first view; an option that is connecting takes none.
  const findTile = () => {
    const newest = last(tile)
    return newest?.matches(`${SHOWING} :not(.braintree-disabled)`) ? newest : undefined
  }
  await until(() => findTile() !== undefined || isOpen(option), missing)
  findTile()?.click()
  await until(() => isOpen(option), missing)
}

function isOpen(option: OptionName): boolean {
  return last(`.braintree-show-${option}`) !== undefined
}

/** Of several widgets that were not torn down the newest. */
function last(selector: string): HTMLElement | undefined {
  return findAll(document, selector).findLast((element) => element instanceof HTMLElement)
}

/** The widget renders a moment later. */
async function until(condition: () => boolean, message: string): Promise<void> {
  const endMs = performance.now() + PATIENCE_MS
  while (!condition()) {
    if (performance.now() > endMs) throw new Error(message)
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS)
    })
  }
}
