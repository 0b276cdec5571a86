import { createDialogSheet } from './dialog-styles'
import type { DialogField, ShopperDialog } from './shopper-dialog'

interface DialogElements {
  readonly host: HTMLElement
  readonly element: HTMLDialogElement
  readonly form: HTMLFormElement
  readonly inputs: readonly HTMLInputElement[]
  readonly cancel: HTMLButtonElement
}

/** Builds a dialog inside a shadow root, where the page's styles don't reach it. */
export function createDialogElements(dialog: ShopperDialog): DialogElements {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [createDialogSheet()]

  const element = document.createElement('dialog')
  const form = document.createElement('form')
  const heading = document.createElement('h2')
  heading.id = 'title'
  heading.textContent = dialog.title
  element.setAttribute('aria-labelledby', heading.id)

  const fields = dialog.fields.map(createField)
  const agree = createButton(dialog.agreeLabel, 'submit')
  const cancel = createButton(dialog.cancelLabel, 'button')
  // The first thing to do has the focus: filling in a field, or else agreeing.
  const first = fields[0]?.input ?? agree
  first.autofocus = true

  const actions = document.createElement('footer')
  actions.append(agree, cancel)
  form.append(
    heading,
    ...dialog.lines.map(createLine),
    ...fields.map(({ label }) => label),
    actions,
  )
  element.append(form)
  root.append(element)
  return { host, element, form, inputs: fields.map(({ input }) => input), cancel }
}

function createLine(text: string): HTMLElement {
  const line = document.createElement('p')
  line.textContent = text
  return line
}

function createField(field: DialogField): { label: HTMLLabelElement; input: HTMLInputElement } {
  const label = document.createElement('label')
  const input = document.createElement('input')
  input.name = field.name
  input.type = field.type
  input.value = field.value
  input.required = true
  input.autocomplete = 'off'
  label.append(field.label, input)
  return { label, input }
}

function createButton(text: string, type: 'submit' | 'button'): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = type
  button.textContent = text
  return button
}
