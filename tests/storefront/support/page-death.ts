import type { Page } from 'playwright/test'

/**
 * Lets a page's checkout die at one of its dealings with the outside, counted from the press of Pay: a
 * write to the journal, a write to the cart after that, a call sent, an answer received. From then on
 * none of them happens.
 */
export async function dieAtDealing(page: Page, fatal: number): Promise<void> {
  await page.addInitScript(installDeath, fatal)
}

/** Lets the page give up on a write that is not answered sooner than a shopper would. */
export async function loseAnswersSoon(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const WRITE_TIMEOUT_MS = 30_000
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(ms === WRITE_TIMEOUT_MS ? ms / 10 : ms)
  })
}

/** Waits until the page has died, or until it has nothing more to do. */
export async function awaitDeathOrRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.documentElement.dataset['died'] === 'yes') return true
    const text = localStorage.getItem('payment-journal')
    const step: unknown = text === null ? undefined : JSON.parse(text).entries[0]?.step
    // Offline, asking again by itself brings nothing.
    const isOpen = step === 'charge-unknown' || step === 'order-unknown'
    if (isOpen && !navigator.onLine) return true
    return step === 'done' || step === 'failed' || step === 'charged'
  })
}

/** Runs in the page. */
function installDeath(fatal: number): void {
  let dealings = 0
  const deal = () => {
    const isDead = dealings >= fatal
    dealings += 1
    if (isDead) document.documentElement.dataset['died'] = 'yes'
    return isDead
  }
  const never = () => new Promise<never>(() => {})
  const isOurs = (key: string) => key === 'payment-journal' || (key === 'cart' && dealings > 0)
  const isCall = (input: unknown): input is Request =>
    input instanceof Request && /\/api\/(braintree\/payment|order\/create)\//.test(input.url)

  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key: string, value: string) {
    if (!isOurs(key) || !deal()) setItem.call(this, key, value)
  }
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    if (!isCall(input)) return fetch(input, init)
    if (deal()) return never()
    const response = await fetch(input, init)
    return deal() ? never() : response
  }
}
