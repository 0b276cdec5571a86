import type { CardFieldName } from '../../../model/terms/public-event'
import type { CardSettings } from '../../../model/terms/settings'
import { brandIconOf } from '../../../views/brand-icon'
import { div, textOf } from '../../../views/dom/element'
import { createLook } from '../../../views/dom/watch'
import { icon } from '../../../views/icons/icon'
import type { IconName } from '../../../views/icons/icon-name'
import type { SheetContext } from '../../sheet'
import { type CardForm, cvvLength, isFieldValid, knownBrand } from '../card-form'
import type { CardSheetStore } from '../card-sheet-store'
import { CARD_FIELD_TEXTS } from './card-field-texts'

/** What the card form is made of. */
export interface CardViewParts {
  readonly context: Pick<SheetContext, 'slot' | 'translate' | 'provider'>
  readonly store: CardSheetStore
  readonly settings: CardSettings
  readonly canSave: boolean
  /** Called when the shopper clicks on what belongs to a field. */
  readonly focus: (field: CardFieldName) => void
}

interface CardField {
  readonly group: HTMLElement
  /** Gets the field's frame. */
  readonly place: HTMLElement
}

type Watch = <Value>(select: (form: CardForm) => Value, show: (value: Value) => void) => void

/** One field of the form: label, the place of its frame, and its error. */
export function createCardField(field: CardFieldName, parts: CardViewParts): CardField {
  const { store, context, focus } = parts
  const { translate } = context
  const watch: Watch = (select, show) => {
    store.subscribe(createLook(store, ({ form }) => select(form), show))
  }
  const { hook, label, boxClass } = CARD_FIELD_TEXTS[field]
  const place = div(`braintree-form__hosted-field ${boxClass}`)
  const error = div('braintree-form__field-error', { hook: `${hook}-field-error`, role: 'alert' })
  const group = div(
    'braintree-form__field-group',
    { hook: `${hook}-field-group` },
    div(
      'braintree-form__label-box',
      { click: () => focus(field) },
      div('braintree-form__label', {}, translate(label), ' ', ...describe(field, parts, watch)),
      div('braintree-form__field', {}, place, ...picture(field, parts, watch)),
    ),
    error,
  )
  const mark = (name: string, holds: (form: CardForm) => boolean) =>
    watch(holds, (isNow) => group.classList.toggle(`braintree-form__field-group--${name}`, isNow))
  mark('is-focused', ({ focused }) => focused === field)
  mark('has-error', ({ errors }) => errors[field] !== undefined)
  mark('card-type-known', (form) => field === 'number' && knownBrand(form) !== undefined)
  watch(
    (form) => isFieldValid(form, field),
    (isValid) => place.classList.toggle('braintree-form__field--valid', isValid),
  )
  watch(({ errors }) => {
    const key = errors[field]
    return key ? translate(key) : ''
  }, textOf(error))
  return { group, place }
}

/** What is said beside the label. */
function describe(
  field: CardFieldName,
  { context: { translate } }: CardViewParts,
  watch: Watch,
): HTMLElement[] {
  const hook = field === 'cvv' ? 'cvv-label-descriptor' : undefined
  const hint = div('braintree-form__descriptor', { hook })
  const write = textOf(hint)
  if (field === 'expirationDate') write(translate('expirationDateLabelSubheading'))
  else if (field === 'cvv') {
    watch(cvvLength, (length) =>
      write(
        translate(length === 4 ? 'cvvFourDigitLabelSubheading' : 'cvvThreeDigitLabelSubheading'),
      ),
    )
  } else return []
  return [hint]
}

/** The picture in the field. */
function picture(
  field: CardFieldName,
  { context: { slot } }: CardViewParts,
  watch: Watch,
): HTMLElement[] {
  if (field !== 'number' && field !== 'cvv') return []
  const hook = field === 'cvv' ? 'cvv-icon' : 'card-number-icon'
  const drawing = icon('', 'braintree-form__icon', `${hook}-svg`)
  watch(
    (form): IconName => {
      if (field === 'number') return brandIconOf(knownBrand(form))
      return cvvLength(form) === 4 ? 'iconCVVFront' : 'iconCVVBack'
    },
    (name) => drawing.firstElementChild?.setAttribute('href', slot.pictureOf(name)),
  )
  return [div('braintree-form__icon-container', { hook }, drawing)]
}
