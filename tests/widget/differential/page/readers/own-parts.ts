import { isVisible } from './screen'

/** What the merchant's own script made of the merchant's own parts: those with an id, outside the widget. */
export function readOwnParts(): string[] {
  return [...document.querySelectorAll('#shop [id]')]
    .filter((part) => !part.closest('[data-braintree-id="wrapper"]'))
    .filter((part) => !part.querySelector('[data-braintree-id="wrapper"]'))
    .filter((part) => !(part instanceof HTMLScriptElement))
    .map((part) => [`#${part.id}`, ...statesOf(part), textOf(part)].filter(Boolean).join(' '))
}

function statesOf(part: Element): string[] {
  return [
    part instanceof HTMLButtonElement && part.disabled && 'disabled',
    !isVisible(part) && 'hidden',
    part instanceof HTMLInputElement && `= ${part.value}`,
  ].filter((state) => state !== false)
}

function textOf(part: Element): string {
  if (part.children.length > 0) return ''
  return (part.textContent ?? '').replace(/\s+/g, ' ').trim()
}
