import type { GatewayResult } from '../../braintree/gateway/payment-methods/tokenization'
import type { Part } from '../part'
import type { Answer } from '../wire'
import { type GatewayCall, toRecord } from './caller'
import { graphQlConfiguration, toGraphQlBrand } from './configuration'

/** What the gateway's GraphQL answers. */
export async function answerGraphQl(part: Part, call: GatewayCall): Promise<Answer> {
  const input = toRecord(toRecord(call.body['variables'])['input'])
  switch (part) {
    case 'configuration':
      return { json: { data: { clientConfiguration: graphQlConfiguration(call.wire) } } }
    case 'tokenize card':
      return tokenizeCard(call, input)
    case 'delete method':
      return deleteMethod(call, String(input['singleUseTokenId']))
    case 'venmo context':
      return answerVenmoContext(call)
    case 'venmo status':
      return answerVenmoStatus(call)
    default:
      throw new Error(`GraphQL has no ${part}.`)
  }
}

async function tokenizeCard(
  { wire, access }: GatewayCall,
  input: Record<string, unknown>,
): Promise<Answer> {
  const card = toRecord(input['creditCard'])
  const { postalCode } = toRecord(card['billingAddress'])
  const result = await wire.gateway.tokenizeCard(access, {
    number: String(card['number']),
    expirationMonth: String(card['expirationMonth']),
    expirationYear: String(card['expirationYear']),
    ...(card['cvv'] ? { cvv: String(card['cvv']) } : {}),
    ...(card['cardholderName'] ? { cardholderName: String(card['cardholderName']) } : {}),
    ...(postalCode ? { postalCode: String(postalCode) } : {}),
    vault: toRecord(input['options'])['validate'] === true,
  })
  if (!result.ok) return problem(result)
  const { nonce, details, binData } = result.value
  const creditCard = {
    bin: details['bin'],
    brandCode: toGraphQlBrand(String(details['cardType'])),
    last4: details['lastFour'],
    cardholderName: details['cardholderName'] ?? null,
    expirationMonth: details['expirationMonth'],
    expirationYear: details['expirationYear'],
    binData: Object.fromEntries(
      Object.entries(binData ?? {}).map(([name, value]) => [
        name,
        /^(Yes|No|Unknown)$/.test(value) ? value.toUpperCase() : value,
      ]),
    ),
  }
  return { json: { data: { tokenizeCreditCard: { token: nonce, creditCard } } } }
}

async function deleteMethod({ wire, access }: GatewayCall, nonce: string): Promise<Answer> {
  const result = await wire.gateway.deletePaymentMethod(access, nonce)
  if (!result.ok) return problem(result)
  return { json: { data: { deletePaymentMethodFromSingleUseToken: { clientMutationId: null } } } }
}

function answerVenmoContext({ body }: GatewayCall): Answer {
  const now = Date.now()
  const context = {
    id: 'venmo-context',
    status: 'CREATED',
    merchantId: 'simulated_merchant',
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + 300_000).toISOString(),
  }
  const isLegacy = String(body['query']).includes('QRCode')
  const data = isLegacy
    ? { createVenmoQRCodePaymentContext: { venmoQRCodePaymentContext: context } }
    : { createVenmoPaymentContext: { venmoPaymentContext: context } }
  return { json: { data } }
}

async function answerVenmoStatus({ wire, access }: GatewayCall): Promise<Answer> {
  const result = await wire.gateway.tokenizeVenmo(access, { username: 'venmojoe' })
  if (!result.ok) return problem(result)
  const node = {
    id: 'venmo-context',
    status: { approve: 'APPROVED', cancel: 'CANCELED', fail: 'FAILED' }[wire.venmo],
    paymentMethodId: wire.venmo === 'approve' ? result.value.nonce : null,
    userName: '@venmojoe',
    payerInfo: null,
  }
  return { json: { data: { node } } }
}

/** GraphQL refuses with a good status and errors in the body. */
function problem(result: GatewayResult<unknown> & { readonly ok: false }): Answer {
  const { code, message, fieldProblems } = result.problem
  const classes = { unauthorized: 'AUTHENTICATION', forbidden: 'AUTHORIZATION' } as const
  if (fieldProblems.length === 0) {
    const errorClass = code === 'unauthorized' || code === 'forbidden' ? classes[code] : 'NOT_FOUND'
    return { json: { data: null, errors: [{ message, extensions: { errorClass } }] } }
  }
  const errors = fieldProblems.map(({ code: legacyCode, field, message: why }) => ({
    message: why,
    extensions: {
      errorClass: 'VALIDATION',
      errorType: 'user_error',
      inputPath: ['input', 'creditCard', field],
      legacyCode,
    },
  }))
  return { json: { data: null, errors } }
}
