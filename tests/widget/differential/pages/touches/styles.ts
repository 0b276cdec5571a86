import type { Scenario } from '../../driver/scenario'
import type { Shop } from '../../driver/shop'
import type { DifferenceName } from '../../intended/differences'
import { MASTERCARD, PAYPAL, VISA } from '../../scenarios/examples'

/** Rules of pages that were not written for the widget, or were written for the old one. */
const RULES: Readonly<Record<string, string>> = {
  'no rule': '',
  'labels of a form in columns':
    '#shop label { width: 140px; float: left; padding-top: 7px } #shop label + * { margin-left: 150px }',
  'inputs of its own': `#shop input { width: 100%; height: 34px; border: 1px solid red; padding: 6px }
    #shop input[type="radio"] { appearance: none; opacity: 1; width: 30px; border-radius: 0 }`,
  'sections with a height': '#shop section { min-height: 400px; padding: 60px 0; margin: 40px 0 }',
  'headings with lines':
    '#shop h1, #shop h2, #shop h3 { font-size: 48px; border-bottom: 4px solid; margin: 40px 0 }',
  'buttons in capitals':
    '#shop button { text-transform: uppercase; width: 100%; padding: 30px; margin: 20px 0; float: right }',
  'lists and paragraphs with margins':
    '#shop ul, #shop li, #shop p, #shop fieldset, #shop legend { margin: 50px; padding: 50px; border: 5px solid }',
  'boxes of the old kind': '#shop *, #shop *::before { box-sizing: content-box }',
  'pictures as blocks': '#shop svg, #shop img { display: block; width: 100%; height: auto }',
  'a grid':
    '#shop > * { display: grid; grid-template-columns: 1fr 1fr } #shop div { min-width: 0 }',
  'tiles of its own':
    '.braintree-option { border: 3px solid blue !important } .braintree-option__label { color: blue !important } .braintree-sheet { border: 0 !important }',
  'a hidden heading':
    '[data-braintree-id="choose-a-way-to-pay"], .braintree-heading { display: none !important }',
  'hidden icons of cards': '[data-braintree-id="card-view-icons"] { display: none !important }',
  'a narrow column': '#shop { width: 280px }',
  'a reset of everything':
    '#shop div, #shop span, #shop label { margin: 0; padding: 0; border: 0; font: inherit; vertical-align: baseline }',
}

/** What the new widget does better under a rule, by name. */
const DIFFERENCES: Readonly<Record<string, readonly DifferenceName[]>> = {
  'labels of a form in columns': ['labels in columns'],
  'boxes of the old kind': ['toggle in its place'],
  'a grid': ['fields side by side'],
  'a reset of everything': ['toggle in its place', "the page's font"],
}

async function goThroughViews(shop: Shop): Promise<void> {
  await shop.create({ paypal: PAYPAL, vaultManager: true })
  await shop.askForOtherWays()
  await shop.chooseOption('card')
  await shop.askForOtherWays()
  await shop.chooseMethod('4444')
}

/** Pages whose style sheets reach the widget. */
export const styleScenarios: readonly Scenario[] = Object.entries(RULES).map(
  ([name, css]): Scenario => ({
    title: `B-041 a page whose style sheet has ${name}`,
    saved: [VISA, MASTERCARD],
    reads: ['boxes'],
    page: {
      html: '<form id="shop-form"><div id="payment"></div></form>',
      css,
      script: () => undefined,
    },
    differs: DIFFERENCES[name] ?? [],
    script: goThroughViews,
  }),
)
