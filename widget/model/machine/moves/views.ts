import type { PaymentOptionId, ViewId } from '../../terms/payment-option'
import { change, given, type Move, perform, sequence, track, when } from '../move'
import { announce } from '../requestable'
import type { DropInState, LoadingReason } from '../state'

/** Where the shopper starts: saved methods, else the choice, else the only option there is. */
export function initialView(state: DropInState): ViewId | undefined {
  if (state.entries.length > 0) return 'methods'
  return state.options.length > 1 ? 'options' : state.options[0]
}

const BROWSING = { kind: 'browsing' } as const

/** Whether the list shows that can be edited, or the question about one of it. */
function isAboutMethods(view: ViewId): boolean {
  return view === 'methods' || view === 'delete-confirmation'
}

/** Makes a view the active one, tells the merchant, and leaves the last view's error and an edited list behind. */
export function showView(view: ViewId): Move {
  return given((before) =>
    sequence(
      change({
        view,
        mode: isAboutMethods(view) || before.mode.kind === 'deleting' ? before.mode : BROWSING,
        isExpanded: false,
        isListBehind: false,
        failure: undefined,
      }),
      when(
        isReady,
        perform({
          type: 'emit',
          name: 'changeActiveView',
          payload: { previousViewId: before.view ?? view, newViewId: view },
        }),
      ),
      announce,
    ),
  )
}

export const showInitialView: Move = given((state) => {
  const view = initialView(state)
  return view ? showView(view) : change({})
})

/** The shopper chooses an option's tile. */
export function chooseOption(option: PaymentOptionId): Move {
  return when(
    (state) => isUsable(state, option),
    sequence(
      change({ settlingId: undefined }),
      showView(option),
      perform({ type: 'emit', name: 'paymentOptionSelected', payload: { paymentOption: option } }),
      track(`selected.${option}`),
    ),
  )
}

/** The toggle: what it reveals depends on what there is besides the active view. */
export const showOtherWays: Move = given((state) => {
  const hasChoice = state.options.length > 1
  const [onlyOption] = state.options
  if (state.view === 'methods') {
    // A choice that was about to settle has settled: the list it would bring forward shows.
    if (hasChoice) return sequence(change({ isExpanded: true, settlingId: undefined }), announce)
    return onlyOption ? showView(onlyOption) : change({})
  }
  if (state.entries.length === 0) return showView('options')
  return sequence(showView('methods'), change({ isExpanded: hasChoice }))
})

export function startLoading(reason: LoadingReason): Move {
  return change(({ loading }) => ({
    loading: loading.includes(reason) ? loading : [...loading, reason],
  }))
}

export function endLoading(reason: LoadingReason): Move {
  return change(({ loading }) => ({ loading: loading.filter((other) => other !== reason) }))
}

export function isReady(state: DropInState): boolean {
  return state.lifecycle.phase === 'ready'
}

export function isUsable(state: DropInState, option: PaymentOptionId): boolean {
  return state.options.includes(option) && state.dependencies[option] === 'done'
}
