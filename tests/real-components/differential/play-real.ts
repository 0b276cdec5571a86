import type { Browser, Page } from 'playwright/test'
import { toGatewayConfiguration } from '../../../mocks/braintree/control/settings'
import { createVaultControl } from '../../../mocks/braintree/control/vault-control'
import { allBut, answerHosts } from '../../../mocks/braintree-wire/answer-hosts'
import { framesFrom } from '../../../mocks/braintree-wire/pages/frames-from'
import { installApplePay } from '../../../mocks/braintree-wire/scripts/apple-pay-session'
import { createWire, TOKENIZATION_KEY, type Wire } from '../../../mocks/braintree-wire/wire'
import type { Observation } from '../../widget/differential/compare/observation'
import { OWN_TEXTS } from '../../widget/differential/driver/own-texts'
import type { WidgetName } from '../../widget/differential/driver/play'
import type { Scenario } from '../../widget/differential/driver/scenario'
import { openShop } from '../../widget/differential/driver/shop'
import { SHOP } from '../support/real-page'
import { serveShop } from '../support/serve-shop'
import { driveReal } from './drive-real'
import { WIRE_FAULTS } from './main-scenarios'

/** Plays the scenario with one of the widgets on the published components, in a browser context of its own. */
export async function playReal(
  browser: Browser,
  origin: string,
  widget: WidgetName,
  scenario: Scenario,
): Promise<Observation> {
  const context = await browser.newContext()
  try {
    const wire = createWire(toGatewayConfiguration(scenario.gateway ?? {}), framesFrom(origin))
    WIRE_FAULTS[scenario.title]?.(wire)
    await answerHosts(context, wire, allBut(SHOP))
    await serveShop(context, SHOP, origin, { policy: undefined, prelude: undefined })
    const page = await context.newPage()
    await page.addInitScript(installApplePay)
    const drive = driveReal(page, wire)
    await page.goto(`${SHOP}/differential.html?widget=${widget}`)
    await prepare(page, wire, scenario)
    const shop = await openShop(page, drive)
    if (scenario.prepare) await shop.prepare(scenario.prepare)
    await page.evaluate(() => window.harness.load())
    await scenario.script(shop)
    if (wire.unknown.length > 0) throw new Error(`Nobody answers for ${wire.unknown.join(', ')}`)
    return shop.observation
  } finally {
    await context.close()
  }
}

/** What is there before the merchant does anything. */
async function prepare(page: Page, wire: Wire, scenario: Scenario): Promise<void> {
  const { saved, guestWith = 'key' } = scenario
  const vault = createVaultControl(
    () => wire.gateway,
    () => Promise.resolve([]),
  )
  // The vault lists the newest first.
  for (const method of saved?.toReversed() ?? []) await vault.save('jane', method)
  const guest = guestWith === 'key' ? TOKENIZATION_KEY : await wire.createClientToken()
  const authorization = saved ? await wire.createClientToken('jane') : guest
  await page.evaluate(
    ([key, translations]) => {
      window.harness.defaults = { authorization: key, translations }
    },
    [authorization, OWN_TEXTS] as const,
  )
}
