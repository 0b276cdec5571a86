import type { FrameLocator, Locator, Page } from 'playwright/test'
import { installApplePay } from '../../../mocks/braintree-wire/scripts/apple-pay-session'
import type { Shoppers } from '../../../mocks/braintree-wire/shoppers'
import { TOKENIZATION_KEY, type Wire } from '../../../mocks/braintree-wire/wire'
import type { DropInInstance, PaymentMethodPayload } from '../../../widget/index'
import type { Refusal } from '../harness/merchant'
import { serveShop } from './serve-shop'

/** Where the merchant's page is: secure, as Apple Pay demands. */
export const SHOP = 'https://shop.example'

/** How a merchant's page can be. */
export interface Place {
  /** The page's Content-Security-Policy. */
  readonly policy?: string
  /** What the page's own script does before anything else; a Trusted Types policy, say. */
  readonly prelude?: string
  readonly isShadow?: boolean
  readonly isRightToLeft?: boolean
  readonly colorScheme?: 'light' | 'dark'
  /** Whether the browser is a Safari with Apple Pay; so unless said otherwise. */
  readonly hasApplePay?: boolean
}

/** Options of `create` as a test can send them into the page. */
export type PageOptions = Readonly<Record<string, unknown>>

/** A merchant's page with the published components on it, as a test sees it. */
export class RealPage {
  readonly page: Page
  readonly wire: Wire
  private readonly baseUrl: string

  constructor(page: Page, wire: Wire, baseUrl: string) {
    this.page = page
    this.wire = wire
    this.baseUrl = baseUrl
  }

  async open(place: Place = {}): Promise<void> {
    const { policy, prelude, colorScheme, hasApplePay = true } = place
    await serveShop(this.page.context(), SHOP, this.baseUrl, { policy, prelude })
    if (hasApplePay) await this.page.addInitScript(installApplePay)
    if (colorScheme) await this.page.emulateMedia({ colorScheme })
    const query = [
      ...(place.isShadow ? ['shadow'] : []),
      ...(place.isRightToLeft ? ['rtl'] : []),
    ].join('&')
    await this.page.goto(`${SHOP}/?${query}`)
  }

  /** Creates a widget on the open page; throws what `create` rejects with. */
  async start(options: PageOptions = {}): Promise<void> {
    const refusal = await this.create(options)
    if (refusal) throw new Error(`${refusal.code}: ${refusal.message} (${refusal.cause})`)
  }

  /** Creates a widget on the open page; a guest's, unless the options say otherwise. */
  create(options: PageOptions = {}): Promise<Refusal | undefined> {
    return this.page.evaluate(
      async ([own, authorization]) => {
        const { realMerchant } = globalThis
        try {
          await realMerchant.create({ authorization, container: realMerchant.place(), ...own })
          return undefined
        } catch (error) {
          return realMerchant.describe(error)
        }
      },
      [options, TOKENIZATION_KEY] as const,
    )
  }

  /** Runs a command on the newest widget of the page. */
  async use<Result>(
    command: (instance: DropInInstance) => Result | Promise<Result>,
  ): Promise<Result> {
    const handle = await this.page.evaluateHandle(() => {
      const instance = globalThis.realMerchant.instances.at(-1)
      if (!instance) throw new Error('There is no widget.')
      return instance
    })
    return this.page.evaluate(command, handle)
  }

  request(options: PageOptions = {}): Promise<PaymentMethodPayload> {
    return this.page.evaluate((own) => {
      const instance = globalThis.realMerchant.instances.at(-1)
      if (!instance) throw new Error('There is no widget.')
      return instance.requestPaymentMethod(own)
    }, options)
  }

  /** What a request is refused with. */
  refusal(options: PageOptions = {}): Promise<Refusal | undefined> {
    return this.page.evaluate(async (own) => {
      const { instances, describe } = globalThis.realMerchant
      try {
        await instances.at(-1)?.requestPaymentMethod(own)
        return undefined
      } catch (error) {
        return describe(error)
      }
    }, options)
  }

  isRequestable(): Promise<boolean> {
    return this.use((instance) => instance.isPaymentMethodRequestable())
  }

  /** Names of the events so far, with what tells them apart; those of single fields left out. */
  events(): Promise<string[]> {
    return this.page.evaluate(() =>
      globalThis.realMerchant.events.flatMap(([name, payload]) =>
        name.startsWith('card:') ? [] : [[name, ...Object.values(payload ?? {})].join(' ')],
      ),
    )
  }

  /** What the page's policy has blocked so far. */
  violations(): Promise<string[]> {
    return this.page.evaluate(() => globalThis.realMerchant.violations)
  }

  /** What shoppers do in other parties' windows from now on. */
  decide(decisions: Partial<Shoppers>): Promise<void> {
    return this.page.evaluate((own) => {
      window.shoppers = { ...window.shoppers, ...own }
    }, decisions)
  }

  hook(id: string): Locator {
    return this.page.locator(`[data-braintree-id="${id}"]`)
  }

  tile(name: string): Locator {
    return this.page.getByRole('radio', { name, exact: true })
  }

  savedMethod(name: string | RegExp): Locator {
    return this.page.getByRole('radiogroup').getByRole('radio', { name })
  }

  frame(name: string): FrameLocator {
    return this.page.frameLocator(`iframe[name="braintree-hosted-field-${name}"]`)
  }

  field(name: string): Locator {
    return this.frame(name).getByRole('textbox')
  }

  /** Fills the fields at once; what single keys do is for the tests of the fields. */
  async fillCard(card: Readonly<Record<string, string>> = {}): Promise<void> {
    const year = String(new Date().getFullYear() + 2).slice(-2)
    const all = { number: '4111111111111111', expirationDate: `12${year}`, cvv: '123', ...card }
    for (const [name, value] of Object.entries(all)) await this.field(name).fill(value)
  }

  get error(): Locator {
    return this.hook('sheet-error-text')
  }
}
