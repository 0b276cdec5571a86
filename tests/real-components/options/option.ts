import type { Wire, WireSettings } from '../../../mocks/braintree-wire/wire'
import type { HOSTS } from '../../../widget/build/hosts'
import type { PaymentMethodPayload } from '../../../widget/index'
import type { Refusal } from '../harness/merchant'
import type { PageOptions, Place, RealPage } from '../support/real-page'

/** What has to be known of every option. */
export const CELLS = ['ready', 'payload', 'cancel', 'failure', 'slow', 'missing'] as const

export type CellName = (typeof CELLS)[number]

/** A page and the wire behind it, with the option's own settings at hand. */
export interface Scene {
  readonly shop: RealPage
  readonly wire: Wire
  /** Opens the page and creates the widget with the option's settings; throws what `create` rejects with. */
  start(options?: PageOptions, place?: Place): Promise<void>
  /** The same, but what `create` rejects with is the result. */
  create(options?: PageOptions, place?: Place): Promise<Refusal | undefined>
}

export interface Cell {
  /** The rest of the test's title. */
  readonly what: string
  readonly run: (scene: Scene) => Promise<void>
}

/** A way to pay, or what goes with one, on the published components. */
export interface RealOption {
  readonly name: string
  readonly settings: WireSettings
  /** The rows of the merchants' table of hosts that it needs. */
  readonly needs: readonly (keyof typeof HOSTS)[]
  /** A returning customer, with what they have saved; a guest without. */
  readonly save?: (wire: Wire) => Promise<unknown>
  readonly userAgent?: string
  readonly options: PageOptions
  /** From a widget that is ready to what the merchant charges. */
  readonly pay: (shop: RealPage) => Promise<PaymentMethodPayload>
  /** What the payload has at least. */
  readonly expected: Readonly<Record<string, unknown>>
  readonly cells: Readonly<Record<CellName, Cell>>
}

export const CUSTOMER = 'jane'
