const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
}

/**
 * Keys of the widget's buttons and radios, which are no native ones: Enter and Space click, arrows move. Arrows with a
 * modifier are the browser's, such as the way back.
 */
export function followKeys(event: KeyboardEvent): void {
  const { target, key, altKey, ctrlKey, metaKey } = event
  if (!(target instanceof HTMLElement)) return
  const role = target.getAttribute('role')
  const step = role === 'radio' && !(altKey || ctrlKey || metaKey) ? STEPS[key] : undefined
  if (step) moveThroughRadios(target, step)
  else if ((role === 'button' || role === 'radio') && (key === 'Enter' || key === ' ')) {
    // A key that is held down asks once: what comes in its place, such as a question, is not answered by it.
    if (!event.repeat) target.click()
  } else return
  event.preventDefault()
}

/**
 * In a list of which one is checked, the next is chosen. Tiles lead elsewhere: there arrows only move, because a
 * shopper who looks through the list must not be taken away from it.
 */
function moveThroughRadios(from: HTMLElement, step: 1 | -1): void {
  const group = from.closest('[role=radiogroup]')
  const radios = [...(group?.querySelectorAll<HTMLElement>(USABLE_RADIOS) ?? [])]
  const next = radios[(radios.indexOf(from) + step + radios.length) % radios.length]
  if (!next) return
  for (const radio of radios) setReachable(radio, radio === next)
  next.focus()
  if (group?.matches('.braintree-methods-list')) next.click()
}

/** Those that can be chosen. */
export const USABLE_RADIOS = '[role=radio]:not([aria-disabled=true])'

/** Tab enters a list at one of its radios, and goes on behind the last. */
export function setReachable(radio: HTMLElement, isReachable: boolean): void {
  radio.tabIndex = isReachable ? 0 : -1
}
