import { findAll } from './find-all'

/**
 * Presses the button at a place of the widget; it may be within a shadow root, as wallets' own buttons are.
 *
 * @throws Error when it is not on the page
 */
export function pressButton(name: string, hook: string): void {
  const place = findAll(document, `[data-braintree-id="${hook}"]`).at(-1)
  const button = place && [place, ...findAll(place, 'button')].find(isPressable)
  if (!button) throw missingButton(name)
  button.click()
}

/** What to tell who looks for a button that there isn't. */
export function missingButton(name: string): Error {
  return new Error(
    `There is no ${name} button on the page. Is ${name} among the widget's options, and has \`create\` resolved?`,
  )
}

function isPressable(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && element.matches('button, [role=button]')
}
