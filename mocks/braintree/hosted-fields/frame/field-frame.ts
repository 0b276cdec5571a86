import type { FieldOptions, FrameStyles } from '../field-options'
import { FIELD_TRAITS, type FieldKey } from '../form/field-keys'
import { createFieldElement, type FieldElement } from './field-control'
import { writeStyles } from './frame-styles'
import { projectIntoSlot } from './project-into-slot'

export interface FieldFrameListeners {
  typed(text: string): void
  focused(): void
  blurred(): void
  submitted(): void
}

export interface FieldFrame {
  readonly iframe: HTMLIFrameElement
  readonly element: FieldElement
  /** Resolves when one can type. */
  readonly ready: Promise<void>
  /** Text that screen readers read with the field; none for an empty one. */
  setMessage(message: string): void
  remove(): void
}

interface FieldFrameOptions {
  readonly key: FieldKey
  readonly field: FieldOptions
  readonly container: Element
  readonly styles: FrameStyles
  readonly isAutofillPrevented: boolean
  readonly listeners: FieldFrameListeners
}

/**
 * Puts an iframe with one input into the container, or into the light tree of the container's shadow host. Like the real
 * frame it knows neither the language nor the direction nor the color scheme of the page. Unlike it no markup is parsed
 * and nothing is fetched, so that no policy of a page can keep it out.
 */
export function createFieldFrame(options: FieldFrameOptions): FieldFrame {
  const { key, container } = options
  const element = createFieldElement(key, options.field, options.isAutofillPrevented)
  const message = document.createElement('p')
  message.id = `field-description-${FIELD_TRAITS[key].name}`
  const listen = createListening(element, options.listeners)

  const iframe = createIframe(key, options.field)
  const ready = new Promise<void>((resolve) => {
    // Some browsers replace the first document of a new iframe, and all of them make a new one when
    // it is moved in the page: the same input, with all it holds, goes into each of them.
    iframe.addEventListener('load', () => {
      furnish(iframe, options.styles, [element, message])
      listen()
      resolve()
    })
  })
  projectIntoSlot(container, 'height: 100%').append(iframe)

  return {
    iframe,
    element,
    ready,
    setMessage(text) {
      message.textContent = text
      if (text === '') element.removeAttribute('aria-describedby')
      else element.setAttribute('aria-describedby', message.id)
    },
    remove: () => iframe.remove(),
  }
}

function createIframe(key: FieldKey, field: FieldOptions): HTMLIFrameElement {
  const iframe = document.createElement('iframe')
  iframe.id = `braintree-hosted-field-${key}`
  iframe.name = iframe.id
  iframe.title = field.iframeTitle ?? `Secure field: ${FIELD_TRAITS[key].label}`
  const { style } = iframe
  style.border = 'none'
  style.width = '100%'
  style.height = '100%'
  style.float = 'left'
  return iframe
}

function furnish(
  iframe: HTMLIFrameElement,
  styles: FrameStyles,
  content: readonly Element[],
): void {
  const frameDocument = iframe.contentDocument
  const view = frameDocument?.defaultView
  if (!frameDocument || !view) return
  const sheet = new view.CSSStyleSheet()
  writeStyles(view, sheet, styles)
  frameDocument.adoptedStyleSheets = [sheet]
  frameDocument.body.replaceChildren(...content)
}

/**
 * Listens to the element. To be called for every document that the element comes into, because
 * Chromium takes the listeners off when the one before goes; twice is as good as once.
 */
function createListening(element: FieldElement, listeners: FieldFrameListeners): () => void {
  const typed = () => listeners.typed(element.value)
  const focused = () => listeners.focused()
  const blurred = () => listeners.blurred()
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Enter') listeners.submitted()
  }
  // Of the two kinds of element together TypeScript knows no events.
  const target: HTMLElement = element
  return () => {
    target.addEventListener('input', typed)
    target.addEventListener('focus', focused)
    target.addEventListener('blur', blurred)
    target.addEventListener('keydown', pressed)
  }
}
