/**
 * Puts plain elements in the place of the card fields' frames: browsers take most of a walk's time to make frames, and
 * a walk looks at nothing in which the two differ.
 */
export function makeFramesLight(): void {
  const createElement = document.createElement.bind(document)
  document.createElement = (name: string, options?: ElementCreationOptions) =>
    name === 'iframe' ? createLightFrame(createElement('span')) : createElement(name, options)
}

/** The widgets ask whether what has the focus is a frame, so it says that it is one. */
function createLightFrame(host: HTMLElement): HTMLElement {
  const root = host.attachShadow({ mode: 'open', delegatesFocus: true })
  for (const name of ['input', 'change', 'click', 'keydown', 'keyup', 'focusin', 'focusout']) {
    root.addEventListener(name, (event) => event.stopPropagation())
  }
  const body = {
    replaceChildren: (...content: Element[]) => root.replaceChildren(...content),
  }
  const contentDocument = { body, defaultView: window, adoptedStyleSheets: [] }
  Object.setPrototypeOf(host, HTMLIFrameElement.prototype)
  for (const [key, value] of Object.entries({ contentDocument, name: '', contentWindow: window })) {
    Object.defineProperty(host, key, { value, writable: true })
  }
  queueMicrotask(() => host.dispatchEvent(new Event('load')))
  return host
}
