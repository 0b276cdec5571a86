import { findAll } from './find-all'

/** How the widget names its options, in its elements' classes. */
export type OptionName = 'card' | 'paypal' | 'paypalCredit' | 'venmo' | 'applePay' | 'googlePay'

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
  if (isOpen(option)) return
  if (!findTile(option)) last('[data-braintree-id="toggle"]')?.click()
  await until(() => findTile(option) !== undefined || isOpen(option), missing)
  findTile(option)?.click()
  await until(() => isOpen(option), missing)
}

function isOpen(option: OptionName): boolean {
  return last(`.braintree-show-${option}`) !== undefined
}

function findTile(option: OptionName): HTMLElement | undefined {
  return last(`.braintree-option__${option}`)
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
