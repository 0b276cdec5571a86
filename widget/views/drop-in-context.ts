import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Translator } from '../locales/translator'
import type { ModelEvent } from '../model/machine/model-event'
import type { DropInState } from '../model/machine/state'
import type { Store } from '../model/store'

/** What every view of one widget shares. */
export interface DropInViewContext {
  readonly store: Store<DropInState, ModelEvent>
  readonly translate: Translator
  /** Unique on the page: element ids start with it. */
  readonly instanceId: string
}

export const DropInContext = createContext<DropInViewContext | undefined>(undefined)

interface DropInView extends DropInViewContext {
  readonly state: DropInState
  dispatch(event: ModelEvent): void
}

/**
 * The widget that a view belongs to; the view follows its state.
 *
 * @throws Error outside of the frame of a widget
 */
export function useDropIn(): DropInView {
  const context = useContext(DropInContext)
  if (!context) throw new Error('A view of the widget stands outside of its frame.')
  const { store } = context
  const state = useSyncExternalStore(store.subscribe, store.read)
  return { ...context, state, dispatch: store.dispatch }
}
