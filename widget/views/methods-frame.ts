import { button, div } from './dom/element'
import type { ViewContext } from './view-context'

/** The elements around the saved payment methods, which are there before any method is. */
export interface MethodsFrame {
  readonly list: HTMLElement
  readonly label: HTMLElement
  readonly edit: HTMLElement
  readonly rows: HTMLElement
  readonly confirmation: HTMLElement
  readonly question: HTMLElement
  readonly no: HTMLElement
  readonly yes: HTMLElement
}

/** Makes them, all out of sight. */
export function createMethodsFrame({ translate }: ViewContext): MethodsFrame {
  const label = createHeading('methods-label')
  // In the old widget a heading too: a page's rules for headings mean it.
  const edit = button(
    'braintree-edit-button braintree-heading',
    { hook: 'methods-edit', hidden: true },
    translate('edit'),
  )
  const rows = div('braintree-methods-list', { hook: 'methods-container' })
  const question = div('braintree-delete-confirmation__message', {
    hook: 'delete-confirmation__message',
  })
  const [no, yes] = [
    answer('no', translate('deleteCancelButton')),
    answer('yes', translate('deleteConfirmationButton')),
  ]
  return {
    label,
    edit,
    rows,
    question,
    no,
    yes,
    list: div(
      'braintree-methods',
      { hook: 'methods', hidden: true },
      div('braintree-methods__header', {}, label, edit),
      rows,
    ),
    confirmation: div(
      'braintree-delete-confirmation',
      { role: 'alertdialog', hook: 'delete-confirmation', hidden: true },
      question,
      div('braintree-delete-confirmation__button-container', {}, no, yes),
    ),
  }
}

/** A heading of a list. */
export function createHeading(hook: string, text = ''): HTMLElement {
  return div('braintree-heading', { role: 'heading', 'aria-level': 2, hook }, text)
}

function answer(name: 'no' | 'yes', text: string): HTMLElement {
  return button(
    `braintree-delete-confirmation__button braintree-delete-confirmation__button--${name}`,
    { hook: `delete-confirmation__${name}` },
    text,
  )
}
