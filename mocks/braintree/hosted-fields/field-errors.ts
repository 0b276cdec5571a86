import { BraintreeError } from '../shared/braintree-error'
import { isFieldKey } from './form/field-keys'

const ALLOWED_ATTRIBUTES: Readonly<Record<string, 'boolean' | 'string'>> = {
  'aria-invalid': 'boolean',
  'aria-required': 'boolean',
  disabled: 'boolean',
  placeholder: 'string',
}

/** The error for a field that doesn't exist, or isn't among the merchant's. */
export function missingField(field: string, action: string): BraintreeError {
  if (!isFieldKey(field)) {
    return new BraintreeError({
      type: 'MERCHANT',
      code: 'HOSTED_FIELDS_FIELD_INVALID',
      message: `"${field}" is not a valid field. Name a field of Hosted Fields when ${action}.`,
    })
  }
  return new BraintreeError({
    type: 'MERCHANT',
    code: 'HOSTED_FIELDS_FIELD_NOT_PRESENT',
    message: `The field "${field}" is not part of these Hosted Fields (${action}).`,
  })
}

/**
 * Throws for attributes and values that the fields don't take.
 *
 * @throws BraintreeError for an attribute that fields do not take
 */
export function requireAttribute(attribute: string, value?: unknown): void {
  const kind = ALLOWED_ATTRIBUTES[attribute]
  if (kind === undefined) {
    throw new BraintreeError({
      type: 'MERCHANT',
      code: 'HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED',
      message: `The "${attribute}" attribute is not supported in Hosted Fields.`,
    })
  }
  if (value === undefined || value === null || isAllowed(kind, value)) return
  throw new BraintreeError({
    type: 'MERCHANT',
    code: 'HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED',
    message: `Value "${String(value)}" is not allowed for "${attribute}" attribute.`,
  })
}

function isAllowed(kind: 'boolean' | 'string', value: unknown): boolean {
  if (kind === 'string') return typeof value === 'string' || typeof value === 'number'
  return String(value) === 'true' || String(value) === 'false'
}
