import type { MethodEntry } from '../terms/method-entry'
import type { PaymentMethod } from '../terms/payment-method'
import type { PaymentOptionId } from '../terms/payment-option'
import type { SheetFailure } from '../terms/sheet-failure'
import type { DependencyId, LoadingReason, SheetActivity } from './state'

/** Everything that can happen to the widget. */
export type ModelEvent =
  // Start
  | {
      readonly type: 'options-known'
      readonly options: readonly PaymentOptionId[]
      readonly extras: readonly DependencyId[]
    }
  | { readonly type: 'entries-known'; readonly entries: readonly MethodEntry[] }
  | { readonly type: 'option-ruled-out'; readonly option: PaymentOptionId }
  | { readonly type: 'dependency-done'; readonly id: DependencyId }
  | { readonly type: 'dependency-failed'; readonly id: DependencyId; readonly error: unknown }
  | { readonly type: 'dependencies-looked-at'; readonly elapsedMs: number }
  | { readonly type: 'torn-down' }
  // What the shopper does
  | { readonly type: 'option-chosen'; readonly option: PaymentOptionId }
  | { readonly type: 'entry-chosen'; readonly entryId: string }
  | { readonly type: 'other-ways-asked' }
  | { readonly type: 'edit-toggled' }
  | { readonly type: 'deletion-asked'; readonly entryId: string }
  | { readonly type: 'deletion-canceled' }
  | { readonly type: 'deletion-confirmed' }
  // What the merchant does
  | { readonly type: 'selection-cleared' }
  | { readonly type: 'configuration-updated'; readonly option: PaymentOptionId }
  // What sheets report
  | {
      readonly type: 'sheet-requestable-changed'
      readonly option: PaymentOptionId
      readonly isRequestable: boolean
    }
  | {
      readonly type: 'sheet-activity-changed'
      readonly option: PaymentOptionId
      readonly activity: SheetActivity
    }
  | {
      readonly type: 'sheet-failed'
      readonly option: PaymentOptionId
      readonly failure: SheetFailure
    }
  | { readonly type: 'sheet-touched'; readonly option: PaymentOptionId }
  /** A payment begins in the sheet, and with it nothing of an earlier one shows. */
  | { readonly type: 'sheet-error-cleared'; readonly option: PaymentOptionId }
  | { readonly type: 'method-added'; readonly method: PaymentMethod }
  | { readonly type: 'sheet-opened'; readonly option: PaymentOptionId }
  // What effects report back
  | { readonly type: 'selection-settled'; readonly entryId: string }
  | { readonly type: 'entries-fetched'; readonly entries: readonly MethodEntry[] }
  | { readonly type: 'refresh-failed' }
  | { readonly type: 'deletion-finished'; readonly hasFailed: boolean }
  | { readonly type: 'loading-ended'; readonly reason: LoadingReason }
  | { readonly type: 'device-data-awaited' }
  | { readonly type: 'verification-started' }
  | {
      readonly type: 'verification-succeeded'
      readonly entryId: string
      readonly method: PaymentMethod
    }
  | { readonly type: 'verification-failed' }
