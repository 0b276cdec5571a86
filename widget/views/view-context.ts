import type { Translator } from '../locales/translator'
import type { ModelEvent } from '../model/machine/model-event'
import { type Areas, areasOf } from '../model/machine/selectors'
import type { DropInState } from '../model/machine/state'
import type { Store } from '../model/store'
import { createLook } from './dom/watch'
import type { IconName } from './icons/icon-name'

/** What every view of one widget shares. */
export interface ViewContext {
  readonly store: Pick<Store<DropInState, ModelEvent>, 'read' | 'dispatch'>
  readonly translate: Translator
  /** Unique on the page: element ids start with it. */
  readonly instanceId: string
  /** Where the widget's picture of this name is. */
  readonly pictureOf: (name: IconName) => string
  /** Shows a part of the state now, and whenever it has become another. */
  watch<Value>(select: (state: DropInState) => Value, show: (value: Value) => void): void
  /** Hides the element while the state says so. */
  showWhile(element: HTMLElement, isShown: (areas: Areas) => boolean): void
}

type Shared = Pick<ViewContext, 'store' | 'translate' | 'instanceId'>

/** @param looks gets what looks at the state again; to be called after each change */
export function createViewContext(shared: Shared, looks: (() => void)[]): ViewContext {
  const watch: ViewContext['watch'] = (select, show) => {
    looks.push(createLook(shared.store, select, show))
  }
  return {
    ...shared,
    watch,
    pictureOf: (name) => `#${shared.instanceId}-${name}`,
    showWhile: (element, isShown) =>
      watch(
        (state) => isShown(areasOf(state)),
        (isNow) => {
          element.hidden = !isNow
        },
      ),
  }
}
