/**
 * Gives jsdom what it lacks for the wallets' buttons: style sheets made by a script, which no test sees in an
 * environment without layout. In a browser it does nothing.
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
}
