import { BraintreeError } from '../shared/braintree-error'
import type { FieldOptions, FieldsOptions, HostedFieldsOptions } from './field-options'
import { type FieldKey, isFieldKey } from './form/field-keys'

export interface FieldPlace {
  readonly key: FieldKey
  readonly field: FieldOptions
  readonly container: Element
}

/**
 * Finds the containers; throws the errors of the real component for what can't be used.
 *
 * @throws BraintreeError for fields or containers that can't be used
 */
export function findPlaces(options: HostedFieldsOptions): readonly FieldPlace[] {
  const fields = options.fields ?? {}
  if (Object.keys(fields).length === 0) {
    throw new BraintreeError({
      type: 'MERCHANT',
      code: 'INSTANTIATION_OPTION_REQUIRED',
      message: 'options.fields is required when instantiating Hosted Fields.',
    })
  }
  const { binVerificationLength } = options
  if (binVerificationLength !== undefined && ![6, 8].includes(binVerificationLength)) {
    throw new BraintreeError({
      type: 'MERCHANT',
      code: 'INSTANTIATION_OPTION_INVALID',
      message: 'options.binVerificationLength must be 6 or 8.',
    })
  }
  return Object.keys(fields).map((key) => findPlace(fields, key))
}

function findPlace(fields: FieldsOptions, key: string): FieldPlace {
  if (!isFieldKey(key)) {
    throw new BraintreeError({
      type: 'MERCHANT',
      code: 'HOSTED_FIELDS_INVALID_FIELD_KEY',
      message: `"${key}" is not a valid field.`,
    })
  }
  const field = fields[key] ?? {}
  const target = field.container || field.selector
  const container = typeof target === 'string' ? document.querySelector(target) : target
  const details = {
    fieldSelector: field.selector,
    fieldContainer: field.container,
    fieldKey: key,
  }
  if (!container || container.nodeType !== Node.ELEMENT_NODE) {
    throw new BraintreeError({
      type: 'MERCHANT',
      code: 'HOSTED_FIELDS_INVALID_FIELD_SELECTOR',
      message: `The container of the field "${key}" is not an element of the page.`,
      details,
    })
  }
  if (container.querySelector('iframe[name^="braintree-"]')) {
    throw new BraintreeError({
      type: 'MERCHANT',
      code: 'HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME',
      message: `The container of the field "${key}" holds a Braintree iframe already.`,
      details,
    })
  }
  requireNumber(key, 'maxlength', field.maxlength)
  requireNumber(key, 'minlength', field.minlength)
  return { key, field, container }
}

function requireNumber(fieldKey: FieldKey, option: string, value: unknown): void {
  if (!value || typeof value === 'number') return
  throw new BraintreeError({
    type: 'MERCHANT',
    code: 'HOSTED_FIELDS_FIELD_PROPERTY_INVALID',
    message: `The value for ${option} must be a number.`,
    details: { fieldKey },
  })
}
