import type { Translator } from '../locales/translator'
import type { ModelEvent } from '../model/machine/model-event'
import type { DropInState } from '../model/machine/state'
import type { Provider } from '../model/ports/provider'
import type { Store } from '../model/store'
import type { PaymentMethod } from '../model/terms/payment-method'
import type { PaymentOptionId } from '../model/terms/payment-option'
import type { DropInEventMap, DropInEventName } from '../model/terms/public-event'
import type { Settings } from '../model/terms/settings'
import type { SheetSlot } from '../views/sheet-slot'

/** What a sheet works with. */
export interface SheetContext {
  readonly option: PaymentOptionId
  readonly settings: Settings
  readonly provider: Provider
  readonly isGuest: boolean
  readonly translate: Translator
  readonly model: Store<DropInState, ModelEvent>
  /** Where it shows itself. */
  readonly slot: SheetSlot
  emit<Name extends DropInEventName>(name: Name, payload: DropInEventMap[Name]): void
  track(kind: string): void
}

/** One payment option of one widget. */
export interface Sheet {
  readonly option: PaymentOptionId
  /** Sets the option up. */
  start(): Promise<void>
  /**
   * Makes a payment method of the sheet's form.
   *
   * @throws DropInError (rejects) when that is not possible
   */
  request(): Promise<PaymentMethod>
  /** The sheet has become the active view. */
  open?(): void
  /** Sets a value for later payments. */
  configure?(key: string, value: unknown): void
  teardown(): Promise<void>
}

/** What the folder of a payment option exports. */
export interface SheetModule {
  /** Whether this browser and the merchant's settings allow it; the gateway was asked before. */
  isSupported(context: SheetContext): Promise<boolean>
  /** Fills the sheet's place. */
  createSheet(context: SheetContext): Sheet
}
