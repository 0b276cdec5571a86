/** PayPal's fb.js looks at the device on its own; the page only has to have loaded it. Runs in the page. */
export function installFraudnet(): void {
  Object.assign(window, { fraudnetWasHere: true })
}
