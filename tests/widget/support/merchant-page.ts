import type { ConsoleMessage, FrameLocator, Locator, Page } from 'playwright/test'
import type { CallName } from '../../../mocks/braintree/control/calls/recorded-call'
import type { SimulatorSettings } from '../../../mocks/braintree/control/settings'
import type { DropInInstance, PaymentMethodPayload } from '../../../widget/index'
import { SECURE_ORIGIN, serveSecurely } from '../../secure-origin'
import type { SavedMethod } from '../harness/customers'
import type { Failure, Merchant } from '../harness/merchant'

declare global {
  var merchant: Merchant
}

/** Options of `create` as a test can send them into the page. */
export type PageOptions = Readonly<Record<string, unknown>>

export interface Setting {
  readonly options?: PageOptions
  /** A returning customer with these methods; a guest without. */
  readonly saved?: readonly SavedMethod[]
  readonly gateway?: SimulatorSettings
}

/** A merchant's checkout page with the widget on it, as a test sees it. */
export class MerchantPage {
  readonly page: Page
  readonly console: string[] = []
  private address: string

  /** @param address of the page, unless a test opens another */
  constructor(page: Page, address = '/') {
    this.page = page
    this.address = address
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.console.push(message.text())
    })
    page.on('pageerror', (error) => this.console.push(`uncaught ${error.message}`))
  }

  /** @param address of the page, where it isn't the one that takes the widget from its sources */
  async open(address = this.address): Promise<void> {
    // The page's modules have run when it has loaded.
    await this.page.goto(address)
  }

  /** Serves the page from a secure origin from now on, as Apple Pay demands. */
  async takeSecureOrigin(baseUrl = ''): Promise<void> {
    await serveSecurely(this.page, baseUrl)
    this.address = `${SECURE_ORIGIN}/`
  }

  /** Opens the page and creates a widget in it; throws what `create` rejects with. */
  async start(setting: Setting = {}): Promise<void> {
    await this.open()
    const failure = await this.create(setting)
    if (failure) throw new Error(`${failure.code}: ${failure.message}`)
  }

  /** Creates a widget on the open page. */
  create({ options = {}, saved, gateway = {} }: Setting = {}): Promise<Failure | undefined> {
    return this.page.evaluate(
      async ([ownOptions, methods, settings]) => {
        const { merchant } = globalThis
        merchant.simulator.configure(settings)
        if (methods) await merchant.saveMethods(methods)
        const authorization = methods
          ? await merchant.createCustomerToken()
          : 'sandbox_testkey_merchant'
        try {
          const all = { authorization, container: '#payment', ...ownOptions }
          merchant.listen(await merchant.create(all))
          return undefined
        } catch (error) {
          return merchant.describeFailure(error)
        }
      },
      [options, saved, gateway] as const,
    )
  }

  /** Runs a merchant's or simulator's command in the page. */
  async run<Result>(command: (merchant: Merchant) => Result | Promise<Result>): Promise<Result> {
    const handle = await this.page.evaluateHandle(() => globalThis.merchant)
    return this.page.evaluate(command, handle)
  }

  /** Runs a command on the newest widget of the page. */
  async use<Result>(
    command: (instance: DropInInstance) => Result | Promise<Result>,
  ): Promise<Result> {
    const handle = await this.page.evaluateHandle(() => {
      const instance = globalThis.merchant.instances.at(-1)
      if (!instance) throw new Error('There is no widget.')
      return instance
    })
    return this.page.evaluate(command, handle)
  }

  request(): Promise<PaymentMethodPayload> {
    return this.use((instance) => instance.requestPaymentMethod())
  }

  /** What a request is refused with. */
  refusal(): Promise<Failure | undefined> {
    return this.use(async (instance) => {
      try {
        await instance.requestPaymentMethod()
        return undefined
      } catch (error) {
        return globalThis.merchant.describeFailure(error)
      }
    })
  }

  isRequestable(): Promise<boolean> {
    return this.use((instance) => instance.isPaymentMethodRequestable())
  }

  /** Names of the events so far, with what tells them apart; those of single fields left out. */
  events(): Promise<string[]> {
    return this.page.evaluate(() =>
      globalThis.merchant.events.flatMap(([name, payload]) =>
        name.startsWith('card:') ? [] : [[name, ...Object.values(payload ?? {})].join(' ')],
      ),
    )
  }

  forgetEvents(): Promise<void> {
    return this.page.evaluate(() => {
      globalThis.merchant.events.splice(0)
    })
  }

  /** The arguments of every call of a component's method. */
  calls(name: CallName): Promise<readonly (readonly unknown[])[]> {
    return this.page.evaluate(
      (wanted) =>
        globalThis.merchant.simulator.calls
          .list()
          .filter((call) => call.name === wanted)
          .map((call) => call.arguments),
      name,
    )
  }

  hook(id: string): Locator {
    return this.page.locator(`[data-braintree-id="${id}"]`)
  }

  tile(name: string): Locator {
    return this.page.getByRole('radio', { name, exact: true })
  }

  field(name: string): Locator {
    return this.frame(name).getByRole('textbox')
  }

  frame(name: string): FrameLocator {
    return this.page.frameLocator(`#braintree-hosted-field-${name}`)
  }

  /** Fills the fields at once; what single keys do is for the tests of the fields. */
  async fillCard(card: Readonly<Record<string, string>> = {}): Promise<void> {
    const year = String(new Date().getFullYear() + 2).slice(-2)
    const all = { number: '4111111111111111', expirationDate: `12${year}`, cvv: '123', ...card }
    for (const [name, value] of Object.entries(all)) await this.field(name).fill(value)
  }

  /** Kinds of the analytics events so far, without their common prefix. */
  analytics(): Promise<string[]> {
    return this.page
      .evaluate(() =>
        globalThis.merchant.simulator.calls.list().flatMap(({ name, arguments: [options] }) => {
          if (name !== 'client._request') return []
          return JSON.stringify(options).match(/web\.dropin\.[^"]+/g) ?? []
        }),
      )
      .then((kinds) => kinds.map((kind) => kind.replace('web.dropin.', '')))
  }

  savedMethod(name: string | RegExp): Locator {
    return this.page.getByRole('radiogroup').getByRole('radio', { name })
  }

  get error(): Locator {
    return this.hook('sheet-error-text')
  }

  /** What the widget shows now, by the hooks of its parts. */
  async shown(): Promise<string[]> {
    const parts = ['loading-container', 'delete-confirmation', 'methods', 'options', 'toggle']
    const all = [...parts, 'card', 'paypal', 'paypalCredit', 'venmo', 'applePay', 'googlePay']
    const visible = await Promise.all(all.map((id) => this.hook(id).isVisible()))
    return all.filter((_id, index) => visible[index])
  }
}
