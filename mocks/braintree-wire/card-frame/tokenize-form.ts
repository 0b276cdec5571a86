import Client from 'braintree-web/client/client'
import { tokenizationErrorCodes } from 'braintree-web/hosted-fields/shared/constants'
import errors from 'braintree-web/hosted-fields/shared/errors'
import * as z from 'zod/mini'
import type { CardForm } from './card-form'

/** An error and what came instead of it, as the page's component takes them. */
export type TokenizationReply = readonly [error: unknown, payload?: unknown]

const optionsSchema = z.looseObject({
  vault: z.optional(z.boolean()),
  fieldsToTokenize: z.optional(z.array(z.string())),
})

const failureSchema = z.looseObject({
  code: z.optional(z.string()),
  details: z.optional(z.looseObject({ httpStatus: z.optional(z.number()) })),
})

const cardsSchema = z.looseObject({ creditCards: z.array(z.looseObject({ nonce: z.string() })) })

/** Sends what was typed to the gateway, by the client that the page has handed over as JSON. */
export async function tokenizeForm(
  form: CardForm,
  client: unknown,
  given: unknown,
): Promise<TokenizationReply> {
  const { vault = false, fieldsToTokenize } = optionsSchema.parse(given)
  const keys = form.keys.filter((key) => fieldsToTokenize?.includes(key) ?? true)
  if (keys.every((key) => form.read(key).isEmpty)) return [errors['HOSTED_FIELDS_FIELDS_EMPTY']]
  const invalidFieldKeys = keys.filter((key) => !form.read(key).isValid)
  if (invalidFieldKeys.length > 0) {
    return [{ ...errors['HOSTED_FIELDS_FIELDS_INVALID'], details: { invalidFieldKeys } }]
  }
  try {
    const answer = await new Client(client).request({
      endpoint: 'payment_methods/credit_cards',
      method: 'post',
      data: { _meta: { source: 'hosted-fields' }, creditCard: writeCard(form, keys, vault) },
    })
    const [card] = cardsSchema.parse(answer).creditCards
    return [null, { ...card, consumed: undefined, threeDSecureInfo: undefined }]
  } catch (error) {
    return [toFrameError(error)]
  }
}

function writeCard(form: CardForm, keys: readonly string[], vault: boolean): object {
  const given = (key: string) => (keys.includes(key) ? form.valueOf(key) : undefined)
  const [month, year] = (given('expirationDate') ?? '').split('/')
  const postalCode = given('postalCode')
  return {
    number: given('number'),
    cvv: given('cvv'),
    cardholderName: given('cardholderName'),
    expirationMonth: given('expirationMonth') ?? month?.trim(),
    expirationYear: given('expirationYear') ?? wholeYear(year?.trim() ?? ''),
    ...(postalCode === undefined ? {} : { billingAddress: { postalCode } }),
    // The gateway saves a card that it validates for a customer.
    ...(vault ? {} : { options: { validate: false } }),
  }
}

function wholeYear(year: string): string {
  return year.length === 2 ? `20${year}` : year
}

function toFrameError(error: unknown): unknown {
  const { code = '', details } = failureSchema.parse(error)
  if (code.startsWith('CLIENT_AUTHORIZATION')) return toPlain(error)
  const originalError = toPlain(error)
  if (details?.httpStatus === 422) {
    const known = Object.entries(tokenizationErrorCodes).find(([number]) =>
      JSON.stringify(originalError).includes(`"${number}"`),
    )
    const failed = known?.[1] ?? errors['HOSTED_FIELDS_FAILED_TOKENIZATION']
    return { ...failed, details: { originalError } }
  }
  return { ...errors['HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR'], details: { originalError } }
}

/** An error's message is none of its own enumerable members, and the bus speaks JSON. */
function toPlain(error: unknown): unknown {
  return error instanceof Error ? { ...error, message: error.message } : error
}
