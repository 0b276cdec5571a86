const PATIENCE_MS = 5_000

/**
 * An element of the widget by its `data-braintree-id`.
 *
 * @throws Error when the widget does not have it
 */
export function part(hook: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-braintree-id="${hook}"]`)
  if (!element) throw new Error(`The widget has no ${hook} now.`)
  return element
}

export function isVisible(hook: string): boolean {
  const element = document.querySelector(`[data-braintree-id="${hook}"]`)
  return element?.checkVisibility({ visibilityProperty: true }) ?? false
}

/**
 * Clicks what a shopper would click: the first element that fits.
 *
 * @throws Error when nothing fits
 */
export function click(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`Nothing on the page is ${selector}.`)
  element.click()
}

/**
 * Resolves at the first frame in which the condition is met.
 *
 * @throws Error when it does not come in time
 */
export async function until(what: string, holds: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!holds()) {
    if (performance.now() > end) throw new Error(`${what} did not come.`)
    await new Promise(requestAnimationFrame)
  }
}

export const untilVisible = (hook: string) => until(hook, () => isVisible(hook))
