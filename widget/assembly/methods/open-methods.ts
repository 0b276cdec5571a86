import type { DropInState } from '../../model/machine/state'
import type { Store } from '../../model/store'
import { PLAIN_METHODS } from '../../views/methods-view'
import type { Views } from '../../views/mount-views'
import type { Disposer } from '../disposer'
import { loadMethods } from './load-methods'

interface MethodsParts {
  readonly model: Store<DropInState, unknown>
  readonly views: Views
  readonly disposer: Disposer
}

/**
 * Loads the list of payment methods once a method may come to be in it: while the shopper pays, not when the payment
 * is made.
 *
 * @returns how to load it at once; rejects when it can't be fetched
 */
export function openMethods({ model, views, disposer }: MethodsParts): () => Promise<void> {
  let loading: Promise<void> | undefined

  function load(): Promise<void> {
    loading ??= loadMethods().then(({ METHODS }) => {
      if (!disposer.isDisposed()) views.showMethods(METHODS)
    })
    return loading
  }

  const stop = model.subscribe(() => {
    if (!mayList(model.read())) return
    stop()
    load().catch((error: unknown) => {
      console.error(error)
      // The payment method exists nevertheless.
      if (!disposer.isDisposed()) views.showMethods(PLAIN_METHODS)
    })
  })
  disposer.add(stop)
  return load
}

function mayList({ entries, sheets }: DropInState): boolean {
  return entries.length > 0 || Object.values(sheets).some(({ isTouched }) => isTouched)
}
