import type { Page } from 'playwright'
import type { Observation, Reading, Step } from '../observation'
import type { OpenPage } from './open-page'

/** A view stays as it is that long before it counts as the step's outcome. */
const CALM_MS = 600
const PATIENCE_MS = 8_000
const REQUEST_MS = 20_000

/** A card that Braintree's sandbox accepts. */
const CARD: readonly (readonly [field: string, value: string])[] = [
  ['cardholder-name', 'Jane Doe'],
  ['number', '4111111111111111'],
  ['expirationDate', `12${new Date().getFullYear() + 3}`],
  ['cvv', '123'],
  ['postal-code', '12345'],
]

/** Goes through the same steps on either page: every option, a card where there are fields, and a request each. */
export async function drivePage({ page, console, hosts }: OpenPage): Promise<Observation> {
  const driver = new Driver(page)
  await driver.take('start')
  const options = driver.steps[0]?.options ?? []
  // With one option its view is open already.
  if (options.length < 2) await pay(driver, options[0] ?? 'card')
  else for (const option of options) await openAndPay(driver, option)
  return {
    created: await page.evaluate(describeStart),
    steps: driver.steps,
    console: [...console],
    hosts: [...hosts].sort(),
  }
}

function describeStart(): string {
  const { calls, created } = window.dropInWatch
  if (created !== '' || calls > 0) return created || 'no answer'
  const isThere = document.querySelector('[data-braintree-id="wrapper"]') !== null
  return isThere ? 'ready, without a call' : 'never called'
}

async function openAndPay(driver: Driver, option: string): Promise<void> {
  const { page } = driver
  const tile = page.locator(`.braintree-option__${option}`).first()
  const toggle = page.locator('[data-braintree-id="toggle"]')
  if (!(await tile.isVisible()) && (await toggle.isVisible())) await toggle.click()
  if (!(await tile.isVisible())) return
  await tile.click()
  await driver.take(`open ${option}`)
  await pay(driver, option)
}

async function pay(driver: Driver, option: string): Promise<void> {
  if (option === 'card' && (await fillCard(driver.page))) await driver.take('fill the card')
  const answer = await driver.request()
  await driver.take(`request ${option}`, answer)
}

/** Whether there was a form to fill. */
async function fillCard(page: Page): Promise<boolean> {
  let isFilled = false
  for (const [field, value] of CARD) {
    const frame = page.locator(`iframe[name^="braintree-hosted-field-${toFrameName(field)}"]`)
    if ((await frame.count()) === 0 || !(await frame.first().isVisible())) continue
    const input = frame.first().contentFrame().locator('input:visible').first()
    await input.pressSequentially(value)
    isFilled = true
  }
  return isFilled
}

/** The card fields call their frames after their own names: `cardholderName`, `postalCode`. */
function toFrameName(field: string): string {
  return field.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Takes what a page shows, once it no longer changes. */
class Driver {
  readonly page: Page
  readonly steps: Step[] = []

  constructor(page: Page) {
    this.page = page
  }

  async take(name: string, answer?: string): Promise<void> {
    const reading = await this.#calmReading()
    const events = await this.page.evaluate(() => window.dropInWatch.events.splice(0))
    const picture = await this.page.screenshot({ fullPage: true })
    this.steps.push({ name, ...reading, events, answer, picture })
  }

  async request(): Promise<string> {
    const late = `no answer after ${REQUEST_MS / 1000} s`
    return this.page.evaluate(
      ([text, ms]) =>
        Promise.race([
          window.dropInWatch.request(),
          new Promise<string>((resolve) => setTimeout(resolve, ms, text)),
        ]),
      [late, REQUEST_MS] as const,
    )
  }

  async #calmReading(): Promise<Reading> {
    const end = Date.now() + PATIENCE_MS
    let since = Date.now()
    let last = await this.#read()
    while (Date.now() < end && Date.now() - since < CALM_MS) {
      await this.page.waitForTimeout(100)
      const now = await this.#read()
      if (JSON.stringify(now) !== JSON.stringify(last)) since = Date.now()
      last = now
    }
    return last
  }

  #read(): Promise<Reading> {
    return this.page.evaluate(() => window.dropInWatch.read())
  }
}
