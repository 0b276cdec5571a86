import { type ReactElement, useLayoutEffect, useRef } from 'react'
import type { CardFieldName } from '../../model/terms/public-event'
import { brandIconOf } from '../../views/brand-icon'
import { classNames } from '../../views/class-names'
import { useDropIn } from '../../views/drop-in-context'
import { Icon } from '../../views/icons/icon'
import { CARD_FIELD_TEXTS } from './card-field-texts'
import { type CardForm, cvvLength, isFieldValid, knownBrand } from './card-form'

interface CardFieldViewProps {
  readonly field: CardFieldName
  readonly form: CardForm
  readonly onPlace: (field: CardFieldName, place: HTMLElement) => void
}

/** One field of the form: label, the place of its frame, and its error. */
export function CardFieldView({ field, form, onPlace }: CardFieldViewProps): ReactElement {
  const { translate, instanceId } = useDropIn()
  const place = useRef<HTMLSpanElement>(null)
  const { hook, label, boxClass } = CARD_FIELD_TEXTS[field]
  const error = form.errors[field]
  const isValid = isFieldValid(form, field)
  const placeId = `${instanceId}-${hook}`

  useLayoutEffect(() => {
    if (place.current) onPlace(field, place.current)
  }, [field, onPlace])

  // By hand: the provider keeps classes of its own on this element, and React would remove them.
  useLayoutEffect(() => {
    place.current?.classList.toggle('braintree-form__field--valid', isValid)
  }, [isValid])

  return (
    <div
      data-braintree-id={`${hook}-field-group`}
      className={classNames(
        'braintree-form__field-group',
        error && 'braintree-form__field-group--has-error',
        form.focused === field && 'braintree-form__field-group--is-focused',
        field === 'number' && knownBrand(form) && 'braintree-form__field-group--card-type-known',
      )}
    >
      {/* The provider gives focus to the field whose place a clicked label names. */}
      <label className="braintree-form__label" htmlFor={placeId}>
        <span className="braintree-form__label-text">
          {translate(label)} <Descriptor field={field} form={form} />
        </span>
        <span className="braintree-form__field">
          <span ref={place} id={placeId} className={`braintree-form__hosted-field ${boxClass}`} />
          <FieldIcon field={field} form={form} />
        </span>
      </label>
      <div
        data-braintree-id={`${hook}-field-error`}
        className="braintree-form__field-error"
        role="alert"
      >
        {error && translate(error)}
      </div>
    </div>
  )
}

type FieldPartProps = Pick<CardFieldViewProps, 'field' | 'form'>

function Descriptor({ field, form }: FieldPartProps): ReactElement | null {
  const { translate } = useDropIn()
  if (field === 'expirationDate') {
    return (
      <span className="braintree-form__descriptor">
        {translate('expirationDateLabelSubheading')}
      </span>
    )
  }
  if (field !== 'cvv') return null
  const isLong = cvvLength(form) === 4
  return (
    <span data-braintree-id="cvv-label-descriptor" className="braintree-form__descriptor">
      {translate(isLong ? 'cvvFourDigitLabelSubheading' : 'cvvThreeDigitLabelSubheading')}
    </span>
  )
}

function FieldIcon({ field, form }: FieldPartProps): ReactElement | null {
  if (field === 'number') {
    return (
      <span data-braintree-id="card-number-icon" className="braintree-form__icon-container">
        <Icon
          name={brandIconOf(knownBrand(form))}
          className="braintree-form__icon"
          hook="card-number-icon-svg"
        />
      </span>
    )
  }
  if (field !== 'cvv') return null
  return (
    <span data-braintree-id="cvv-icon" className="braintree-form__icon-container">
      <Icon
        name={cvvLength(form) === 4 ? 'iconCVVFront' : 'iconCVVBack'}
        className="braintree-form__icon"
        hook="cvv-icon-svg"
      />
    </span>
  )
}
