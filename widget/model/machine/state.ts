import type { DropInErrorCode } from '../terms/dropin-error'
import type { MethodEntry } from '../terms/method-entry'
import { PAYMENT_OPTION_IDS, type PaymentOptionId, type ViewId } from '../terms/payment-option'
import type { SheetFailure } from '../terms/sheet-failure'

/** What the widget waits for before it is ready. */
export const DEPENDENCY_IDS = [
  ...PAYMENT_OPTION_IDS,
  'vault',
  'threeDSecure',
  'dataCollector',
] as const

export type DependencyId = (typeof DEPENDENCY_IDS)[number]

export type DependencyState = 'not-enabled' | 'initializing' | 'done' | 'failed'

/** What doesn't change while the widget lives. */
export interface Rules {
  /** Without a customer nothing is fetched, saved or deleted, and one method is kept. */
  readonly isGuest: boolean
  readonly preselectsFirst: boolean
  readonly allowsDeletion: boolean
  readonly requiresDeviceData: boolean
}

export type Lifecycle =
  | { readonly phase: 'starting' }
  | { readonly phase: 'ready' }
  | { readonly phase: 'failed'; readonly code: DropInErrorCode; readonly cause: unknown }
  | { readonly phase: 'torn-down' }

/** What the methods list is used for. */
export type Mode =
  | { readonly kind: 'browsing' }
  | { readonly kind: 'editing' }
  /** The entry itself: the question stays, whatever a refresh makes of the list behind it. */
  | { readonly kind: 'confirming'; readonly entry: MethodEntry }
  | {
      readonly kind: 'deleting'
      readonly entryId: string
      /** Once it is known, the list is fetched that shows it. */
      readonly outcome: 'open' | 'deleted' | 'failed'
    }

export type LoadingReason = 'starting' | 'deleting' | 'refreshing' | 'verifying' | 'collecting'

export type SheetActivity = 'idle' | 'working' | 'tokenized'

export interface SheetState {
  readonly isRequestable: boolean
  readonly activity: SheetActivity
  /** The shopper has begun here: is in a field, has typed, or has opened a wallet's window. */
  readonly isTouched: boolean
}

/** The last announcement to the merchant: nothing to request, or a method with this nonce. */
export type Announcement = { readonly nonce: string | undefined } | undefined

export interface DropInState {
  readonly rules: Rules
  readonly lifecycle: Lifecycle
  /** The options offered, in the order of their tiles. */
  readonly options: readonly PaymentOptionId[]
  readonly dependencies: Readonly<Partial<Record<DependencyId, DependencyState>>>
  /** When the first option was seen to be done, counted from the start of all. */
  readonly firstDoneMs: number | undefined
  /** Dependencies that the start no longer waits for; they may still arrive. */
  readonly overdue: readonly DependencyId[]
  readonly entries: readonly MethodEntry[]
  readonly selectedId: string | undefined
  /** The entry whose choice is about to bring the methods list forward. */
  readonly settlingId: string | undefined
  readonly view: ViewId | undefined
  /** The options list shows below the saved methods. */
  readonly isExpanded: boolean
  /** The saved methods came while the only sheet was in use: they wait behind the toggle, so that nothing moves. */
  readonly isListBehind: boolean
  readonly mode: Mode
  readonly sheets: Readonly<Partial<Record<PaymentOptionId, SheetState>>>
  readonly loading: readonly LoadingReason[]
  readonly failure: SheetFailure | undefined
  readonly announced: Announcement
}

export function createState(rules: Rules): DropInState {
  return {
    rules,
    lifecycle: { phase: 'starting' },
    options: [],
    dependencies: {},
    firstDoneMs: undefined,
    overdue: [],
    entries: [],
    selectedId: undefined,
    settlingId: undefined,
    view: undefined,
    isExpanded: false,
    isListBehind: false,
    mode: { kind: 'browsing' },
    sheets: {},
    loading: ['starting'],
    failure: undefined,
    announced: undefined,
  }
}
