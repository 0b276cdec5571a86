import type { Browser, Page } from 'playwright'

/** What one page load with one widget took. */
export interface Visit {
  /** ms from the call of `create` until it resolves, the card form ready. */
  readonly ready: number
  /** ms from the click on PayPal's tile until its sheet can be touched. */
  readonly sheet: number
}

/** Until then the browser compiles what turns out to be called often, and keeps that. */
const WARM_UP_ROUNDS = 20

interface Instance {
  teardown(): Promise<void>
}

declare global {
  var create: (options: object) => Promise<Instance>
}

const OPTIONS = { authorization: 'sandbox_guest_simulated', container: '#container' }
const WALLET = { flow: 'checkout', amount: '10.00', currency: 'USD' }

/**
 * As text, since a compiled function may call helpers that the page lacks. A sheet can be touched once it is what
 * lies at its own middle.
 */
const CLICK_AND_AWAIT_SHEET = `new Promise((resolve) => {
  const before = performance.now()
  document.querySelector('.braintree-option__paypal').click()
  const look = () => {
    const sheet = document.querySelector('[data-braintree-id="paypal"]')
    const { left, top, width, height } = sheet.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    if (height > 0 && sheet.contains(found)) resolve(performance.now() - before)
    else requestAnimationFrame(look)
  }
  look()
})`

/** A fresh visitor opens the page, waits for the card form, then chooses PayPal. */
export async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  return withPage(browser, async (page) => {
    await open(page, url)
    const ready = await page.evaluate(
      async (options) => {
        const before = performance.now()
        await globalThis.create(options)
        return performance.now() - before
      },
      { ...OPTIONS, paypal: WALLET },
    )
    const sheet = await page.evaluate<number>(CLICK_AND_AWAIT_SHEET)
    return { ready, sheet }
  })
}

/** The scripts that a guest's card form has fetched when a card can be typed, cards being all there is. */
export async function listCardScripts(browser: Browser, url: string): Promise<string[]> {
  return withPage(browser, async (page) => {
    await open(page, url)
    // In the page: what is fetched after that moment must not count by chance.
    return page.evaluate(async (options) => {
      await globalThis.create(options)
      const fetched = performance.getEntriesByType('resource')
      return fetched.map(({ name }) => new URL(name).pathname)
    }, OPTIONS)
  })
}

/** kB that stay on the heap for each widget that was created and torn down, after a first one. */
export async function measureLeftovers(
  browser: Browser,
  url: string,
  rounds: number,
): Promise<number> {
  return withPage(browser, async (page) => {
    await open(page, url)
    const session = await page.context().newCDPSession(page)
    const heap = async () => {
      await session.send('HeapProfiler.collectGarbage')
      return (await session.send('Runtime.getHeapUsage')).usedSize
    }
    await createAndTearDown(page, WARM_UP_ROUNDS)
    const before = await heap()
    await createAndTearDown(page, rounds)
    return Math.max(0, (await heap()) - before) / rounds / 1024
  })
}

async function withPage<Result>(
  browser: Browser,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext()
  try {
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => typeof globalThis.create === 'function')
}

async function createAndTearDown(page: Page, times: number): Promise<void> {
  await page.evaluate(
    async ([options, count]) => {
      for (let index = 0; index < count; index += 1) {
        const instance = await globalThis.create(options)
        await instance.teardown()
      }
      // The simulated components record every call with its arguments: not the widget's memory.
      globalThis.braintreeSimulator?.calls.clear()
    },
    [OPTIONS, times] as const,
  )
}
