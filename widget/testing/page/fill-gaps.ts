/**
 * Gives jsdom what it lacks of the browsers that the widget knows: style sheets made by a script, which no test sees in
 * an environment without layout, and the global error report. In a browser it does nothing.
 */
export function fillGaps(): void {
  if (!('replaceSync' in CSSStyleSheet.prototype)) {
    Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined })
  }
  for (const root of [Document.prototype, ShadowRoot.prototype]) {
    if ('adoptedStyleSheets' in root) continue
    Object.defineProperty(root, 'adoptedStyleSheets', {
      value: [],
      writable: true,
      configurable: true,
    })
  }
  if (!('reportError' in globalThis)) Object.assign(globalThis, { reportError: throwLater })
}

/** As an error that nobody caught, which fails the test. */
function throwLater(error: unknown): void {
  setTimeout(() => {
    throw error
  }, 0)
}
