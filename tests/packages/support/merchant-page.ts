/** The tokenization key of the merchant that the wire knows. */
export const KEY = 'sandbox_testkey_simulated_merchant'

/** A page with a place for the widget, and with what a server has rendered there. */
export function renderPage(script: string, inside = ''): string {
  return `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Shop</title>
<div id="payment">${inside}</div>
${script}
`
}

/** A script that the page loads as a module. */
export const MODULE = '<script type="module" src="./main.js"></script>'

/** A merchant's module: it puts the widget into the page, and the running one within reach of a test. */
export const MAIN = `
import { create } from 'prompt-bazaar-widget'

create({ authorization: '${KEY}', container: '#payment' }).then((dropin) => {
  window.dropin = dropin
})
`
