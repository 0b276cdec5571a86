import type { DropInState } from '../../model/machine/state'
import type { Store } from '../../model/store'
import { activeElementOf, isNowhere } from './active-element'
import { USABLE_RADIOS } from './keys'

/** Where focus belongs once a view has come forward, best first. */
const TARGETS = [
  `.braintree-options:not([hidden]) ${USABLE_RADIOS}`,
  '.braintree-methods:not([hidden]) [aria-checked=true]',
  '.braintree-methods:not([hidden]) .braintree-method',
  '.braintree-sheet:not([hidden])',
]

/** After a canceled deletion the focus returns to the button that asked for it. */
const DELETE_BUTTONS = '.braintree-methods:not([hidden]) .braintree-method[role=button]'

interface FocusKeeper {
  /** To be called before the page changes. */
  notice(): void
  /** To be called once the page shows the new state. */
  restore(): void
}

/**
 * Keeps the focus in the widget: where a change takes the focused element away, it goes on to what came
 * instead. A shopper who is elsewhere on the page is left alone.
 */
export function createFocusKeeper(
  frame: HTMLElement,
  store: Pick<Store<DropInState, never>, 'read'>,
): FocusKeeper {
  let hadFocus = false
  /** Nothing could take the focus yet: only the loading indicator shows. */
  let isOwed = false
  let askedAt = -1
  function notice(): void {
    const active = activeElementOf(frame)
    hadFocus = frame.contains(active) || (isOwed && isNowhere(active))
    const { mode, entries } = store.read()
    if (mode.kind === 'confirming') askedAt = entries.findIndex(({ id }) => id === mode.entry.id)
  }

  return {
    notice,
    restore() {
      isOwed = false
      if (!hadFocus) return
      const active = activeElementOf(frame)
      if (active && frame.contains(active) && isVisible(active)) return
      const asking = frame.querySelectorAll<HTMLElement>(DELETE_BUTTONS)[askedAt]
      const target = asking ?? findFocusTarget(frame)
      isOwed = !target
      target?.focus()
    },
  }
}

function isVisible(element: Element): boolean {
  return !element.closest('[hidden]')
}

/** Where the shopper goes on in the view that shows. */
export function findFocusTarget(frame: HTMLElement): HTMLElement | undefined {
  for (const selector of TARGETS) {
    const target = frame.querySelector<HTMLElement>(selector)
    if (target) return target
  }
  return undefined
}
