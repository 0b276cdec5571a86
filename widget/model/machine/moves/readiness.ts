import { DropInError, type DropInErrorCode } from '../../terms/dropin-error'
import type { MethodEntry } from '../../terms/method-entry'
import {
  descriptorOf,
  descriptorOfType,
  isPaymentOptionId,
  optionsOfType,
  type PaymentOptionId,
} from '../../terms/payment-option'
import { hasDoneOption, initializingIds, isSettled, overdueIds } from '../dependencies'
import { change, given, type Move, perform, sequence, track, unchanged, when } from '../move'
import { announce, announcementOf } from '../requestable'
import type { DependencyId, DependencyState, DropInState } from '../state'
import { DEPENDENCY_LOOK_MS, DEPENDENCY_TIMEOUT_MS, DEVICE_DATA_WAIT_MS } from '../timing'
import { leaveEmptiedList, replaceEntries, selectSoon } from './choosing'
import { preselectFirst } from './deleting'
import { endLoading, initialView, isReady, showInitialView, startLoading } from './views'

/** The options that merchant and gateway agree on start to initialize. */
export function beginInitialization(
  options: readonly PaymentOptionId[],
  extras: readonly DependencyId[],
): Move {
  const initializing = [...options, ...extras].map((id) => [id, 'initializing'] as const)
  return sequence(
    change({ options, dependencies: Object.fromEntries(initializing) }),
    lookAgain(DEPENDENCY_LOOK_MS),
    considerReadiness,
  )
}

/** This browser doesn't support the option: it goes, and its saved methods with it. */
export function ruleOut(option: PaymentOptionId): Move {
  return sequence(
    change(({ options }) => ({ options: options.filter((other) => other !== option) })),
    dropUnofferedEntries,
    noteDependency(option, 'not-enabled'),
    when((state) => isReady(state) && isStrandedChoice(state), showInitialView),
    // It may be late: then the list was seen, and the merchant told of what went with it.
    leaveEmptiedList,
    announce,
  )
}

export function noteDependency(id: DependencyId, outcome: DependencyState): Move {
  return when(
    ({ dependencies }) => id in dependencies,
    sequence(
      change(({ dependencies }) => ({ dependencies: { ...dependencies, [id]: outcome } })),
      id === 'dataCollector' ? endLoading('collecting') : unchanged,
      considerReadiness,
    ),
  )
}

/** The developer learns of it in any case; whether the start is over depends on what failed. */
export function noteFailure(id: DependencyId, error: unknown): Move {
  return sequence(
    reportFailure(id, error),
    given(({ rules }) => {
      if (id === 'threeDSecure') return fail('THREE_D_SECURE_SETUP_FAILED', error)
      if (id === 'vault') return fail('VAULT_MANAGER_FAILED', error)
      if (id === 'dataCollector' && rules.requiresDeviceData) {
        return fail('DATA_COLLECTOR_SETUP_FAILED', error)
      }
      return unchanged
    }),
    noteDependency(id, 'failed'),
  )
}

/** Gives up waiting for what is late, and on what never answered. */
export function lookAtDependencies(elapsedMs: number): Move {
  return sequence(
    change((state) => ({
      firstDoneMs: state.firstDoneMs ?? (hasDoneOption(state) ? elapsedMs : undefined),
    })),
    change((state) => ({ overdue: overdueIds(state, elapsedMs) })),
    elapsedMs >= DEPENDENCY_TIMEOUT_MS ? failAllThatHang : considerReadiness,
    when(
      (state) => initializingIds(state).length > 0 && state.lifecycle.phase !== 'torn-down',
      lookAgain(elapsedMs + DEPENDENCY_LOOK_MS),
    ),
  )
}

/** A request waits for device data that may still come. */
export const awaitDeviceData: Move = when(
  ({ dependencies }) => dependencies.dataCollector === 'initializing',
  sequence(
    startLoading('collecting'),
    perform({
      type: 'after',
      delayMs: DEVICE_DATA_WAIT_MS,
      event: { type: 'loading-ended', reason: 'collecting' },
    }),
  ),
)

/** Once for each kind of saved method. */
export function trackAppearances(entries: readonly MethodEntry[]): Move {
  const kinds = new Set(entries.map(({ method }) => descriptorOfType(method.type).analyticsName))
  return sequence(...[...kinds].map((kind) => track(`vaulted-${kind}.appear`)))
}

/** Without those whose option is not offered. */
export const dropUnofferedEntries: Move = given((state) =>
  replaceEntries(
    state.entries.filter(({ method }) =>
      optionsOfType(method.type).some((option) => state.options.includes(option)),
    ),
  ),
)

/** Back from a wallet's app the shopper is where they left, with what they brought. */
function isComingBack({ view, selectedId }: DropInState): boolean {
  return view !== undefined || selectedId !== undefined
}

const appearFirst: Move = sequence(
  preselectFirst,
  track('appeared'),
  given(({ entries }) => trackAppearances(entries)),
)

const considerReadiness: Move = given((state) => {
  if (state.lifecycle.phase !== 'starting' || !isSettled(state)) return unchanged
  if (state.options.length === 0) return fail('NO_PAYMENT_OPTIONS', undefined)
  return hasDoneOption(state) ? becomeReady : fail('ALL_OPTIONS_FAILED', undefined)
})

const becomeReady: Move = sequence(
  when(isComingBack, track('appeared'), appearFirst),
  change((state) => ({ view: state.view ?? firstView(state), lifecycle: { phase: 'ready' } })),
  given(({ settlingId }) => (settlingId ? selectSoon(settlingId) : unchanged)),
  endLoading('starting'),
  change((state) => ({ announced: announcementOf(state) })),
)

/** A method that was just made comes forward after the widget itself, as everywhere. */
function firstView(state: DropInState): DropInState['view'] {
  const { entries, settlingId } = state
  return initialView({ ...state, entries: entries.filter(({ id }) => id !== settlingId) })
}

const failAllThatHang: Move = given((state) =>
  sequence(
    ...initializingIds(state).map((id) => {
      const isPayPal = isPaymentOptionId(id) && descriptorOf(id).type === 'PayPalAccount'
      return noteFailure(id, new DropInError(isPayPal ? 'PAYPAL_TIMED_OUT' : 'COMPONENT_TIMED_OUT'))
    }),
  ),
)

function fail(code: DropInErrorCode, cause: unknown): Move {
  return when(
    ({ lifecycle }) => lifecycle.phase === 'starting',
    sequence(
      change({ lifecycle: { phase: 'failed', code, cause } }),
      code === 'NO_PAYMENT_OPTIONS' ? unchanged : track('load-error'),
    ),
  )
}

function reportFailure(id: DependencyId, error: unknown): Move {
  // The rejection of `create` carries these, as long as it is under way.
  if (id === 'threeDSecure' || id === 'vault') {
    return when(isReady, perform({ type: 'report', error }))
  }
  if (id !== 'dataCollector') return perform({ type: 'report', error })
  return perform(
    { type: 'report', error: new DropInError('DATA_COLLECTOR_SETUP_FAILED', { cause: error }) },
    { type: 'track', kind: 'data-collector.setup-failed' },
  )
}

/** A list of one option is no choice. */
function isStrandedChoice({ view, options }: DropInState): boolean {
  return view === 'options' && options.length === 1
}

function lookAgain(elapsedMs: number): Move {
  return perform({
    type: 'after',
    delayMs: DEPENDENCY_LOOK_MS,
    event: { type: 'dependencies-looked-at', elapsedMs },
  })
}
