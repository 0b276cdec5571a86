import type { GatewayConnection } from '../client/gateway-connection'
import type { PaymentMethod } from '../gateway/payment-methods/payment-method'
import type { CardInput, GatewayProblem } from '../gateway/payment-methods/tokenization'
import { BraintreeError, translateNetworkError } from '../shared/braintree-error'
import type { FieldKey } from './form/field-keys'
import type { Form } from './form/form'
import type { FormValues } from './form/form-state'

export interface TokenizeOptions {
  readonly vault?: boolean
  readonly fieldsToTokenize?: readonly string[]
  readonly cardholderName?: string
  readonly billingAddress?: { readonly postalCode?: string }
}

/**
 * Sends what was entered to the gateway, when it can be a card at all.
 *
 * @throws BraintreeError when fields are empty or invalid, or the gateway refuses
 */
export async function tokenizeForm(
  form: Form,
  options: TokenizeOptions,
  connection: GatewayConnection,
  containerOf: (key: FieldKey) => Element | undefined,
): Promise<PaymentMethod> {
  const { fieldsToTokenize } = options
  const keys = form.rules.keys.filter((key) => fieldsToTokenize?.includes(key) ?? true)
  requireEntries(form, keys, containerOf)
  const values = Object.fromEntries(keys.map((key) => [key, form.values[key]]))
  const result = await translateNetworkError(
    connection.tokenizeCard(toCardInput(values, options)),
    'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR',
  )
  if (!result.ok) throw tokenizationError(result.problem)
  return result.value
}

function requireEntries(
  form: Form,
  keys: readonly FieldKey[],
  containerOf: (key: FieldKey) => Element | undefined,
): void {
  if (keys.every((key) => form.state.fields[key]?.isEmpty)) {
    throw new BraintreeError({
      type: 'CUSTOMER',
      code: 'HOSTED_FIELDS_FIELDS_EMPTY',
      message: 'All fields are empty. Cannot tokenize empty card fields.',
    })
  }
  const invalidFieldKeys = keys.filter((key) => !form.state.fields[key]?.isValid)
  if (invalidFieldKeys.length === 0) return
  const invalidFields = Object.fromEntries(invalidFieldKeys.map((key) => [key, containerOf(key)]))
  throw new BraintreeError({
    type: 'CUSTOMER',
    code: 'HOSTED_FIELDS_FIELDS_INVALID',
    message: `These fields can't be tokenized as they are: ${invalidFieldKeys.join(', ')}.`,
    details: { invalidFieldKeys, invalidFields },
  })
}

function toCardInput(values: FormValues, options: TokenizeOptions): CardInput {
  const [month = '', year = ''] = (values.expirationDate ?? '').split('/')
  const cardholderName = values.cardholderName ?? options.cardholderName
  const postalCode = values.postalCode ?? options.billingAddress?.postalCode
  return {
    number: values.number ?? '',
    expirationMonth: values.expirationMonth ?? month,
    expirationYear: values.expirationYear ?? year,
    ...(values.cvv === undefined ? {} : { cvv: values.cvv }),
    ...(postalCode === undefined ? {} : { postalCode }),
    ...(cardholderName === undefined ? {} : { cardholderName }),
    ...(options.vault === undefined ? {} : { vault: options.vault }),
  }
}

function tokenizationError(problem: GatewayProblem): BraintreeError {
  const codes = problem.fieldProblems.map((field) => field.code)
  const code = codes.includes('81724')
    ? 'HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE'
    : codes.includes('81736')
      ? 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED'
      : 'HOSTED_FIELDS_FAILED_TOKENIZATION'
  return new BraintreeError({
    type: 'CUSTOMER',
    code,
    message: problem.message,
    details: { originalError: problem },
  })
}
