import { hookOf, optionOf } from './screen'

/** Events of the browser that pages listen to at a form or at the document. */
const NAMES = ['change', 'input', 'submit', 'reset', 'invalid', 'click'] as const

/** Notes what of the widget's own doings reaches the page around it. */
export function createNativeEventReader(): () => string[] {
  const lines: string[] = []
  for (const name of NAMES) {
    document.addEventListener(name, ({ type, target }) => {
      if (!(target instanceof Element) || !target.closest('[data-braintree-id="wrapper"]')) return
      lines.push(`${type} at ${nameOf(target)}`)
    })
  }
  return () => lines.splice(0)
}

function nameOf(target: Element): string {
  const tile = target.closest('.braintree-option')
  if (tile) return `tile ${optionOf(tile)}`
  return target.closest('.braintree-method') ? 'a method' : hookOf(target)
}
