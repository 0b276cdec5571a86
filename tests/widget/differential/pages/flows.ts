import type { Scenario } from '../driver/scenario'
import type { Shop } from '../driver/shop'
import { VISA } from '../scenarios/examples'
import type { Integration } from './integration'

const START_MS = 1_000

/** What shoppers do at a checkout, whoever wrote it. */
interface Flow {
  readonly title: string
  /** Whether it is for such a checkout; for every one unless given. */
  readonly fits?: (integration: Integration) => boolean
  readonly scenario?: Partial<Scenario>
  readonly script: (shop: Shop, integration: Integration) => Promise<void>
}

/** The card form opens by itself where there is nothing to choose. */
async function openCard(shop: Shop, { offers }: Integration): Promise<void> {
  if (offers) await shop.chooseOption('card')
}

const FLOWS: readonly Flow[] = [
  {
    title: 'a guest pays by card',
    script: async (shop, integration) => {
      await openCard(shop, integration)
      await shop.typeCard({ cardholderName: 'Jane' })
      await shop.tap('#pay')
    },
  },
  {
    title: 'a customer pays with a saved card',
    scenario: { saved: [VISA] },
    script: async (shop) => {
      await shop.tap('#pay')
      await shop.tap('#pay')
    },
  },
  {
    title: 'a guest pays too early, and then again',
    script: async (shop, integration) => {
      await shop.tap('#pay')
      await openCard(shop, integration)
      await shop.tap('#pay')
      await shop.typeCard({ cardholderName: 'Jane' })
      await shop.tap('#pay')
    },
  },
  {
    title: 'a card is refused',
    scenario: {
      prepare: (simulator) =>
        simulator.fail(
          'hosted-fields.tokenize',
          { code: 'HOSTED_FIELDS_FAILED_TOKENIZATION', type: 'CUSTOMER' },
          { times: 1 },
        ),
    },
    script: async (shop, integration) => {
      await openCard(shop, integration)
      await shop.typeCard({ cardholderName: 'Jane' })
      await shop.tap('#pay')
      await shop.tap('#pay')
    },
  },
  {
    title: 'the widget can’t start',
    scenario: { faults: [{ call: 'client.create', way: 'rejects' }] },
    script: (shop) => shop.tap('#pay'),
  },
  {
    title: 'a customer chooses another way and comes back',
    fits: ({ offers }) => offers === 'PayPal',
    scenario: {
      saved: [VISA],
      prepare: ({ decisions }) => {
        decisions.paypal = 'approve'
      },
    },
    script: async (shop) => {
      await shop.askForOtherWays()
      await shop.chooseOption('paypal')
      await shop.tap('#pay')
      await shop.payWith('paypal')
      await shop.tap('#pay')
    },
  },
  {
    title: 'the amount changes',
    fits: ({ has }) => has?.includes('amount') ?? false,
    scenario: {
      prepare: ({ decisions }) => {
        decisions.paypal = 'approve'
      },
    },
    script: async (shop) => {
      await shop.tap('#more')
      await shop.chooseOption('paypal')
      await shop.payWith('paypal')
      await shop.tap('#pay')
    },
  },
  {
    title: 'the shopper leaves and comes back',
    fits: ({ has }) => has?.includes('leave') ?? false,
    script: async (shop, integration) => {
      await shop.tap('#leave')
      await openCard(shop, integration)
      await shop.typeCard({ cardholderName: 'Jane' })
      await shop.tap('#pay')
    },
  },
]

/** All that shoppers do at such a checkout. */
export function flowsOf(integration: Integration): Scenario[] {
  return FLOWS.filter(({ fits }) => fits?.(integration) ?? true).map((flow) => ({
    ...flow.scenario,
    title: `${integration.name}: ${flow.title}`,
    page: integration.page,
    reads: ['order', 'parts', 'native'],
    ...differencesOf(integration, flow),
    script: async (shop) => {
      await shop.pass(START_MS)
      await flow.script(shop, integration)
    },
  }))
}

function differencesOf({ differs = {} }: Integration, { title }: Flow): Pick<Scenario, 'differs'> {
  const named = differs[title]
  return named ? { differs: named } : {}
}
