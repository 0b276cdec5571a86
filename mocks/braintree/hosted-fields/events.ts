import type { CardType } from './form/card-type'
import type { FieldKey } from './form/field-keys'
import type { FieldEventName } from './form/form-changes'
import type { FieldState } from './form/form-state'

/** What `getState` returns and every event carries. */
export interface FieldsState {
  readonly cards: readonly CardType[]
  readonly fields: Readonly<Partial<Record<FieldKey, FieldState & { readonly container: Element }>>>
}

export interface FieldsEvent extends FieldsState {
  readonly emittedBy: FieldKey
}

export type FieldsEvents = { [Name in FieldEventName]: FieldsEvent } & {
  binAvailable: { readonly bin: string }
}

export interface EventQueue {
  /** Runs the task after the current one, in the order of posting. */
  post(task: () => void): void
  /** Resolves when everything posted so far has run. */
  settled(): Promise<void>
  close(): void
}

/**
 * The real fields tell the page about changes by messages between frames, so merchants' handlers
 * always run in a later task, when for example the focus has arrived where it was going. This
 * keeps that order without a message channel.
 */
export function createEventQueue(): EventQueue {
  let isClosed = false
  const post = (task: () => void) => {
    setTimeout(() => {
      if (!isClosed) task()
    }, 0)
  }
  return {
    post,
    settled: () =>
      new Promise((resolve) => {
        setTimeout(resolve, 0)
      }),
    close() {
      isClosed = true
    },
  }
}
