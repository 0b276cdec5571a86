import type { Browser, Page } from 'playwright/test'
import { toCardFacts } from '../../../mocks/braintree/gateway/cards/card-facts'
import { scenarioNameOfNumber } from '../../../mocks/braintree/gateway/scenarios/scenarios'
import { assertNever } from '../../../mocks/braintree/shared/assert-never'
import { allBut, answerHosts } from '../../../mocks/braintree-wire/answer-hosts'
import { framesFrom } from '../../../mocks/braintree-wire/pages/frames-from'
import { createWire, type Wire } from '../../../mocks/braintree-wire/wire'
import type { Observation, StepObservation } from '../../widget/differential/compare/observation'
import { serveShop } from '../support/serve-shop'
import { serveGateway } from './serve-gateway'
import { settle } from './settle'
import { GATEWAY, type Side } from './side'
import type { Call, Scenario, Step } from './step'

const SHOP = 'https://shop.example'
const CONFIGURATION = {
  payWithVenmo: { accessToken: 'simulated', environment: 'sandbox', merchantId: 'venmo' },
  applePayWeb: {
    countryCode: 'US',
    currencyCode: 'USD',
    merchantIdentifier: 'shop',
    supportedNetworks: ['visa', 'mastercard'],
  },
  androidPay: {
    enabled: true,
    displayName: 'Shop',
    environment: 'sandbox',
    googleAuthorizationFingerprint: 'simulated',
    supportedNetworks: ['visa', 'mastercard'],
  },
} as const

/** Plays a scenario on one side; what was seen after each step. */
export async function play(
  browser: Browser,
  baseUrl: string,
  side: Side,
  scenario: Scenario,
): Promise<Observation> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  try {
    const wire = createWire(CONFIGURATION, framesFrom(baseUrl))
    for (const number of scenario.saved ?? []) await saveCard(wire, number)
    await answerHosts(context, wire, allBut(SHOP))
    await serveShop(context, SHOP, baseUrl, { policy: undefined, prelude: undefined })
    await serveGateway(context, wire, GATEWAY)
    const page = await context.newPage()
    await page.goto(`${SHOP}/comparison.html?${side.name}`)
    await page.waitForFunction(() => Reflect.has(globalThis, 'player'))
    const tokens = {
      guest: await side.createToken(wire),
      jane: await side.createToken(wire, 'jane'),
    }
    await page.evaluate((own) => {
      player.tokens = own
    }, tokens)
    const seen: StepObservation[] = []
    for (const step of scenario.steps) {
      await act(page, wire, side, step)
      await settle(page)
      seen.push(await observe(page, step.name))
    }
    return seen
  } finally {
    await context.close()
  }
}

function saveCard(wire: Wire, number: string): Promise<unknown> {
  const card = toCardFacts({
    number,
    brand: number.startsWith('4') ? 'Visa' : 'MasterCard',
    expirationMonth: '12',
    expirationYear: '2031',
  })
  const instrument = { kind: 'card', card } as const
  return wire.gateway.vault({
    customerId: 'jane',
    instrument,
    scenario: scenarioNameOfNumber(number),
  })
}

async function act(page: Page, wire: Wire, side: Side, step: Step): Promise<void> {
  const input = (name: string) =>
    page.frameLocator(`iframe[name="braintree-hosted-field-${name}"]`).getByRole('textbox')
  switch (step.kind) {
    case 'call':
      for (const call of step.calls) await start(page, [call])
      return
    case 'call together':
      return start(page, step.calls)
    case 'start':
      await page.evaluate(
        (list) => {
          void player.play(list)
        },
        JSON.stringify([step.call]),
      )
      await page.waitForFunction(
        (begin) => player.happened.some((line) => line.startsWith(begin)),
        step.until,
      )
      return
    case 'listen':
      return page.evaluate(({ to, events }) => player.listen(to, events), step)
    case 'type':
      return input(step.field).pressSequentially(step.keys)
    case 'paste':
      return input(step.field).fill(step.text)
    case 'enter':
      return input(step.field).press('Enter')
    case 'leave':
      return page.locator('#after').focus()
    case 'press':
      return page.getByRole('button', { name: step.button }).click()
    case 'cut':
      return side.cut(page, wire, step.part)
    case 'mend':
      return wire.mend(step.part)
    case 'decide':
      return side.decide(page, step.decisions)
    case 'venmo returns':
      return side.returnFromVenmo(page, step.result)
    default:
      return assertNever(step)
  }
}

function start(page: Page, calls: readonly Call[]): Promise<void> {
  return page.evaluate((list) => player.play(list), JSON.stringify(calls))
}

function observe(page: Page, name: string): Promise<StepObservation> {
  return page.evaluate((step) => {
    const { happened, results, unhandled, pending } = player
    const containers = [
      ...document.querySelectorAll(
        '[id].braintree-hosted-fields-focused, [id].braintree-hosted-fields-valid, [id].braintree-hosted-fields-invalid',
      ),
    ]
    return {
      name: step,
      seen: {
        results: results.splice(0),
        events: happened.splice(0),
        calls: [...pending].map((call) => `${call} has not settled`),
        analytics: [],
        areas: [],
        classes: containers.map(({ id, className }) => `${id}: ${className}`),
        texts: [],
        focus: [document.activeElement?.id ?? ''],
        unhandled: unhandled.splice(0),
      },
    }
  }, name)
}
