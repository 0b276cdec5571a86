import type { DropInState } from '../model/machine/state'
import type { Store } from '../model/store'

/** Where focus belongs once a view has come forward, best first. */
const TARGETS = [
  '.braintree-options .braintree-radio:enabled',
  '.braintree-methods:not([hidden]) .braintree-radio:checked',
  '.braintree-methods:not([hidden]) .braintree-radio',
  '.braintree-methods:not([hidden]) .braintree-method',
  '.braintree-sheet:not([hidden])',
]

interface FocusKeeper {
  /** To be called once the page shows the new state. */
  restore(): void
}

/**
 * Keeps the focus in the widget: where a change takes the focused element away, it goes on to what came
 * instead. A shopper who is elsewhere on the page is left alone.
 */
export function createFocusKeeper(
  frame: HTMLElement,
  store: Store<DropInState, unknown>,
): FocusKeeper {
  let hadFocus = false
  // The first listener of the store: the page still shows the old state.
  store.subscribe(() => {
    hadFocus = frame.contains(activeElementOf(frame))
  })
  return {
    restore() {
      if (!hadFocus) return
      const active = activeElementOf(frame)
      if (active && frame.contains(active) && isVisible(active)) return
      findTarget(frame)?.focus()
    },
  }
}

function activeElementOf(frame: HTMLElement): Element | null {
  const root = frame.getRootNode()
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
}

function isVisible(element: Element): boolean {
  return !element.closest('[hidden]')
}

function findTarget(frame: HTMLElement): HTMLElement | undefined {
  for (const selector of TARGETS) {
    const target = frame.querySelector<HTMLElement>(selector)
    if (target) return target
  }
  return undefined
}
