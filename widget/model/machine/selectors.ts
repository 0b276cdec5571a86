import type { MethodEntry } from '../terms/method-entry'
import { isPaymentOptionId, type PaymentOptionId } from '../terms/payment-option'
import { selectedEntry } from './requestable'
import type { DropInState, LoadingReason } from './state'

/** Which parts of the widget the shopper sees. */
export interface Areas {
  readonly isLoading: boolean
  readonly confirmation: MethodEntry | undefined
  readonly hasMethods: boolean
  /** The options list stands alone, below the saved methods, or not at all. */
  readonly options: 'alone' | 'below' | 'none'
  readonly sheet: PaymentOptionId | undefined
  readonly hasToggle: boolean
  readonly hasEdit: boolean
}

const NOTHING: Areas = {
  isLoading: true,
  confirmation: undefined,
  hasMethods: false,
  options: 'none',
  sheet: undefined,
  hasToggle: false,
  hasEdit: false,
}

export function areasOf(state: DropInState): Areas {
  if (isCovered(state)) return NOTHING
  const { view, mode, entries } = state
  const sheet = isPaymentOptionId(view) ? view : undefined
  const isAlone = view === 'options'
  const hasMethods = view === 'methods' || isBelowMethods(state, sheet)
  return {
    isLoading: state.loading.length > 0,
    confirmation: mode.kind === 'confirming' ? mode.entry : undefined,
    hasMethods,
    options: isAlone ? 'alone' : state.isExpanded ? 'below' : 'none',
    sheet,
    hasToggle: hasToggle(state, sheet),
    hasEdit: hasMethods && state.rules.allowsDeletion && entries.length > 0,
  }
}

/** The entry that carries the tick, and names the heading; none while editing. */
export function tickedEntry(state: DropInState): MethodEntry | undefined {
  return state.mode.kind === 'browsing' ? selectedEntry(state) : undefined
}

/** Only the loading indicator shows. */
function isCovered({ loading }: DropInState): boolean {
  return loading.some((reason) => reason !== 'refreshing')
}

const BUSY: readonly LoadingReason[] = ['verifying', 'deleting', 'collecting']

/** A payment or a deletion is under way: the shopper can only wait. */
export function isBusy({ sheets, loading }: DropInState): boolean {
  return (
    loading.some((reason) => BUSY.includes(reason)) ||
    Object.values(sheets).some(({ activity }) => activity !== 'idle')
  )
}

/** A single option opens below the saved methods: there is no list of options to go through. */
function isBelowMethods(state: DropInState, sheet: string | undefined): boolean {
  const { options, entries, isListBehind } = state
  return sheet !== undefined && options.length === 1 && entries.length > 0 && !isListBehind
}

function hasToggle(state: DropInState, sheet: string | undefined): boolean {
  if (state.mode.kind !== 'browsing') return false
  if (state.view === 'methods') return !state.isExpanded
  // The saved methods stand above the only option: everything there is shows already.
  if (isBelowMethods(state, sheet)) return false
  return sheet !== undefined && (state.entries.length > 0 || state.options.length > 1)
}

export type TileState = 'usable' | 'pending' | 'failed'

/** Whether an option can be chosen, is still connecting, or failed. */
export function tileStateOf({ dependencies }: DropInState, option: PaymentOptionId): TileState {
  if (dependencies[option] === 'done') return 'usable'
  return dependencies[option] === 'failed' ? 'failed' : 'pending'
}

/** The `braintree-show-…` classes of the frame: the active view, and what shows beside it. */
export function shownClasses(state: DropInState): string[] {
  if (state.mode.kind === 'deleting' || !state.view) return []
  const areas = areasOf(state)
  return [
    areas.hasMethods && state.view !== 'methods' && 'methods',
    state.view,
    areas.options === 'below' && 'options',
  ].flatMap((name) => (name ? [`braintree-show-${name}`] : []))
}
