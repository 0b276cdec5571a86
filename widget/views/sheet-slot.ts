import type { PaymentOptionId } from '../model/terms/payment-option'
import { toKebabCase } from '../model/terms/to-kebab-case'
import { div } from './dom/element'
import { icon } from './icons/icon'
import { describeOption } from './options/describe-option'
import type { ViewContext } from './view-context'

/** A payment sheet's place in the frame. */
export interface SheetSlot {
  /** The whole sheet. */
  readonly element: HTMLElement
  /** Icon and name; there is room beside them. */
  readonly header: HTMLElement
  /** What the sheet fills: the form of the card sheet, the button of the others. */
  readonly place: HTMLElement
  readonly pictureOf: ViewContext['pictureOf']
}

/** Makes the place. A sheet stays in the page while another shows: frames of the provider live in it. */
export function createSheetSlot(option: PaymentOptionId, context: ViewContext): SheetSlot {
  const { watch, translate, pictureOf, showWhile } = context
  const { icon: name, heading } = describeOption(option, translate)
  const hook = toKebabCase(option)
  const header = div(
    'braintree-sheet__header',
    { hook: `${hook}-sheet-header` },
    div(
      'braintree-sheet__header-label',
      {},
      icon(pictureOf(name), 'braintree-sheet__logo--header'),
      div('braintree-sheet__text', { role: 'heading', 'aria-level': 2 }, heading),
    ),
  )
  const isForm = option === 'card'
  const place = isForm
    ? div('braintree-sheet__content braintree-form')
    : div(`braintree-sheet__button--${hook.replace('paypal-credit', 'paypal')}`, {
        hook: `${hook}-button`,
      })
  const element = div(
    `braintree-sheet braintree-${option}`,
    { hook: option, role: 'region', 'aria-label': heading, tabindex: -1 },
    header,
    isForm ? place : div('braintree-sheet__content braintree-sheet__content--button', {}, place),
  )
  showWhile(element, ({ sheet }) => sheet === option)
  watch(
    ({ sheets }) => sheets[option]?.activity,
    (activity) => {
      element.classList.toggle('braintree-sheet--loading', activity === 'working')
      element.classList.toggle('braintree-sheet--tokenized', activity === 'tokenized')
      element.setAttribute('aria-busy', String(activity === 'working'))
    },
  )
  return { element, header, place, pictureOf }
}
