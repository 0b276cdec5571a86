import { assertNever } from '../terms/assert-never'
import {
  isPaymentOptionId,
  PAYMENT_OPTION_IDS,
  type PaymentOptionId,
  type ViewId,
} from '../terms/payment-option'
import { areasOf, tileStateOf } from './selectors'
import type { DropInState, SheetActivity } from './state'

/** Every look that the widget can take on; `appearanceOf` tells which one a state has. */
export const APPEARANCES = [
  'loading',
  'options',
  'options-pending',
  'options-failed',
  ...PAYMENT_OPTION_IDS,
  ...PAYMENT_OPTION_IDS.map((option) => `${option}-failed` as const),
  'working',
  'methods',
  'methods-and-options',
  'editing',
  'editing-failed',
  'delete-confirmation',
] as const

export type Appearance = (typeof APPEARANCES)[number]

/** How the widget looks in a state; a state that is new to the model doesn't compile until it has a look. */
export function appearanceOf(state: DropInState): Appearance {
  if (areasOf(state).isLoading || state.view === undefined) return 'loading'
  switch (state.mode.kind) {
    case 'browsing':
      return appearanceOfView(state, state.view)
    case 'editing':
      return state.failure ? 'editing-failed' : 'editing'
    case 'confirming':
      return 'delete-confirmation'
    case 'deleting':
      return 'loading'
    default:
      return assertNever(state.mode)
  }
}

function appearanceOfView(state: DropInState, view: ViewId): Appearance {
  if (isPaymentOptionId(view)) {
    return appearanceOfSheet(state, view, state.sheets[view]?.activity ?? 'idle')
  }
  switch (view) {
    case 'options':
      return appearanceOfOptions(state)
    case 'methods':
      return state.isExpanded ? 'methods-and-options' : 'methods'
    case 'delete-confirmation':
      return 'delete-confirmation'
    default:
      return assertNever(view)
  }
}

function appearanceOfOptions(state: DropInState): Appearance {
  const tiles = state.options.map((option) => tileStateOf(state, option))
  if (tiles.includes('failed')) return 'options-failed'
  return tiles.includes('pending') ? 'options-pending' : 'options'
}

function appearanceOfSheet(
  { failure }: DropInState,
  option: PaymentOptionId,
  activity: SheetActivity,
): Appearance {
  switch (activity) {
    case 'working':
    case 'tokenized':
      return 'working'
    case 'idle':
      return failure ? `${option}-failed` : option
    default:
      return assertNever(activity)
  }
}
