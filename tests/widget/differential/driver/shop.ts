import type { JSHandle, Locator, Page } from 'playwright/test'
import type { Simulator } from '../../../../mocks/braintree/control/simulator'
import type { FieldKey } from '../../../../mocks/braintree/hosted-fields/form/field-keys'
import type { PaymentOptionId } from '../../../../widget/index'
import type { Observation, StepObservation } from '../compare/observation'
import type { CallForm, Harness, MethodName } from '../page/harness'

/** Longer than the longest patience of either widget. */
export const FOREVER_MS = 31_000

/** Long enough for every delay that either widget has after an action. */
const SETTLING_MS = 1_000

const WALLET_BUTTONS: Readonly<Record<Exclude<PaymentOptionId, 'card'>, string>> = {
  paypal: '[data-braintree-id="paypal-button"] button',
  paypalCredit: '[data-braintree-id="paypal-credit-button"] button',
  venmo: '[data-braintree-id="venmo-button"]',
  applePay: '[data-braintree-id="apple-pay-button"]',
  googlePay: '[data-braintree-id="google-pay-button"] button',
}

const GOOD_CARD = { number: '4111111111111111', expirationDate: '12/33', cvv: '123' }

export type Fields = Partial<Record<FieldKey, string>>

/**
 * A shop's checkout with one of the two widgets, as merchant and shopper use it; nothing here knows which one it is.
 * After each thing they do some time passes, and what can be seen is kept as a step.
 */
export interface Shop {
  readonly observation: Observation
  readonly page: Page
  /** Changes what the stand-ins will do; not a step. */
  prepare(change: (simulator: Simulator) => unknown): Promise<void>

  create(options?: object, form?: CallForm, ms?: number): Promise<void>
  call(method: MethodName, ...args: readonly unknown[]): Promise<void>
  callBack(method: MethodName, ...args: readonly unknown[]): Promise<void>
  /** Anything else that happens on the page. */
  run(name: string, command: ((harness: Harness) => unknown) | string, ms?: number): Promise<void>
  /** Does to parts of the widget what merchants' scripts do; what became of it is told with the hooks. */
  mark(hooks: readonly string[], hasText: boolean): Promise<void>
  pass(ms: number): Promise<void>
  /** Clicks a part of the merchant's own page, whatever it can do just now. */
  tap(selector: string): Promise<void>
  /** Presses the button of the form that a script tag stands in. */
  submit(): Promise<void>

  chooseOption(option: PaymentOptionId): Promise<void>
  /** @param text part of what the method's row says */
  chooseMethod(text: string): Promise<void>
  askForOtherWays(): Promise<void>
  toggleEditing(): Promise<void>
  askToDelete(text: string): Promise<void>
  answer(answer: 'yes' | 'no'): Promise<void>
  decideToSaveCard(): Promise<void>
  /** Presses the button of the wallet's sheet. */
  payWith(wallet: keyof typeof WALLET_BUTTONS): Promise<void>

  type(fields: Fields): Promise<void>
  /** Fills in a good card, but for what is given. */
  typeCard(fields?: Fields): Promise<void>
  focusField(field: FieldKey): Promise<void>
  /** Moves the focus by the keyboard alone, from one of the page's own buttons. */
  focusPage(): Promise<void>
  press(key: string): Promise<void>
}

/** How a shop's page is driven: alike, whatever it runs on, but for time and typing. */
export interface Drive {
  observe(harness: JSHandle<Harness>, name: string, ms: number): Promise<StepObservation>
  type(harness: JSHandle<Harness>, fields: Fields): Promise<void>
}

const STAND_INS: Drive = {
  observe: (harness, name, ms) =>
    harness.evaluate((own, [title, time]) => own.observe(title, time), [name, ms] as const),
  type: (harness, fields) => harness.evaluate((own, values) => own.type(values), fields),
}

export async function openShop(page: Page, drive: Drive = STAND_INS): Promise<Shop> {
  const harness = await page.evaluateHandle(() => window.harness)
  const steps: StepObservation[] = []

  async function step(name: string, act: () => Promise<unknown>, ms = SETTLING_MS): Promise<void> {
    await act()
    steps.push(await drive.observe(harness, name, ms))
  }

  function click(name: string, target: Locator): Promise<void> {
    return step(name, () => target.click())
  }

  function call(method: MethodName, form: CallForm, args: readonly unknown[]): Promise<void> {
    return step([method, ...args.map((arg) => JSON.stringify(arg))].join(' '), () =>
      harness.evaluate((own, [...given]) => own.call(...given), [method, args, form] as const),
    )
  }

  function typeInto(name: string, fields: Fields): Promise<void> {
    return step(name, () => drive.type(harness, fields))
  }

  const hook = (id: string) => page.locator(`[data-braintree-id="${id}"]`)
  const method = (text: string) => page.locator('.braintree-method', { hasText: text })

  return {
    page,
    observation: steps,
    prepare: (change) =>
      page.evaluate(`(${change})(window.harness.simulator)`).then(() => undefined),
    create: (options = {}, form = 'promise', ms = SETTLING_MS) =>
      step(
        'create',
        () =>
          harness.evaluate((own, [given, as]) => own.create(given, as), [options, form] as const),
        ms,
      ),
    call: (name, ...args) => call(name, 'promise', args),
    callBack: (name, ...args) => call(name, 'callback', args),
    run: (name, command, ms) =>
      step(name, () => page.evaluate(`void (${command})(window.harness)`), ms),
    mark: (hooks, hasText) =>
      step(hasText ? 'write own words' : 'mark parts', () =>
        harness.evaluate((own, [names, texts]) => own.mark(names, texts), [
          hooks,
          hasText,
        ] as const),
      ),
    pass: (ms) => step(`${ms} ms pass`, () => Promise.resolve(), ms),
    tap: (selector) =>
      step(`tap ${selector}`, () =>
        page.evaluate((own) => document.querySelector<HTMLElement>(own)?.click(), selector),
      ),
    submit: () => click('submit', page.locator('#pay')),
    chooseOption: (option) =>
      click(`choose ${option}`, page.locator(`.braintree-option__${option}`)),
    chooseMethod: (text) => click(`choose ${text}`, method(text)),
    askForOtherWays: () => click('ask for other ways', hook('toggle')),
    toggleEditing: () => click('toggle editing', hook('methods-edit')),
    askToDelete: (text) =>
      click(`ask to delete ${text}`, method(text).locator('.braintree-method__delete-container')),
    answer: (word) => click(`answer ${word}`, hook(`delete-confirmation__${word}`)),
    decideToSaveCard: () => click('decide to save the card', hook('save-card-input')),
    payWith: (wallet) => click(`pay with ${wallet}`, page.locator(WALLET_BUTTONS[wallet])),
    type: (fields) => typeInto(`type ${Object.keys(fields).join(' ')}`, fields),
    typeCard: (fields = {}) => typeInto('type a card', { ...GOOD_CARD, ...fields }),
    focusField: (field) =>
      step(`focus ${field}`, () =>
        page.frameLocator(`#braintree-hosted-field-${field}`).locator('input').focus(),
      ),
    focusPage: () => step('focus the page', () => page.locator('#before').focus()),
    press: (key) => step(`press ${key}`, () => page.keyboard.press(key)),
  }
}
