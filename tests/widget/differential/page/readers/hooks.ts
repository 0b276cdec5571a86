import { STATIC_HOOKS } from './static-hooks'

/** What a merchant's script did to a part of the widget, to be looked for later. */
interface Mark {
  readonly hook: string
  /** Whether the script also wrote a text of its own. */
  readonly hasText: boolean
}

const NAME = 'shop-mark'
const TEXT = 'The shop’s own words'
const PROBE = 'shop-probe'

/** Reads the hooks that the widget promises, and what became of what a merchant's script did to them. */
export interface HookReader {
  /** Gives the parts a class, a style, an attribute, a listener and, if asked, a text. */
  mark(hooks: readonly string[], hasText: boolean): void
  read(): string[]
}

export function createHookReader(): HookReader {
  const marks: Mark[] = []
  return {
    mark(hooks, hasText) {
      for (const hook of hooks) {
        marks.push({ hook, hasText })
        const element = find(hook)
        if (element) markElement(element, hasText)
      }
    },
    read: () => [
      ...STATIC_HOOKS.filter((hook) => find(hook)).map((hook) => `${hook} is there`),
      ...marks.map(describeMark),
    ],
  }
}

function find(hook: string): HTMLElement | SVGElement | undefined {
  const found = document.querySelector(`[data-braintree-id="${hook}"]`)
  return found instanceof HTMLElement || found instanceof SVGElement ? found : undefined
}

function markElement(element: HTMLElement | SVGElement, hasText: boolean): void {
  element.classList.add(NAME)
  element.style.setProperty('outline-width', '3px')
  element.setAttribute('data-shop', NAME)
  element.addEventListener(PROBE, (event) => event.preventDefault())
  if (hasText) element.textContent = TEXT
}

function describeMark({ hook, hasText }: Mark): string {
  const element = find(hook)
  if (!element) return `mark of ${hook}: it is gone`
  const kept = [
    element.classList.contains(NAME) && 'class',
    element.style.getPropertyValue('outline-width') === '3px' && 'style',
    element.getAttribute('data-shop') === NAME && 'attribute',
    !element.dispatchEvent(new Event(PROBE, { cancelable: true })) && 'listener',
    hasText && element.textContent === TEXT && 'text',
  ].filter((part) => part !== false)
  return `mark of ${hook}: ${kept.join(', ') || 'nothing'} kept`
}
