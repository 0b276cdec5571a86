import { hookOf, optionOf } from './screen'

/** Events of the browser that pages listen to at a form or at the document. */
const NAMES = ['change', 'input', 'submit', 'reset', 'invalid', 'click'] as const

/** Notes what of the widget's own doings reaches the page around it. */
export function createNativeEventReader(): () => string[] {
  const lines: string[] = []
  for (const name of NAMES) {
    document.addEventListener(name, (event) => {
      // What was clicked may be gone by now.
      const path = event.composedPath().filter((part) => part instanceof Element)
      if (!path.some((part) => part.matches('[data-braintree-id="wrapper"]'))) return
      lines.push(`${event.type} at ${nameOf(path)}`)
    })
  }
  return () => lines.splice(0)
}

function nameOf(path: readonly Element[]): string {
  const tile = path.find((part) => part.matches('.braintree-option'))
  if (tile) return `tile ${optionOf(tile)}`
  if (path.some((part) => part.matches('.braintree-method'))) return 'a method'
  const hooked = path.find((part) => part.hasAttribute('data-braintree-id'))
  return hooked ? hookOf(hooked) : 'the widget'
}
