import { BraintreeError } from '../shared/braintree-error'
import { simulateCall, simulateSyncCall } from '../shared/simulate-call'
import { missingField, requireAttribute } from './field-errors'
import type { FieldSet } from './field-set'
import { type FieldKey, isFieldKey } from './form/field-keys'
import { renameOptions } from './frame/field-control'

interface AttributeOptions {
  readonly field: string
  readonly attribute: string
  readonly value?: string | number | boolean | null | undefined
}

/** What a merchant can do to single fields. */
export interface FieldActions {
  clear(field: string): Promise<void>
  focus(field: string): Promise<void>
  setAttribute(options: AttributeOptions): Promise<void>
  removeAttribute(options: AttributeOptions): Promise<void>
  setPlaceholder(field: string, placeholder: string): Promise<void>
  addClass(field: string, className: string): Promise<void>
  removeClass(field: string, className: string): Promise<void>
  setMonthOptions(names: readonly string[]): Promise<void>
  setMessage(options: { readonly field: string; readonly message: string }): void
}

type Field = NonNullable<ReturnType<FieldSet['find']>>

/** @throws BraintreeError from an action on a field that there is not, or that can't do it */
export function createFieldActions(fieldSet: FieldSet): FieldActions {
  const act = (
    name: keyof FieldActions,
    args: readonly unknown[],
    key: string,
    action: string,
    work: (field: Field, key: FieldKey) => void,
  ) =>
    simulateCall(`hosted-fields.${name}`, args, () => {
      const field = fieldSet.find(key)
      if (!field || !isFieldKey(key)) throw missingField(key, action)
      work(field, key)
    })

  const actions: FieldActions = {
    clear: (key) => act('clear', [key], key, 'clearing a field', () => clear(key)),
    focus: (key) =>
      act('focus', [key], key, 'focusing a field', ({ frame }) => {
        frame.iframe.focus()
        frame.element.focus()
      }),
    setAttribute: (options) =>
      act('setAttribute', [options], options.field, 'setting an attribute', ({ frame }) => {
        const { attribute, value } = options
        requireAttribute(attribute, value)
        if (attribute === 'disabled') frame.element.disabled = String(value) === 'true'
        else frame.element.setAttribute(attribute, String(value ?? ''))
      }),
    removeAttribute: (options) =>
      act('removeAttribute', [options], options.field, 'removing an attribute', ({ frame }) => {
        requireAttribute(options.attribute)
        frame.element.removeAttribute(options.attribute)
      }),
    setPlaceholder: (field, value) =>
      actions.setAttribute({ field, attribute: 'placeholder', value }),
    addClass: (key, className) =>
      act('addClass', [key, className], key, 'adding a class', ({ frame }) => {
        frame.element.classList.add(className)
      }),
    removeClass: (key, className) =>
      act('removeClass', [key, className], key, 'removing a class', ({ frame }) => {
        frame.element.classList.remove(className)
      }),
    setMonthOptions: (names) =>
      simulateCall('hosted-fields.setMonthOptions', [names], () => {
        const months = fieldSet.find('expirationMonth')?.frame.element
        if (!(months instanceof HTMLSelectElement)) throw monthsAreTyped()
        renameOptions(months, names)
      }),
    setMessage: (options) =>
      simulateSyncCall('hosted-fields.setMessage', [options], () => {
        fieldSet.find(options.field)?.frame.setMessage(options.message)
      }),
  }

  function clear(key: string): void {
    if (isFieldKey(key)) fieldSet.enter(key, '')
  }

  return actions
}

function monthsAreTyped(): BraintreeError {
  return new BraintreeError({
    type: 'MERCHANT',
    code: 'HOSTED_FIELDS_FIELD_PROPERTY_INVALID',
    message: 'setMonthOptions needs an expirationMonth field with the select option.',
  })
}
