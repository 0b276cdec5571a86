import type { BrowserContext, Page } from 'playwright/test'
import { SECURE_ORIGIN, serveSecurely } from '../../../secure-origin'
import type { Observation } from '../compare/observation'
import { OWN_TEXTS } from './own-texts'
import type { Scenario } from './scenario'
import { openShop } from './shop'

export type WidgetName = 'old' | 'new'

/** What takes its time on a network takes it here, longer than the widgets' own delays: no race is left to chance. */
const DELAYS = [
  ['hosted-fields.create', 450],
  ['three-d-secure.verifyCard', 400],
] as const

/** Plays the scenario with one of the widgets, on a page of its own. */
export async function play(
  context: BrowserContext,
  origin: string,
  widget: WidgetName,
  scenario: Scenario,
): Promise<Observation> {
  const page = await context.newPage()
  try {
    await page.goto(await addressOf(page, origin, widget, scenario.isSecure ?? false))
    await prepare(page, scenario)
    const shop = await openShop(page)
    if (scenario.prepare) await shop.prepare(scenario.prepare)
    await loadWidget(page, scenario)
    await scenario.script(shop)
    return shop.observation
  } finally {
    await page.close()
  }
}

async function loadWidget(page: Page, scenario: Scenario): Promise<void> {
  if (!scenario.page) {
    return page.evaluate((tag) => {
      const { harness } = window
      return tag ? harness.embed(tag) : harness.load()
    }, scenario.scriptTag)
  }
  const { script, ...parts } = scenario.page
  await page.evaluate((given) => window.merchantPage.setUp(given), parts)
  const run = `void ({ script: ${expressionOf(script)} }).script(window.merchantPage.tools)`
  await page.evaluate(run)
  if (parts.loadsItself) await page.evaluate(() => window.merchantPage.widgetLoaded())
}

/** A method's own text is no expression. */
function expressionOf(script: (...args: never) => unknown): string {
  const text = String(script)
  return /^(async\s+)?script\s*\(/.test(text) ? `({ ${text} }).script` : text
}

async function addressOf(
  page: Page,
  origin: string,
  widget: WidgetName,
  isSecure: boolean,
): Promise<string> {
  if (!isSecure) return `${origin}/?widget=${widget}`
  await serveSecurely(page, origin)
  return `${SECURE_ORIGIN}/?widget=${widget}`
}

/** What is there before the merchant does anything. */
async function prepare(page: Page, scenario: Scenario): Promise<void> {
  const { gateway = {}, saved, guestWith = 'key', faults = [], reads = [] } = scenario
  await page.evaluate(
    async ([settings, methods, guest, delays, failing, translations, readers]) => {
      const { harness } = window
      harness.reads = readers
      const { simulator } = harness
      simulator.configure(settings)
      for (const [call, ms] of delays) simulator.delay(call, ms)
      for (const { call, way } of failing) harness.breakComponent(call, way)
      // The vault lists the newest first.
      for (const method of methods?.toReversed() ?? []) await simulator.vault.save('jane', method)
      const key = 'sandbox_guest_simulated'
      const guestAuthorization = guest === 'key' ? key : simulator.createClientToken()
      const authorization = methods ? simulator.createClientToken('jane') : guestAuthorization
      harness.defaults = { authorization, translations }
    },
    [gateway, saved, guestWith, DELAYS, faults, OWN_TEXTS, reads] as const,
  )
}
