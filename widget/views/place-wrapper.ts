/**
 * Puts the widget's own element into the container. At once, so that a second widget that is created
 * there meanwhile finds the place taken.
 */
export function placeWrapper(container: Element, onEnd: (task: () => void) => void): HTMLElement {
  const wrapper = document.createElement('div')
  wrapper.id = `braintree--dropin__${createUniqueId()}`
  wrapper.dataset['braintreeId'] = 'wrapper'
  container.append(wrapper)
  onEnd(() => wrapper.remove())
  return wrapper
}

/** `randomUUID` needs a secure page; merchants develop on others. */
function createUniqueId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
